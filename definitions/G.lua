---@meta

---Holds the functions without a table: the basics of Lua and some additions of the client.
---
---The interpreter is LuaJIT, which is Lua 5.1 with several features of Lua 5.2.
---
---## Notes
---
---- These functions are additions of the client: `defer`, `printf`, `readfile`, `toticks`,
---  `totime`, `vtable_bind`, `vtable_thunk` and `writefile`. `print` writes to the console, and
---  `rawlen` comes from Lua 5.2.
---- File paths are relative to the folder of the game.
---@class _G
_G = {}

---Raises an error when a value is false or `nil`, and otherwise returns its arguments.
---
---## Errors
---
---- Raises `message` when `expression` is false or `nil`.
---- Raises an error when called without arguments.
---@param expression any Value to test.
---@param message? any Error value. Default "assertion failed!".
---@param ... any More values, which are only returned.
---@return any ... All arguments, unchanged.
---@see error
---@see pcall
---@version 5.1
function assert(expression, message, ...) end

---Controls the garbage collector.
---
---## Errors
---
---Raises an error for an unknown option.
---
---## Notes
---
---- Leave the settings alone unless you have measured a problem: all scripts share the collector.
---- Only newer LuaJIT builds know `isrunning`.
---@param opt? gc_option What to do. Default "collect".
---@param arg? integer Number for `step`, `setpause` and `setstepmul`.
---@return number|boolean result For `count` the memory in use in KiB, for `step` whether a cycle has ended, for `isrunning` whether the collector runs, for `setpause` and `setstepmul` the old value, otherwise 0.
---@version 5.1
function collectgarbage(opt, arg) end

---Registers a function to run when the script is unloaded or reloaded.
---
---This is the place to restore changed menu values, materials and native hooks.
---
---## Notes
---
---It has the same effect as a function registered for the `shutdown` event. Several calls add up.
---@param callback fun() Cleanup function.
---@see event.general.shutdown
---@see client.set_event_callback
function defer(callback) end

---Raises an error.
---
---The call never returns. Without `pcall` or `xpcall` around it, the running event callback or
---script stops.
---
---## Notes
---
---The position is added only to an error value that is text.
---@param message any Error value, usually text.
---@param level? integer Position to name in the message: 1 where `error` was called, 2 where the function that called it was called, 0 for none. Default 1.
---@see pcall
---@see client.error_log
---@version 5.1
function error(message, level) end

---Returns the environment of a function or stack level.
---
---## Errors
---
---Raises an error for a stack level that does not exist.
---@param f? function|integer Function, or stack level: 1 is the caller of `getfenv`, 0 stands for the global environment. Default 1.
---@return table env Table of the environment.
---@see setfenv
---@version 5.1
---@nodiscard
function getfenv(f) end

---Returns the metatable of a value.
---@param object any Value to look up, usually a table.
---@return any mt Metatable, or the value of its `__metatable` field when it has one, or `nil`.
---@see setmetatable
---@see rawget
---@version 5.1
---@nodiscard
function getmetatable(object) end

---Iterates over the elements of a list in order.
---
---## Notes
---
---The iteration stops at the first element that is `nil`.
---@param tbl table List to walk.
---@return function iter Function that goes to the next element.
---@return table tbl The same table.
---@return integer index Start of the iteration, always 0.
---@see pairs
---@version 5.1
---@nodiscard
function ipairs(tbl) end

---Compiles Lua code without running it.
---
---## Notes
---
---- Text as first argument and the last two parameters are extensions of LuaJIT over Lua 5.1.
---- A reader function ends the code by returning `nil`, an empty string or nothing.
---- Never load code from an untrusted origin.
---@param chunk string|fun(): string? Code, or a function that returns it piece by piece.
---@param chunkname? string Name used in messages. Left out, it is the code itself, or `=(load)` for a reader function.
---@param mode? load_mode Form of code that is accepted. Default "bt".
---@param env? table Environment of the code. Left out, it is the global one.
---@return function? fn Compiled function, or `nil` for a syntax error.
---@return string? err Message of the syntax error.
---@see require
---@see pcall
---@see setfenv
---@version JIT
---@nodiscard
function load(chunk, chunkname, mode, env) end

---Returns the entry of a table that follows a key.
---
---## Errors
---
---Raises an error when `key` is not in the table.
---
---## Notes
---
---- `next(t) == nil` is true for an empty table.
---- The order is not defined. During an iteration, fields may be changed or cleared, but none may
---  be added.
---@param t table Table to walk.
---@param key? any Key of the previous entry. Left out, the first entry is returned.
---@return any next_key Key of the entry, or `nil` at the end.
---@return any value Value of the entry.
---@see pairs
---@see ipairs
---@version 5.1
function next(t, key) end

---Iterates over all entries of a table in no defined order.
---@param tbl table Table to walk.
---@return function next The `next` function.
---@return table tbl The same table.
---@return nil key Start of the iteration, always `nil`.
---@see ipairs
---@see next
---@version 5.1
---@nodiscard
function pairs(tbl) end

---Calls a function and catches its errors.
---
---## Notes
---
---In LuaJIT, `coroutine.yield` works inside the function.
---@param func fun(...: any): any Function to call.
---@param ... any Arguments of the function.
---@return boolean ok True when no error was raised.
---@return any ... Results of the function, or the error value.
---@see xpcall
---@see error
---@see assert
---@version 5.1
function pcall(func, ...) end

---Prints a line to the console, as `client.log` does.
---
---## Notes
---
---Unlike in standard Lua, no tabs are put between the values.
---@param ... any Values to print, joined without a separator.
---@see client.log
---@see printf
---@see client.color_log
function print(...) end

---Prints formatted text to the console.
---@param fmt string Text with directives, as for `string.format`.
---@param ... any One value for each directive.
---@see string.format
---@see print
function printf(fmt, ...) end

---Compares two values without metamethods.
---@param v1 any First value.
---@param v2 any Second value.
---@return boolean equal True when both are the same value.
---@see rawget
---@see rawlen
---@version 5.1
---@nodiscard
function rawequal(v1, v2) end

---Reads a field of a table without metamethods.
---@param tbl table Table to read from.
---@param key any Key of the field.
---@return any value Value of the field, or `nil` when there is none.
---@see rawset
---@see getmetatable
---@version 5.1
---@nodiscard
function rawget(tbl, key) end

---Returns the length of a table or string without metamethods.
---
---## Notes
---
---The function comes from Lua 5.2. Plain Lua 5.1 and default builds of LuaJIT lack it.
---@param tbl table|string Table or string to measure.
---@return integer length Number of elements, or number of bytes.
---@see rawget
---@see rawequal
---@version JIT
---@nodiscard
function rawlen(tbl) end

---Writes a field of a table without metamethods.
---
---## Errors
---
---Raises an error when `key` is `nil` or NaN.
---@param tbl table Table to write to.
---@param key any Key of the field, not `nil`.
---@param value any New value.
---@return table tbl The same table.
---@see rawget
---@see setmetatable
---@version 5.1
function rawset(tbl, key, value) end

---Returns the content of a file.
---
---## Notes
---
---The client waits for the disk, so read when the script loads and not in every frame.
---@param filename string Path relative to the folder of the game.
---@return string? contents Content of the file, or `nil` when there is no such file.
---@see writefile
---@see renderer.load_png
---@see database.read
---@nodiscard
function readfile(filename) end

---Loads a module once and returns its value.
---
---## Errors
---
---Raises an error when the module is missing or fails to load.
---
---## Notes
---
---- Files are searched along `package.path`.
---- Libraries of the workshop are loaded by an id with a namespace, once you have subscribed to
---  them.
---- `ffi` and `vector` are among the built-in modules.
---@param modname string Name of the module.
---@return any module Value that the module returned, or `true` when it returned none.
---@see ffi
---@see vector
---@see load
---@version 5.1
function require(modname) end

---Returns the arguments from a position on, or their number.
---
---## Errors
---
---Raises an error for the index 0 and for a negative index out of range.
---
---## Notes
---
---The count includes values that are `nil`.
---@param index integer|string Position, negative to count from the end, or `"#"` for the number of arguments.
---@param ... any Values to choose from.
---@return any ... Arguments from `index` on, or their number.
---@see unpack
---@version 5.1
---@nodiscard
function select(index, ...) end

---Replaces the environment of a function or stack level.
---
---## Errors
---
---- Raises an error for a function whose environment cannot be changed, such as a C function.
---- Raises an error for a stack level that does not exist.
---@param f function|integer Function, or stack level: 1 is the caller of `setfenv`, 0 stands for the running thread.
---@param env table Table of the new environment.
---@return function? f The changed function, or nothing for level 0.
---@see getfenv
---@see load
---@version 5.1
function setfenv(f, env) end

---Sets or removes the metatable of a table.
---
---## Errors
---
---Raises an error when the current metatable has a `__metatable` field.
---@param tbl table Table to change.
---@param metatable table? New metatable; `nil` removes the current one.
---@return table tbl The same table.
---@see getmetatable
---@see rawset
---@version 5.1
function setmetatable(tbl, metatable) end

---Converts a value to a number.
---
---## Errors
---
---- Raises an error for a base outside 2 to 36.
---- Raises an error for a value that is neither text nor number when the base is not 10.
---
---## Notes
---
---- In base 10, text with the prefix `0x` or `0b` is read as hexadecimal or binary, and the texts
---  `inf` and `nan` are converted too.
---- 64-bit C integers lose precision above 2^53.
---@param value any Number, text that holds a number, or C number.
---@param base? integer Base of the text, 2 to 36. Default 10.
---@return number? number Number, or `nil` when the value cannot be converted.
---@see tostring
---@version 5.1
---@nodiscard
function tonumber(value, base) end

---Converts a value to text.
---
---## Notes
---
---The `__tostring` metamethod is used when the value has one.
---@param value any Value to convert.
---@return string text Text for the value.
---@see string.format
---@see tonumber
---@version 5.1
---@nodiscard
function tostring(value) end

---Converts seconds to ticks.
---@param time number Time in seconds.
---@return integer ticks Number of ticks.
---@see totime
---@see globals.tickinterval
---@nodiscard
function toticks(time) end

---Converts ticks to seconds.
---@param ticks integer Number of ticks.
---@return number time Time in seconds.
---@see toticks
---@see globals.tickinterval
---@nodiscard
function totime(ticks) end

---Returns the name of the type of a value.
---@param value any Value to inspect.
---@return lua_type name Name of the type.
---@see ui.type
---@see ffi.istype
---@version 5.1
---@nodiscard
function type(value) end

---Returns the elements of a list as separate values.
---
---## Errors
---
---Raises an error for too many elements: the limit is around 8000.
---
---## Notes
---
---For a list with holes, give `j` yourself.
---@param tbl table List to take apart.
---@param i? integer Index of the first element. Default 1.
---@param j? integer Index of the last element. Default `#tbl`.
---@return any ... Elements of the list.
---@see select
---@version 5.1
---@nodiscard
function unpack(tbl, i, j) end

---Makes a Lua function from a virtual function of an exported interface.
---
---## Notes
---
---- Call the result with the remaining arguments only: the object is passed for you.
---- A wrong index or type crashes the game.
---@param module_name string File name of the module that exports the interface.
---@param interface_name string Name of the interface with its version suffix.
---@param index integer Position in the virtual function table, counted from 0.
---@param typestring string C function pointer type. Its first parameter is the pointer to the object.
---@param ... any Types for the `$` placeholders in the type.
---@return fun(...: any): any fn Function that takes the arguments after the object.
---@see vtable_thunk
---@see client.create_interface
---@see ffi.cast
---@nodiscard
function vtable_bind(module_name, interface_name, index, typestring, ...) end

---Makes a Lua function from a virtual function of any object.
---
---## Notes
---
---- The function is looked up in the object at each call, so one result serves many objects.
---- A null pointer as object crashes the game.
---@param index integer Position in the virtual function table, counted from 0.
---@param typestring string C function pointer type. Its first parameter is the pointer to the object.
---@param ... any Types for the `$` placeholders in the type.
---@return fun(...: any): any fn Function that takes the pointer to the object and then the arguments.
---@see vtable_bind
---@nodiscard
function vtable_thunk(index, typestring, ...) end

---Replaces the content of a file.
---
---## Notes
---
---- The file is created when there is none.
---- For settings, `database.write` is the better place.
---@param filename string Path relative to the folder of the game.
---@param text string New content.
---@see readfile
---@see database.write
function writefile(filename, text) end

---Calls a function and passes its errors to a handler.
---
---## Errors
---
---Raises an error when `handler` is not a function.
---
---## Notes
---
---Arguments for the function are an extension of LuaJIT: Lua 5.1 takes none.
---@param func fun(...: any): any Function to call.
---@param handler fun(err: any): any Function that gets the error value at the place of the error.
---@param ... any Arguments of the function.
---@return boolean ok True when no error was raised.
---@return any ... Results of the function, or what the handler returned.
---@see pcall
---@see client.error_log
---@version JIT
function xpcall(func, handler, ...) end
