-- Runs functions of the script as the client does: each on its own stack, with nothing of the stub below it.

local blame = require("blame")
local watch = require("watch")

local M = {}

local threads = setmetatable({}, { __mode = "k" })

local function finish(world, thread, ok, ...)
    watch.finish()
    if ok and coroutine.status(thread) == "dead" then
        return true, ...
    end
    local message = ...
    if ok then
        message = "attempt to yield from outside a coroutine"
    end
    local text = type(message) == "string" and message
        or "(error object is a " .. type(message) .. " value)"
    world.errors[#world.errors + 1] = {
        message = text,
        trace = blame.trace(thread, text),
    }
    return false
end

--- Calls a function of the script. An error is noted in `world.errors`, as the client notes it in its console.
--- @return boolean ok
--- @return any ... what the function returned
function M.call(world, fn, ...)
    local thread = coroutine.create(fn)
    threads[thread] = true
    watch.start()
    return finish(world, thread, coroutine.resume(thread, ...))
end

--- The library `coroutine` as a script sees it: the threads of the stub count as the main one.
function M.coroutines()
    local library = {}
    for name, fn in pairs(coroutine) do
        library[name] = fn
    end
    function library.running()
        local thread = coroutine.running()
        return not threads[thread] and thread or nil
    end
    function library.yield(...)
        if threads[coroutine.running()] then
            blame.raise("attempt to yield from outside a coroutine")
        end
        return coroutine.yield(...)
    end
    return library
end

return M
