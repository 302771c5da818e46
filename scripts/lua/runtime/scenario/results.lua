-- What a scenario can see of a script: drawings, console, calls, errors.

local blame = require("blame")
local frames = require("frames")
local known = require("scenario.known")

local function take_errors(world)
    local taken = {}
    for index, found in ipairs(world.errors) do
        taken[index] = found.message
    end
    world.errors = {}
    return taken
end

local KINDS = {
    log = true,
    color_log = true,
    error_log = true,
    print = true,
    exec = true,
}

local function lines(world, kind)
    if kind and not KINDS[kind] then
        blame.raise("the console has no lines of kind `%s`", tostring(kind))
    end
    local list = {}
    for _, line in ipairs(world.console) do
        local is_asked = not kind and line.kind ~= "exec" or line.kind == kind
        if is_asked then
            list[#list + 1] = line.text
        end
    end
    return list
end

local function add_frames(world, actions)
    --- What the last frame drew, or only `renderer.KIND` of it, with arguments by name.
    function actions.drawn(kind)
        if kind then
            known.fn(world, "renderer." .. kind)
        end
        local list = {}
        for _, call in ipairs(frames.named(world)) do
            if not kind or call.call == "renderer." .. kind then
                list[#list + 1] = call
            end
        end
        return list
    end

    --- The texts of the last frame.
    function actions.texts()
        local list = {}
        for _, call in ipairs(frames.named(world)) do
            list[#list + 1] = call.text
        end
        return list
    end

    --- Names the last frame, for `npm run lua -- FILE --frame NAME`.
    function actions.keep_frame(name)
        world.kept[#world.kept + 1] =
            { name = name, frame = frames.export(world) }
    end
end

--- Adds them to the globals of a scenario.
return function(world, actions)
    add_frames(world, actions)

    --- Arguments of all calls of a function, a list for each.
    function actions.calls(name)
        known.fn(world, name)
        local list = {}
        for _, call in ipairs(world.calls) do
            if call.name == name then
                list[#list + 1] = call.args
            end
        end
        return list
    end

    --- Lines of the console, or those of one kind: log, color_log, error_log, print, exec.
    function actions.logged(kind)
        return lines(world, kind)
    end

    --- Lines with `kind`, `text`, `r`, `g` and `b`.
    function actions.console()
        return world.console
    end
    function actions.clear_console()
        world.console = {}
    end

    --- Messages of the errors so far, which then no longer count as failures.
    function actions.errors()
        return take_errors(world)
    end

    --- Whether the script listens for an event.
    function actions.listens(name)
        known.event(world, name)
        return world.listeners[name] ~= nil
    end

    --- The flags next to a player in the last frame.
    function actions.flags(player)
        return world.flags and world.flags[player.index] or {}
    end

    --- Global of the script.
    function actions.global(name)
        return rawget(world.env, name)
    end

    --- The table that `setup_command` left behind in the last tick, and `override_view` in the last frame.
    function actions.last_command()
        return world.last_command
    end
    function actions.last_view()
        return world.last_view
    end
end
