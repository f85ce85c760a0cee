# outflank_add_plugin(NAME SOURCES...): builds NAME.so, a plugin of Outflank.
#
# It sets what a plugin needs and is easy to forget: hidden visibility, the
# version script that exports the one entry symbol, C++20 for C++ sources, and
# no floating-point contraction, so that a plugin computes the same numbers
# with every compiler.
function(outflank_add_plugin name)
  set(map ${CMAKE_CURRENT_FUNCTION_LIST_DIR}/plugin.map)
  if(NOT ARGN)
    message(FATAL_ERROR "outflank_add_plugin(${name}): expected one source file or more")
  endif()
  add_library(${name} MODULE ${ARGN})
  target_link_libraries(${name} PRIVATE Outflank::sdk)
  target_compile_options(${name} PRIVATE -ffp-contract=off)
  target_link_options(${name} PRIVATE -Wl,--version-script=${map})
  # A forgotten source file should fail here, not when the plugin is loaded; but
  # Clang leaves the symbols of its sanitizers to the program.
  if(NOT OUTFLANK_SANITIZE AND NOT "${CMAKE_C_FLAGS} ${CMAKE_CXX_FLAGS}" MATCHES "-fsanitize")
    target_link_options(${name} PRIVATE -Wl,--no-undefined)
  endif()
  set_target_properties(${name} PROPERTIES
    PREFIX "" SUFFIX .so
    C_VISIBILITY_PRESET hidden CXX_VISIBILITY_PRESET hidden VISIBILITY_INLINES_HIDDEN ON
    LINK_DEPENDS ${map})
endfunction()
