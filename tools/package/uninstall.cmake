# The target `uninstall`: takes away what `cmake --install` put there, and the folders that it made. Which folders were
# there before is looked up first thing in an installation, and kept in the build folder.
set(made ${CMAKE_BINARY_DIR}/install_folders.txt)
set(destinations BINDIR LIBDIR/pkgconfig LIBDIR/cmake INCLUDEDIR LOCALEDIR/ru/LC_MESSAGES MANDIR/man1 MANDIR/man5
  MANDIR/ru/man1 MANDIR/ru/man5 DATADIR/bash-completion/completions DATADIR/fish/vendor_completions.d DOCDIR)
set(folders ${PLYBOOK_ZSH_DIR})
foreach(destination IN LISTS destinations)
  string(REGEX MATCH "^[A-Z]+" kind ${destination})
  string(REGEX REPLACE "^[A-Z]+" "${CMAKE_INSTALL_${kind}}" folder ${destination})
  list(APPEND folders ${folder})
endforeach()
install(CODE "
  set(made ${made})
  set(folders \"${folders}\")
  include(${CMAKE_CURRENT_LIST_DIR}/note_folders.cmake)" COMPONENT folders)

add_custom_target(uninstall
  COMMAND ${CMAKE_COMMAND} -D manifest=${CMAKE_BINARY_DIR}/install_manifest.txt -D made=${made}
    -P ${CMAKE_CURRENT_LIST_DIR}/remove.cmake
  VERBATIM)
