---@meta ffi

---Declares C types, creates C data and calls native functions from Lua.
---
---This is the foreign function interface of LuaJIT. Load it with `local ffi = require("ffi")`.
---
---## Notes
---
---- Nothing is checked: a wrong address, size or signature can crash the game or damage its memory.
---- Keep a Lua reference to every object that C code still points to. Otherwise it may be
---  collected.
---- Create types once with `ffi.typeof`, outside code that runs often. Parsing a declaration at
---  each call is slow.
---- The game is a 32-bit Windows process: pointers have 4 bytes, and member functions use the
---  `__thiscall` convention.
---- Lua functions can become C callbacks, but each of them takes one of few slots and must not be
---  called from another thread.
---@class ffilib
local ffi = {}

---Tells whether the target platform has a property.
---
---## Notes
---
---Newer properties are known to newer LuaJIT builds only.
---@param param ffi_abi Name of the property.
---@return boolean result True when the platform has the property.
---@see ffi.os
---@see ffi.arch
---@version JIT
---@nodiscard
function ffi.abi(param) end

---Returns the minimum alignment of a C type.
---@param ct string|ctype|cdata C declaration, type object, or an object whose type is used.
---@return integer align Alignment in bytes.
---@see ffi.sizeof
---@see ffi.offsetof
---@version JIT
---@nodiscard
function ffi.alignof(ct) end

---Holds the name of the processor architecture.
---
---The value is a constant: `x86` in a 32-bit game process. Other LuaJIT platforms have `x64`,
---`arm`, `arm64`, `ppc` and variants of `mips`.
---@type string
---@see ffi.os
---@version JIT
ffi.arch = nil

---Holds the symbols of the default C libraries.
---
---Index it by the name of a symbol. Functions, variables, enums and constants must be declared with
---`ffi.cdef` first.
---
---## Errors
---
---Indexing it with an undeclared or missing symbol raises an error.
---
---## Notes
---
---On Windows it covers the executable and the common system libraries.
---@type userdata
---@see ffi.cdef
---@see ffi.load
---@version JIT
ffi.C = nil

---Converts a value to another C type by the rules of a C cast.
---
---It is the usual way to give a type to a raw pointer, such as the result of
---`client.create_interface` or `client.find_signature`.
---
---## Errors
---
---Raises an error for a struct or array type, and for a value that C could not cast.
---
---## Notes
---
---- The new pointer does not keep its target alive.
---- Casting a Lua function to a function pointer creates a permanent callback. Release it with its
---  `free` method.
---@param ct string|ctype|cdata C declaration, type object, or an object whose type is used.
---@param init any Value to convert: a number, string, pointer, C object or function.
---@return cdata value C object of the given type.
---@see ffi.typeof
---@see client.find_signature
---@version JIT
---@nodiscard
function ffi.cast(ct, init) end

---Declares C types, functions and variables.
---
---## Errors
---
---Raises an error for a syntax error, and when a struct, union or enum is defined twice.
---
---## Notes
---
---- There is no preprocessor: macros and includes do not work.
---- Declarations are shared by all scripts until the client closes, so another script may already
---  use a name. `ffi.typeof` with a struct that has no name avoids the clash.
---@param def string C declarations, each ended by a semicolon.
---@param ... any Types, names or numbers for the `$` placeholders in the declarations.
---@see ffi.typeof
---@see ffi.C
---@version JIT
function ffi.cdef(def, ...) end

---Copies bytes from one place in memory to another.
---
---## Errors
---
---Raises an error when `len` is missing and the source is not a Lua string.
---
---## Notes
---
---The two areas must not overlap, and no bounds are checked.
---@param dst cdata Pointer or array to copy to.
---@param src cdata|string Pointer, array or string to copy from.
---@param len integer Number of bytes. For a string it may be left out: the text is then copied with a zero byte at its end.
---@overload fun(dst: cdata, src: string)
---@see ffi.fill
---@see ffi.string
---@version JIT
function ffi.copy(dst, src, len) end

---Returns the error number of the last C call, and can set a new one.
---
---## Notes
---
---Read it right after the C call, as other work may change it.
---@param newerr? integer New error number.
---@return integer err Error number before the call.
---@see ffi.C
---@version JIT
function ffi.errno(newerr) end

---Fills memory with one byte value.
---@param dst cdata Pointer or array to fill.
---@param len integer Number of bytes.
---@param c? integer Value of each byte, 0 to 255. Default 0.
---@see ffi.copy
---@see ffi.new
---@version JIT
function ffi.fill(dst, len, c) end

---Sets or removes the function that runs when a C object is collected.
---
---## Errors
---
---Raises an error for scalars: only pointers, structs, unions and arrays can have a finalizer.
---
---## Notes
---
---- It suits memory that C code has allocated.
---- Neither order nor time of the calls is defined.
---@param cdata cdata Object to watch.
---@param finalizer fun(cdata: cdata)|cdata|nil Lua or C function to call with the object; `nil` removes the current one.
---@return cdata cdata The same object.
---@see ffi.metatype
---@see ffi.new
---@version JIT
function ffi.gc(cdata, finalizer) end

---Tells whether an object has a C type.
---
---## Notes
---
---Type qualifiers are ignored, and a pointer to a struct counts as the struct.
---@param ct string|ctype|cdata C declaration, type object, or an object whose type is used.
---@param obj any Value to test.
---@return boolean result True for a C object of that type; false for anything else.
---@see ffi.typeof
---@see type
---@version JIT
---@nodiscard
function ffi.istype(ct, obj) end

---Loads a dynamic library and returns its symbols.
---
---## Errors
---
---Raises an error when the library cannot be loaded.
---
---## Notes
---
---- Keep a reference to the result while functions of the library are in use.
---- On Windows, `.dll` is added to a name without a dot.
---@param name string Name or path of the library.
---@param global? boolean Whether its symbols also appear in `ffi.C`; without effect on Windows. Default `false`.
---@return userdata lib Namespace, indexed by the name of a symbol.
---@see ffi.C
---@see ffi.cdef
---@version JIT
function ffi.load(name, global) end

---Gives a metatable to a struct, union, complex or vector type.
---
---## Errors
---
---- Raises an error when the type already has a metatable.
---- Raises an error for other kinds of types, such as numbers and pointers.
---
---## Notes
---
---- The link is permanent: neither the metatable nor its `__index` table may be changed afterwards.
---- Fields win over methods, so a method needs another name than every field of the struct.
---@param ct string|ctype Type that gets the metatable.
---@param metatable table Metamethods such as `__index`, `__add`, `__gc` and `__new`.
---@return ctype ctype Type object with the metatable.
---@see ffi.typeof
---@version JIT
function ffi.metatype(ct, metatable) end

---Creates a C object, filled with zeros or with initial values.
---
---## Errors
---
---Raises an error for a type of variable length without a count, and for initial values that do not
---fit the type.
---
---## Notes
---
---- An array of one element can serve as an output parameter of a C function.
---- A pointer to the object does not keep it alive.
---- A single initial value fills a whole array.
---@param ct string|ctype|cdata C declaration, type object, or an object whose type is used.
---@param nelem? integer Number of elements, for an array or struct of variable length only.
---@param ... any Initial values.
---@return cdata obj New object, which belongs to the garbage collector.
---@overload fun(ct: string|ctype|cdata, ...: any): cdata
---@see ffi.typeof
---@see ffi.string
---@see ffi.sizeof
---@version JIT
---@nodiscard
function ffi.new(ct, nelem, ...) end

---Returns the position of a field in a struct.
---@param ct string|ctype|cdata C declaration, type object, or an object whose type is used.
---@param field string Name of the field.
---@return integer? ofs Offset in bytes, or nothing for an unknown field.
---@return integer? bpos Position of the first bit, for a bit field.
---@return integer? bsize Number of bits, for a bit field.
---@see ffi.sizeof
---@see ffi.alignof
---@version JIT
---@nodiscard
function ffi.offsetof(ct, field) end

---Holds the name of the operating system.
---
---The value is a constant: `Windows` in the client. Other LuaJIT platforms have `Linux`, `OSX`,
---`BSD`, `POSIX` or `Other`.
---@type string
---@see ffi.arch
---@version JIT
ffi.os = nil

---Returns the size of a C type or object.
---
---## Errors
---
---Raises an error for an undeclared type, and for a type of variable length without a count.
---@param ct string|ctype|cdata C declaration, type object, or an object whose type is used.
---@param nelem? integer Number of elements, for a type of variable length.
---@return integer? size Size in bytes, or `nil` for types without a size, such as `void` and functions.
---@see ffi.alignof
---@see ffi.offsetof
---@version JIT
---@nodiscard
function ffi.sizeof(ct, nelem) end

---Makes a Lua string from bytes in C memory.
---
---## Notes
---
---- With `len`, zero bytes in the data are kept. Leave it out for text that ends with a zero byte.
---- A null pointer crashes the game.
---@param ptr cdata Pointer to, or array of, characters.
---@param len? integer Number of bytes. Left out, the data is read up to the first zero byte.
---@return string str Copy of the data.
---@see ffi.copy
---@see ffi.cast
---@version JIT
---@nodiscard
function ffi.string(ptr, len) end

---Creates a C type object.
---
---## Notes
---
---- Calling the type object creates an object of the type, as `ffi.new` does.
---- It is not the same as `type`, which returns the text `cdata` for C objects.
---- Only `ffi.typeof` and `ffi.cdef` know `$` placeholders.
---@param ct string|ctype|cdata C declaration, type object, or an object whose type is used.
---@param ... any Types or values for the `$` placeholders in the declaration.
---@return ctype ctype Callable type object.
---@see ffi.new
---@see ffi.metatype
---@see ffi.cdef
---@version JIT
---@nodiscard
function ffi.typeof(ct, ...) end

return ffi
