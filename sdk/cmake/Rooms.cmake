# How this tree is put together: one target per folder ("room").
#
# A room sees the headers of the rooms it links to and of no other, because
# each room is entered through a view of its own: a folder in the build tree
# that holds one link, to the room. An include against the direction of the
# dependencies does not compile.

find_package(Threads REQUIRED)

add_library(outflank_build_flags INTERFACE)
target_compile_options(outflank_build_flags INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wcast-qual -Wformat=2
  -Wundef
  $<$<COMPILE_LANGUAGE:CXX>:-Wnon-virtual-dtor -Wold-style-cast -Woverloaded-virtual>
  # GCC 12 sees overlapping copies in "text" + std::string where there are none
  # (its bug 105651).
  $<$<COMPILE_LANG_AND_ID:CXX,GNU>:-Wno-restrict>
  # The same numbers on every machine: no fused multiply-add.
  -ffp-contract=off)
if(OUTFLANK_WERROR)
  target_compile_options(outflank_build_flags INTERFACE -Werror)
endif()
if(OUTFLANK_SANITIZE)
  add_compile_options(-fsanitize=${OUTFLANK_SANITIZE} -fno-omit-frame-pointer
    -fno-sanitize-recover=all)
  add_link_options(-fsanitize=${OUTFLANK_SANITIZE})
  # GCC's warning does not see through the sanitizers' code.
  add_compile_options($<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>)
endif()

# outflank_view(TARGET SCOPE PREFIX DIRECTORY): lets TARGET's users write
# #include <PREFIX/file> for the files in DIRECTORY.
function(outflank_view target scope prefix directory)
  set(view ${PROJECT_BINARY_DIR}/rooms/${target})
  cmake_path(GET prefix PARENT_PATH parent)
  file(MAKE_DIRECTORY ${view}/${parent})
  file(REMOVE ${view}/${prefix})
  file(CREATE_LINK ${directory} ${view}/${prefix} SYMBOLIC)
  target_include_directories(${target} ${scope} $<BUILD_INTERFACE:${view}>)
endfunction()

# outflank_room(NAME SOURCES... LINKS...): a static library outflank_NAME made
# of the sources of the current folder; its headers are included as
# "NAME/file.hpp". LINKS are the rooms and packages it may use.
function(outflank_room name)
  cmake_parse_arguments(PARSE_ARGV 1 ARG "" "" "SOURCES;LINKS")
  add_library(outflank_${name} STATIC ${ARG_SOURCES})
  outflank_view(outflank_${name} PUBLIC ${name} ${CMAKE_CURRENT_SOURCE_DIR})
  target_link_libraries(outflank_${name} PUBLIC ${ARG_LINKS} PRIVATE outflank_build_flags)
endfunction()
