# Debian packages: `cmake --workflow --preset package` makes plybook (programs, games, documents) and libplybook-dev (the
# library, which is static).
set(revision 0plybook1)  # not 1: that would be Debian's own first package
set(ENV{SOURCE_DATE_EPOCH} ${PLYBOOK_RELEASE_TIME})
string(TIMESTAMP release_date "%a, %d %b %Y %H:%M:%S +0000" UTC)
unset(ENV{SOURCE_DATE_EPOCH})
configure_file(${CMAKE_CURRENT_LIST_DIR}/changelog.in package/changelog.Debian @ONLY)
configure_file(${CMAKE_CURRENT_LIST_DIR}/project_config.cmake.in package/project_config.cmake @ONLY)
foreach(package plybook libplybook-dev)
  install(FILES ${CMAKE_CURRENT_LIST_DIR}/copyright ${CMAKE_BINARY_DIR}/package/changelog.Debian
    DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/${package} COMPONENT ${package} EXCLUDE_FROM_ALL)
endforeach()

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME plybook)
set(CPACK_PACKAGE_CONTACT ${PLYBOOK_MAINTAINER})
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_COMPONENTS_ALL plybook libplybook-dev)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE ${revision})
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
  OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_PROJECT_CONFIG_FILE ${CMAKE_BINARY_DIR}/package/project_config.cmake)
set(CPACK_PRE_BUILD_SCRIPTS ${CMAKE_CURRENT_LIST_DIR}/compress.cmake)

set(CPACK_DEBIAN_PLYBOOK_PACKAGE_NAME plybook)
set(CPACK_DEBIAN_PLYBOOK_PACKAGE_SECTION utils)
set(CPACK_DEBIAN_PLYBOOK_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PLYBOOK_DESCRIPTION "check, convert and draw records of board games
Plybook reads games that were written down, replays them by the rules, says
what is wrong, where, by which clause and how to mend it, converts between
formats, and draws diagrams for rulebooks. It knows Antarktos, Hex Ugolki,
ARGO-shashki, and many kinds of draughts and corners; further games are
files of facts.")
set(CPACK_DEBIAN_LIBPLYBOOK-DEV_PACKAGE_NAME libplybook-dev)
set(CPACK_DEBIAN_LIBPLYBOOK-DEV_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_LIBPLYBOOK-DEV_PACKAGE_DEPENDS "plybook (= ${PROJECT_VERSION}-${revision}), libcairo2-dev, \
libexpected-dev, libfmt-dev, libpugixml-dev, libyaml-cpp-dev, libzstd-dev, nlohmann-json3-dev, pkg-config, zlib1g-dev")
set(CPACK_DEBIAN_LIBPLYBOOK-DEV_DESCRIPTION "library for records of board games - development files
Plybook reads games that were written down, replays them by the rules, says
what is wrong, converts between formats and draws diagrams.

This package holds the headers, the static library, and the files that CMake
and pkg-config find it by.")
include(CPack)
