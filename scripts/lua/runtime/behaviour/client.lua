-- Events, timers, clocks, camera, traces and keys.

local blame = require("blame")
local dispatch = require("dispatch")
local script = require("script")

local M = {}

--- Events that take a single callback.
local SINGLE = { indicator = true, output = true }

M["client.set_event_callback"] = function(world, name, callback)
    if SINGLE[name] and world.listeners[name] then
        blame.raise("the event `%s` already has a callback", name)
    end
    dispatch.listen(world, name, callback)
end

M["client.unset_event_callback"] = function(world, name, callback)
    if not dispatch.ignore(world, name, callback) then
        local text = "this function is not registered for the event `%s`"
        blame.raise(text, name)
    end
end

M["client.fire_event"] = function(world, name, ...)
    if #world:event_docs(name) > 0 then
        local text = "`%s` is an event of the client; choose another name"
        blame.raise(text, name)
    end
    dispatch.send(world, name, ...)
end

M["client.delay_call"] = function(world, delay, callback, ...)
    local timers = world.timers
    timers[#timers + 1] = {
        due = world.realtime + math.max(0, delay),
        callback = callback,
        args = { ... },
        count = select("#", ...),
    }
end

M["defer"] = function(world, callback)
    world.deferred[#world.deferred + 1] = callback
end

M["client.reload_active_scripts"] = function(world)
    if world.is_loading then
        blame.raise("client.reload_active_scripts at the top level never ends")
    end
    world.wants_reload = true
end

M["client.userid_to_entindex"] = function(world, userid)
    local found = world:select(function(entity)
        return entity.userid == userid
    end)
    return found[1] and found[1].index or 0
end

M["client.screen_size"] = function(world)
    return world.screen.width, world.screen.height
end

M["client.system_time"] = function(world)
    local seconds = world.unix_time + math.floor(world.realtime)
    local day = seconds % 86400
    return math.floor(day / 3600), math.floor(day / 60) % 60, day % 60, 0
end

M["client.unix_time"] = function(world)
    return world.unix_time + math.floor(world.realtime)
end

M["client.timestamp"] = function(world)
    -- Time passes while code runs, and no two readings are equal.
    world.readings = (world.readings or 0) + 1
    return world.realtime * 1000 + world.readings * 0.001
end

M["client.latency"] = function(world)
    return world.map and 0.05 or 0
end
M["client.real_latency"] = M["client.latency"]

M["client.random_int"] = function(_, minimum, maximum)
    return math.random(minimum, maximum)
end

M["client.random_float"] = function(_, minimum, maximum)
    return minimum + math.random() * (maximum - minimum)
end

M["client.key_state"] = function(world, key)
    return world.keys[key] == true
end

M["client.camera_angles"] = function(world, pitch, yaw)
    local camera = world.camera
    if pitch then
        camera.pitch, camera.yaw = pitch, yaw
        return
    end
    return camera.pitch, camera.yaw
end

M["client.camera_position"] = function(world)
    if world.map then
        return world.camera.x, world.camera.y, world.camera.z
    end
end

M["client.eye_position"] = function(world)
    local me = world:local_player()
    if me then
        local height = me.ducked and 46 or 64
        return me.origin[1], me.origin[2], me.origin[3] + height
    end
end

M["client.visible"] = function()
    return true
end

M["client.trace_line"] = function()
    return 1, -1
end

M["client.trace_bullet"] = function(world, _, _, _, _, _, _, _, skip_players)
    local enemy = world:select(function(entity)
        return world:is_enemy(entity) and entity.alive
    end)[1]
    return enemy and not skip_players and enemy.index or nil, 30
end

--- Factors of the parts of the body; all others count once.
local HITGROUPS = { [1] = 4, [3] = 1.25, [6] = 0.75, [7] = 0.75 }

M["client.scale_damage"] = function(_, _, hitgroup, damage)
    return damage * (HITGROUPS[hitgroup] or 1)
end

M["client.current_threat"] = function(world)
    local enemy = world:select(function(entity)
        return world:is_enemy(entity) and entity.alive and not entity.dormant
    end)[1]
    return enemy and enemy.index
end

M["client.get_model_name"] = function(_, index)
    return "models/model_" .. index .. ".mdl"
end

M["client.register_esp_flag"] = function(world, flag, r, g, b, callback)
    world.esp_flags[#world.esp_flags + 1] =
        { text = flag, r = r, g = g, b = b, callback = callback }
end

M["client.get_cvar"] = function(world, name)
    local variable = world.cvars[name]
    return variable and variable.text or ""
end

M["client.draw_debug_text"] = function(world, ...)
    if world.drawing then
        blame.raise("client.draw_debug_text must not be called in `paint`")
    end
    world.world_drawn[#world.world_drawn + 1] = { ... }
end

M["client.draw_hitboxes"] = function(world, ...)
    if world.drawing then
        blame.raise("client.draw_hitboxes must not be called in `paint`")
    end
    world.world_drawn[#world.world_drawn + 1] = { ... }
end

--- The flags that the overlay shows next to a player.
function M.flags_of(world, index)
    local shown = {}
    for _, flag in ipairs(world.esp_flags) do
        local ok, is_shown, text = script.call(world, flag.callback, index)
        if ok and is_shown then
            shown[#shown + 1] = text or flag.text
        end
    end
    return shown
end

return M
