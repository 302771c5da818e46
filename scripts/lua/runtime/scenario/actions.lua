-- What happens in a scenario: the script is loaded, time passes, events fire.

local blame = require("blame")
local clock = require("clock")
local dispatch = require("dispatch")
local known = require("scenario.known")

--- Sends an event with its fields, or with its values when its callback gets no table.
local function fire(world, name, ...)
    local docs = known.event(world, name)
    if dispatch.takes_table(world, docs) then
        local e = dispatch.make_table(world, name, docs, (...))
        return dispatch.send(world, name, e), e
    end
    if select("#", ...) > 0 and #docs[1].params == 0 then
        blame.raise("event %s has no fields", name)
    end
    for index, param in ipairs(docs[1].params) do
        local value = select(index, ...)
        if not world.types:fits(value, param.type) then
            local text = "event %s: `%s`: expected %s, found %s"
            local found = blame.describe(value)
            blame.raise(text, name, param.name, param.text, found)
        end
    end
    return dispatch.send(world, name, ...)
end

local function add_loads(world, actions)
    --- Loads the script, or another of its folder by its name. Returns what a module returns.
    function actions.load_script(name)
        return world:load(name or world.main)
    end

    --- Loads the script with code after it: that of a title of its page, or any other, such as `return draw_panel`.
    function actions.load_with(code)
        local part = world.parts[code]
        return world:load(world.main, part and part.code or code)
    end

    --- Loads the script with one of its texts replaced, as somebody does who tries something.
    function actions.load_changed(from, to)
        local source = world.scripts[world.main]
        local first, last = source:find(from, 1, true)
        if not first then
            blame.raise("the script has no text %q", from)
        end
        local scripts = {}
        for name, other in pairs(world.scripts) do
            scripts[name] = other
        end
        scripts[world.main] = source:sub(1, first - 1)
            .. to
            .. source:sub(last + 1)
        world.scripts = scripts
        return world:load(world.main)
    end
    function actions.unload()
        world:unload()
    end
    function actions.reload()
        return world:reload()
    end
    function actions.save_config()
        world:save_configuration()
    end
    function actions.load_config()
        world:load_configuration(world.saved_items)
    end
end

--- Raises an error for what is no time that can pass.
local function check_seconds(what, seconds, is_right, expected)
    if type(seconds) ~= "number" or not is_right(seconds) then
        local text = "%s: expected seconds %s, found %s"
        blame.raise(text, what, expected, blame.describe(seconds))
    end
end

--- Two frames may have the same time, but steps without any would never end.
local function check_step(what, seconds)
    check_seconds(what, seconds, function(number)
        return number > 0
    end, "above 0")
end

local function add_time(world, actions)
    --- Draws a frame, `seconds` (0.01) after the last one.
    function actions.frame(seconds)
        seconds = seconds or 0.01
        check_seconds("frame", seconds, function(number)
            return number >= 0
        end, "from 0 on")
        clock.frame(world, seconds)
    end

    --- Lets time pass, frame by frame (0.01 seconds each).
    function actions.play(seconds, step)
        step = step or 0.01
        check_step("play", seconds)
        check_step("the step of play", step)
        for _ = 1, math.floor(seconds / step + 0.5) do
            clock.frame(world, step)
        end
    end

    --- Lets ticks pass without a frame.
    function actions.tick(count)
        for _ = 1, count or 1 do
            clock.tick(world)
            world.game_clock = world.curtime
        end
    end
end

--- Adds them to the globals of a scenario.
return function(world, actions)
    add_loads(world, actions)
    add_time(world, actions)

    --- Returns what the callbacks answered, and the table that they got.
    function actions.fire(name, ...)
        return fire(world, name, ...)
    end

    --- Sends an event that another script raises with `client.fire_event`.
    function actions.fire_own(name, ...)
        return dispatch.send(world, name, ...)
    end

    --- Lets a function of the API return values, or do something: `answer("client.latency", 0.03)`.
    function actions.answer(name, ...)
        known.fn(world, name)
        local values, count = { ... }, select("#", ...)
        local first = values[1]
        world.answers[name] = type(first) == "function" and first
            or function()
                return unpack(values, 1, count)
            end
    end

    --- Lets a function of the API do what it does by itself again.
    function actions.no_answer(name)
        world.answers[name] = nil
    end
end
