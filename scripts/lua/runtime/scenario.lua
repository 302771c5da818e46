-- What a scenario can do: set a world up, let time pass, act as the user, and look at what the script did.

local blame = require("blame")
local clock = require("clock")
local dispatch = require("dispatch")
local entities = require("entities")
local expect = require("expect")
local frames = require("frames")
local menu = require("menu")
local plausible = require("plausible")
local storage = require("behaviour.storage")

local M = {}

local function event_docs(world, name)
    local docs = world:event_docs(name)
    if #docs == 0 then
        blame.raise("there is no event `%s`", tostring(name))
    end
    return docs
end

--- Sends an event with its fields, or with its values when its callback gets no table.
local function fire(world, name, ...)
    local docs = event_docs(world, name)
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

local function find_item(world, name)
    local names = {}
    for _, item in ipairs(world.items) do
        if not item.gone then
            local label = item.belongs_to or item.name
            if label == name then
                return item
            end
            names[#names + 1] = label
        end
    end
    local text = "there is no menu item %q. Items: %s"
    blame.raise(text, name, table.concat(names, ", "))
end

local function menu_of(world)
    local actions = {}

    --- Changes a value as the user does, and runs the item's callback. A hotkey takes whether it is active.
    function actions.set(name, ...)
        local item = find_item(world, name)
        if item.kind == "hotkey" and type(...) == "boolean" then
            item.value = { active = ..., mode = item.value.mode, key = 0 }
            return
        end
        if menu.write(item, ...) and not item.client then
            menu.announce(world, item)
        end
    end

    function actions.get(name)
        return menu.read(find_item(world, name))
    end

    --- Clicks a button.
    function actions.press(name)
        menu.announce(world, find_item(world, name))
    end

    function actions.is_visible(name)
        return find_item(world, name).visible
    end

    function actions.is_enabled(name)
        return find_item(world, name).enabled
    end

    --- Labels of the script's items, in their order.
    function actions.items()
        local names = {}
        for _, item in ipairs(world.items) do
            if not item.gone and not item.client then
                names[#names + 1] = item.name
            end
        end
        return names
    end

    --- Adds an item of the client, for `ui.reference`; several for one that has others beside it.
    function actions.add(tab, container, name, ...)
        for _, given in ipairs({ ... }) do
            given.tab, given.container, given.name = tab, container, name
            given.client, given.belongs_to = true, name
            menu.add(world, given)
        end
    end

    --- From now on, `ui.reference` finds only what `menu.add` has added.
    function actions.has_nothing_else()
        world.client_menu_is_known = true
    end

    function actions.open(is_open)
        world.menu_open = is_open ~= false
    end
    return actions
end

local function take_errors(world)
    local taken = {}
    for index, found in ipairs(world.errors) do
        taken[index] = found.message
    end
    world.errors = {}
    return taken
end

local function lines(world, kind)
    local list = {}
    for _, line in ipairs(world.console) do
        local is_asked = not kind and line.kind ~= "exec" or line.kind == kind
        if is_asked then
            list[#list + 1] = line.text
        end
    end
    return list
end

local function drawing(world)
    local actions = {}

    --- Draws a frame, `seconds` (0.01) after the last one.
    function actions.frame(seconds)
        clock.frame(world, seconds or 0.01)
    end

    --- Lets time pass, frame by frame (0.01 seconds each).
    function actions.play(seconds, step)
        step = step or 0.01
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

    --- What the last frame drew, or only `renderer.KIND` of it, with arguments by name.
    function actions.drawn(kind)
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
    return actions
end

local function world_actions(world)
    local actions = {}

    --- Joins a game with a map and nobody in it but you.
    function actions.join(map)
        plausible.leave(world)
        world.map = map or "de_dust2"
        world.curtime, world.tick, world.game_clock = 0, 0, 0
        plausible.add_match(world)
    end

    --- Joins a game with you, a team mate and enemies.
    function actions.join_match()
        plausible.join(world)
    end

    function actions.leave()
        plausible.leave(world)
    end

    --- Adds a player, or you with `me = true`.
    function actions.player(given)
        local is_me = given and given.me
        if is_me then
            given.me = nil
        end
        local player = entities.add_player(world, given)
        if is_me then
            world.local_index = player.index
        end
        return player
    end

    function actions.entity(given)
        return entities.add_entity(world, given)
    end

    function actions.remove(entity)
        world.entities[entity.index] = nil
    end

    function actions.screen(width, height)
        world.screen = { width = width, height = height }
    end

    --- Places the camera: `{ x, y, z, pitch, yaw, fov }`, each optional.
    function actions.camera(given)
        for key, value in pairs(given) do
            if world.camera[key] == nil then
                blame.raise("the camera has no `%s`", key)
            end
            world.camera[key] = value
        end
    end

    function actions.mouse(x, y)
        world.mouse = { x = x, y = y }
    end

    --- Holds a key down, or lets it go with false.
    function actions.key(code, is_down)
        world.keys[code] = is_down ~= false
    end

    --- Console variable; without a value its table, with `text`, `float`, `int` and `invoked`.
    function actions.cvar(name, value)
        return storage.set_variable(world, name, value)
    end

    --- Makes the name of a console variable unknown.
    function actions.no_cvar(name)
        world.blocked_cvars = world.blocked_cvars or {}
        world.blocked_cvars[name] = true
    end

    function actions.module(name, value)
        world.modules[name] = value
    end
    actions.files = world.files
    actions.database = world.database
    actions.plist = world.plist
    return actions
end

local function known(world, name)
    for _, group in ipairs(world.api.groups) do
        for _, entry in ipairs(group.entries) do
            if entry.name == name then
                return
            end
        end
    end
    blame.raise("there is no function `%s`", tostring(name))
end

--- The globals of a scenario for one world.
function M.actions(world)
    world.kept = {}
    local actions = {
        expect = expect.expect,
        game = world_actions(world),
        menu = menu_of(world),
    }
    for name, action in pairs(drawing(world)) do
        actions[name] = action
    end

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
        known(world, name)
        local values, count = { ... }, select("#", ...)
        world.answers[name] = type(...) == "function" and (...)
            or function()
                return unpack(values, 1, count)
            end
    end

    --- Lets a function of the API do what it does by itself again.
    function actions.no_answer(name)
        world.answers[name] = nil
    end

    --- Arguments of all calls of a function, a list for each.
    function actions.calls(name)
        known(world, name)
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

    --- Messages of the errors so far, which are no failures then.
    function actions.errors()
        return take_errors(world)
    end

    --- Whether the script listens for an event.
    function actions.listens(name)
        event_docs(world, name)
        return world.listeners[name] ~= nil
    end

    --- The flags beside a player in the last frame.
    function actions.flags(player)
        return world.flags[player.index] or {}
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
    return actions
end

return M
