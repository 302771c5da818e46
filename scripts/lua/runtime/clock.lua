-- Time: frames, ticks, and calls that wait for theirs.

local dispatch = require("dispatch")
local flags_of = require("behaviour.client").flags_of
local script = require("script")

local M = {}

local function run_timers(world)
    local due, waiting = {}, {}
    for _, timer in ipairs(world.timers) do
        local list = timer.due <= world.realtime and due or waiting
        list[#list + 1] = timer
    end
    world.timers = waiting
    table.sort(due, function(a, b)
        return a.due < b.due
    end)
    for _, timer in ipairs(due) do
        script.call(world, timer.callback, unpack(timer.args, 1, timer.count))
    end
end

--- Sends an event that has no fields but those that are plausible.
local function send(world, name, given)
    if not world.listeners[name] then
        return
    end
    local docs = world:event_docs(name)
    if dispatch.takes_table(world, docs) then
        local e = dispatch.make_table(world, name, docs, given)
        dispatch.send(world, name, e)
        return e
    end
    dispatch.send(world, name)
end

--- Ticks that one frame can catch up with; a slower frame skips some, as in the game.
local MOST_TICKS = 8

--- One step of the simulation.
function M.tick(world)
    world.tick = world.tick + 1
    world.curtime = world.tick * world.tick_interval
    send(world, "net_update_start")
    send(world, "net_update_end")
    local me = world:local_player()
    if not me then
        return
    end
    world.command = world.command + 1
    local command = { command_number = world.command, chokedcommands = 0 }
    local angles = { command_number = world.command, chokedcommands = 0 }
    angles.pitch, angles.yaw = world.camera.pitch, world.camera.yaw
    world.last_command = send(world, "setup_command", angles)
    send(world, "finish_command", command)
    if me.alive then
        send(world, "run_command", command)
        send(world, "pre_predict_command")
        local predicted = { command_number = world.command }
        send(world, "predict_command", predicted)
    end
end

local function reload_if_wanted(world)
    if world.wants_reload then
        world.wants_reload = false
        world:reload()
    end
end

--- Draws one frame, `seconds` after the last one; ticks and waiting calls that are due come first.
function M.frame(world, seconds)
    world.realtime = world.realtime + seconds
    world.frame = world.frame + 1
    world.frame_time = seconds
    if world.map then
        world.game_clock = (world.game_clock or world.curtime) + seconds
        local passed = (world.game_clock + 1e-9) / world.tick_interval
        world.tick = math.max(world.tick, math.floor(passed) - MOST_TICKS)
        while world.tick + 1 <= passed do
            M.tick(world)
        end
    end
    run_timers(world)
    reload_if_wanted(world)
    world.drawn, world.indicators, world.flags = {}, 0, {}
    local camera = world.camera
    if world.map then
        local view = { x = camera.x, y = camera.y, z = camera.z }
        view.pitch, view.yaw = camera.pitch, camera.yaw
        view.fov = camera.fov
        world.last_view = send(world, "override_view", view)
    end
    send(world, "pre_render")
    if world.map then
        send(world, "pre_render_3d")
        world.drawing = "paint"
        send(world, "paint")
        for _, player in
            ipairs(world:select(function(it)
                return it.player and it.alive
            end))
        do
            world.flags[player.index] = flags_of(world, player.index)
        end
    end
    world.drawing = "paint_ui"
    send(world, "paint_ui")
    world.drawing = nil
    send(world, "post_render")
end

return M
