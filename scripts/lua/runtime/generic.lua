-- The run that every script has to survive: any game, any event, nil wherever a definition allows it.

local clock = require("clock")
local dispatch = require("dispatch")
local menu = require("menu")
local plausible = require("plausible")

local M = {}

--- Returns what gives a field the first of these values that its type takes.
local function first_fit(candidates)
    return function(types, field)
        for _, value in ipairs(candidates) do
            if types:fits(value, field.type) then
                return value
            end
        end
        return types:value(field.type, function()
            return {}
        end)
    end
end

local smallest = first_fit({ 0, "", false })

--- Field values at the edge of what a definition allows.
local EDGES = {
    function(types, field)
        if types:may_be_nil(field.type) then
            return nil
        end
        return smallest(types, field)
    end,
    first_fit({ 32767, ("%s\n"):rep(20), true }),
}

local function send_with(world, name, docs, edge)
    local given = edge
        and function(field)
            return edge(world.types, field)
        end
    if #docs == 0 then
        dispatch.send(world, name)
    elseif dispatch.takes_table(world, docs) then
        local e = dispatch.make_table(world, name, docs, nil, given)
        dispatch.send(world, name, e)
    else
        local values, params = {}, docs[1].params
        for index, param in ipairs(params) do
            local value = world.types:value(param.type, function()
                return {}
            end)
            if edge then
                value = edge(world.types, param)
            end
            values[index] = value
        end
        dispatch.send(world, name, unpack(values, 1, #params))
    end
end

--- Events that frames and ticks send; the rest is sent here.
local OF_FRAMES = { paint = true, paint_ui = true, shutdown = true }

local function send_events(world)
    local names = {}
    for name in pairs(world.listeners) do
        if not OF_FRAMES[name] then
            names[#names + 1] = name
        end
    end
    table.sort(names)
    for _, edge in ipairs({ false, EDGES[1], EDGES[2], false }) do
        for _, name in ipairs(names) do
            local docs = world:event_docs(name)
            -- An event of the script's own gets what only the script knows.
            if #docs > 0 then
                send_with(world, name, docs, edge or nil)
                clock.frame(world, 0.01)
            end
        end
    end
end

local function last(list)
    return list[#list]
end

--- What a user may choose for an item, by kind.
local CHOICES = {
    checkbox = function()
        return true
    end,
    slider = function(item)
        return item.max
    end,
    combobox = function(item)
        return last(item.options)
    end,
    multiselect = function(item)
        return item.options
    end,
    listbox = function(item)
        return #item.options > 0 and #item.options - 1 or nil
    end,
    textbox = function()
        return "some text"
    end,
}

--- Changes every item of the script as a user may, and clicks every button.
function M.use_menu(world, only_checkboxes)
    for _, item in ipairs({ unpack(world.items) }) do
        local choose = CHOICES[item.kind]
        local is_own = not item.gone and not item.client
        local is_asked = not only_checkboxes or item.kind == "checkbox"
        if is_own and is_asked and item.kind == "hotkey" then
            item.value = { active = true, mode = 1, key = item.value.key }
        elseif is_own and is_asked and item.kind == "button" then
            menu.announce(world, item)
        elseif is_own and is_asked and choose then
            menu.write(item, choose(item))
            menu.announce(world, item)
        end
    end
end

--- Each option of each dropdown once, with some frames for each.
local function try_options(world)
    for _, item in ipairs({ unpack(world.items) }) do
        if item.kind == "combobox" and not item.client and not item.gone then
            for _, option in ipairs(item.options) do
                menu.write(item, option)
                menu.announce(world, item)
                clock.frame(world, 0.01)
            end
        end
    end
end

local function live(world)
    clock.frame(world, 0.01)
    send_events(world)
    for _ = 1, 10 do
        clock.frame(world, 0.02)
    end
    -- Long enough for what a script does later.
    for _ = 1, 8 do
        clock.frame(world, 5)
    end
end

local function die(world)
    local me = world:local_player()
    if me then
        me.alive = false
        me.health = 0
    end
end

--- A long session with all that a user may do.
local function session(world, prepare, more)
    prepare(world)
    world:load(world.main, more)
    live(world)
    M.use_menu(world, true)
    live(world)
    M.use_menu(world)
    try_options(world)
    live(world)
    world:save_configuration()
    world:load_configuration(world.saved_items)
    die(world)
    live(world)
    plausible.leave(world)
    live(world)
    plausible.join(world)
    live(world)
    world.timers = {}
    world:unload()
end

local function first_error(world)
    local found = world.errors[1]
    return found and found.message .. "\n" .. found.trace
end

local function all_nil(world)
    world.nils.all = true
    plausible.join(world)
end

--- Prepares a game with a value under every key: all scripts share them, so what a script finds may be anything.
local function with_stored(value)
    return function(world)
        setmetatable(world.database, {
            __index = function()
                return value
            end,
        })
        plausible.join(world)
    end
end

--- Runs sessions in worlds that `new_world` makes. Returns what went wrong, or nil.
--- @param more string? code that follows the script
--- @param title string? its title
--- @param is_short boolean? leaves out nil from single functions, and callbacks that run on `ui.set`
function M.run(new_world, more, title, is_short)
    local asked = {}
    local function try(what, prepare)
        local world = new_world()
        local ok, problem = pcall(session, world, prepare, more)
        for name in pairs(world.asked) do
            asked[name] = true
        end
        problem = not ok and problem or first_error(world)
        local where = title and "with " .. title .. ", " .. what or what
        return problem and where .. ": " .. problem
    end

    local problem = try("in a game", plausible.join)
        or try("in the main menu", function() end)
    if asked["database.read"] then
        local under = "under every key of the database"
        problem = problem
            or try("with a number " .. under, with_stored(1))
            or try(
                "with a table " .. under,
                with_stored({ "1", of = "another", list = {} })
            )
    end
    if is_short then
        return problem
            or try("with nil from every function that may return it", all_nil)
    end
    problem = problem
        or try("with a menu whose callbacks run on ui.set", function(world)
            world.set_runs_callbacks = true
            plausible.join(world)
        end)
        or try("with nil from every function that may return it", all_nil)
    local names = {}
    for name in pairs(asked) do
        names[#names + 1] = name
    end
    table.sort(names)
    for _, name in ipairs(names) do
        problem = problem
            or try("with nil from " .. name, function(world)
                world.nils[name] = true
                plausible.join(world)
            end)
    end
    return problem
end

M.first_error = first_error

return M
