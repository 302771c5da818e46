-- Clocks and counters, and the function of Lua 5.2 that the client adds.

local M = {}

M["globals.realtime"] = function(world)
    return world.realtime
end
M["globals.curtime"] = function(world)
    return world.curtime
end
M["globals.absoluteframetime"] = function(world)
    return world.frame_time
end
M["globals.frametime"] = M["globals.absoluteframetime"]
M["globals.framecount"] = function(world)
    return world.frame
end
M["globals.tickcount"] = function(world)
    return world.tick
end
M["globals.servertickcount"] = M["globals.tickcount"]
M["globals.tickinterval"] = function(world)
    return world.tick_interval
end
M["globals.mapname"] = function(world)
    return world.map
end
M["globals.maxplayers"] = function(world)
    return world.map and world.max_players or 1
end
M["globals.lastoutgoingcommand"] = function(world)
    return world.command
end
M["globals.chokedcommands"] = function()
    return 0
end
M["globals.commandack"] = function(world)
    return math.max(0, world.command - 1)
end
M["globals.oldcommandack"] = function(world)
    return math.max(0, world.command - 2)
end
M["toticks"] = function(world, time)
    return math.floor(0.5 + time / world.tick_interval)
end
M["totime"] = function(world, ticks)
    return ticks * world.tick_interval
end

--- Without Lua 5.2 compatibility, `#` asks no metamethod of a table either.
M["rawlen"] = function(_, value)
    return #value
end

return M
