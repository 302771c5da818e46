-- Ends the program when a call of the script does not return: in the client, an endless loop freezes the game.

local blame = require("blame")

local M = {}

--- Seconds of processor time that one call may take.
M.limit = 10

--- Exit status of a program that was stopped; `run-job.ts` knows it.
local STATUS = 9

--- Number of instructions between two checks of the clock.
local STEPS = 1000000

local depth = 0

local function stop()
    local text = "%sstill running after %g seconds, and stopped.\n"
    io.stderr:write(text:format(blame.position(), M.limit))
    io.stderr:write("  Correct the loop or the call that never ends.\n")
    os.exit(STATUS)
end

--- Starts the clock before a call of the script. A nested call shares the time of the outer one.
function M.start()
    depth = depth + 1
    if depth > 1 then
        return
    end
    local ends = os.clock() + M.limit
    debug.sethook(function()
        if os.clock() > ends then
            stop()
        end
    end, "", STEPS)
end

--- Stops the clock after the call.
function M.finish()
    depth = depth - 1
    if depth == 0 then
        debug.sethook()
    end
end

--- Keeps LuaJIT from compiling a file of the script, because compiled code never checks the clock.
function M.prepare(chunk)
    jit.off(chunk, true)
    return chunk
end

return M
