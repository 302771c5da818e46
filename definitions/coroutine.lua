---@meta

---Runs functions that can be suspended and continued later.
---
---## Notes
---
---- A coroutine runs only while something resumes it. It is not a thread, and nothing happens in
---  parallel.
---- LuaJIT lets a coroutine yield across `pcall`, `xpcall`, iterators and metamethods, but not
---  across a call from C, such as an FFI callback or the functions given to `table.sort` and
---  `string.gsub`.
---- To spread work over time, resume one coroutine per tick or frame from an event, or chain calls
---  of `client.delay_call`.
---- LuaJIT also has `coroutine.isyieldable`, which tells whether the running code may yield.
---@class coroutinelib
coroutine = {}

---Creates a coroutine from a function without starting it.
---
---## Errors
---
---Raises an error when `f` is not a function.
---@param f fun(...: any): any Body of the coroutine.
---@return thread co New coroutine, suspended at its start.
---@see coroutine.resume
---@see coroutine.wrap
---@see coroutine.status
---@version 5.1
---@nodiscard
function coroutine.create(f) end

---Starts or continues a coroutine.
---
---## Errors
---
---Raises an error when `co` is not a coroutine.
---
---## Notes
---
---- An error inside the coroutine is not raised: check the first result.
---- Resuming a dead or a running coroutine returns `false` and a message.
---@param co thread Coroutine to run.
---@param ... any Arguments of the function on the first call, results of `coroutine.yield` on later ones.
---@return boolean ok False when the coroutine raised an error or cannot be resumed.
---@return any ... Values passed to `coroutine.yield` or returned by the function; the error value when `ok` is false.
---@see coroutine.yield
---@see coroutine.status
---@see coroutine.create
---@see coroutine.wrap
---@version 5.1
function coroutine.resume(co, ...) end

---Returns the coroutine that is running.
---
---## Notes
---
---In a LuaJIT build with Lua 5.2 compatibility the main program gets its own thread and `true`
---instead of `nil`.
---@return thread? co Running coroutine, or `nil` in the main program.
---@see coroutine.status
---@version 5.1
---@nodiscard
function coroutine.running() end

---Returns the state of a coroutine.
---
---## Errors
---
---Raises an error when `co` is not a coroutine.
---@param co thread Coroutine to inspect.
---@return coroutine_status status State of the coroutine.
---@see coroutine.resume
---@see coroutine.running
---@version 5.1
---@nodiscard
function coroutine.status(co) end

---Creates a coroutine and returns a function that resumes it.
---
---## Errors
---
---The returned function raises the errors of the coroutine, and raises an error when the coroutine
---is dead.
---
---## Notes
---
---The function can serve as the iterator of a generic `for` loop.
---@param f fun(...: any): any Body of the coroutine.
---@return fun(...: any): any resume Resumes the coroutine at each call and returns what it yields.
---@see coroutine.create
---@see coroutine.yield
---@version 5.1
---@nodiscard
function coroutine.wrap(f) end

---Suspends the running coroutine.
---
---## Errors
---
---Raises an error outside a coroutine and across a call from C.
---@param ... any Values that `coroutine.resume` returns.
---@return any ... Arguments of the next `coroutine.resume`.
---@see coroutine.resume
---@see coroutine.wrap
---@version 5.1
function coroutine.yield(...) end
