-- What scripts print.

local blame = require("blame")
local dispatch = require("dispatch")
local text = require("text")

local M = {}

--- Prints a line, which passes through the event `output` first.
local function print_line(world, kind, r, g, b, line)
    if world.printing then
        local found = "the event `output` must not print: it would call itself"
        blame.raise(found)
    end
    world:write(kind, r, g, b, line)
    if world.listeners.output then
        world.printing = true
        local e = { text = line, r = r, g = g, b = b, a = 255 }
        dispatch.send(world, "output", e)
        world.printing = false
    end
end

M["client.log"] = function(world, ...)
    print_line(world, "log", 255, 255, 255, text.join(...))
end

M["client.color_log"] = function(world, r, g, b, ...)
    print_line(world, "color_log", r, g, b, text.join(...))
end

M["client.error_log"] = function(world, ...)
    print_line(world, "error_log", 255, 60, 60, text.join(...))
end

M["print"] = function(world, ...)
    print_line(world, "print", 255, 255, 255, text.join(...))
end

M["printf"] = function(world, format, ...)
    local ok, line = pcall(string.format, format, ...)
    if not ok then
        blame.raise("printf: %s", line)
    end
    print_line(world, "print", 255, 255, 255, line)
end

M["client.exec"] = function(world, ...)
    world:write("exec", 255, 255, 255, text.join(...))
end

return M
