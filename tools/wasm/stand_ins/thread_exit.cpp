// The one thread ends with the program; libc++abi asks for this where it was made for several.
extern "C" int __cxa_atexit(void (*end)(void*), void* object, void* program);

extern "C" int __cxa_thread_atexit(void (*end)(void*), void* object, void* program) {
  return __cxa_atexit(end, object, program);
}
