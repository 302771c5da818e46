-- Items of the menu and their values.

local blame = require("blame")
local script = require("script")

local M = {}

--- First handle; not a small number, so that no script can mistake an index for a handle unnoticed.
local FIRST = 5000

local function list_of(...)
    local first = ...
    if type(first) == "table" then
        return { unpack(first) }
    end
    return { ... }
end
M.list_of = list_of

--- Adds an item. `value` is a list of what `ui.get` returns, except for lists.
function M.add(world, item)
    item.handle = FIRST + #world.items
    item.callbacks = {}
    item.visible, item.enabled = true, true
    if not item.client then
        for _, other in ipairs(world.items) do
            local same = other.name == item.name
                and other.tab == item.tab
                and other.container == item.container
                and not other.gone
                and item.kind ~= "label"
            if same then
                local text = "the container has an item %q already"
                blame.raise(text, item.name)
            end
        end
    end
    world.items[#world.items + 1] = item
    return item.handle
end

function M.find(world, handle)
    local item = world.items[handle - FIRST + 1]
    if not item or item.gone then
        blame.raise("%s is not an item of the menu", tostring(handle))
    end
    return item
end

local function position(list, text)
    for index, option in ipairs(list) do
        if option == text then
            return index
        end
    end
end

local function refuse(item, what, value)
    local text = "item %q (%s): expected %s, found %s"
    blame.raise(text, item.name, item.kind, what, blame.describe(value))
end

local HOTKEY_MODES =
    { ["Always on"] = 0, ["On hotkey"] = 1, Toggle = 2, ["Off hotkey"] = 3 }

local function set_text(item, value)
    if type(value) ~= "string" then
        refuse(item, "a text", value)
    end
    return value
end

local function set_option(item, value)
    if not position(item.options, value) then
        refuse(item, "one of its options", value)
    end
end

--- Makes the value of an item out of what `ui.set` gets.
local SETTERS = {
    checkbox = function(item, value)
        if type(value) ~= "boolean" then
            refuse(item, "a boolean", value)
        end
        return value
    end,
    slider = function(item, value)
        local fits = type(value) == "number"
            and value >= item.min
            and value <= item.max
        if not fits then
            local range = "a number from " .. item.min .. " to " .. item.max
            refuse(item, range, value)
        end
        return math.floor(value + 0.5)
    end,
    combobox = function(item, value)
        set_option(item, value)
        return value
    end,
    multiselect = function(item, ...)
        local chosen = {}
        for _, text in ipairs(list_of(...)) do
            set_option(item, text)
            chosen[#chosen + 1] = text
        end
        table.sort(chosen, function(a, b)
            return position(item.options, a) < position(item.options, b)
        end)
        return chosen
    end,
    listbox = function(item, value)
        local fits = value == nil
            or type(value) == "number"
                and value >= 0
                and value < math.max(1, #item.options)
        if not fits then
            refuse(item, "the number of a row", value)
        end
        return value
    end,
    color_picker = function(item, ...)
        local color = { ... }
        for index = 1, 4 do
            local part = color[index]
            local fits = type(part) == "number" and part >= 0 and part <= 255
            if not fits then
                refuse(item, "four numbers from 0 to 255", part)
            end
        end
        return { unpack(color, 1, 4) }
    end,
    hotkey = function(item, mode, key)
        local number = HOTKEY_MODES[mode]
        if not number then
            refuse(item, "the text of a mode", mode)
        end
        local active = number == 0 or number ~= 1 and item.value.active
        return { active = active, mode = number, key = key or item.value.key }
    end,
    textbox = set_text,
    string = set_text,
    label = set_text,
    button = function() end,
}

--- What `ui.get` returns for an item.
function M.read(item)
    local value = item.value
    if item.kind == "color_picker" then
        return unpack(value, 1, 4)
    elseif item.kind == "multiselect" then
        return { unpack(value) }
    elseif item.kind == "hotkey" then
        return value.active, value.mode, value.key
    elseif item.kind == "label" or item.kind == "button" then
        blame.raise("item %q: a %s has no value", item.name, item.kind)
    end
    return value
end

local function same(a, b)
    if type(a) ~= "table" or type(b) ~= "table" then
        return a == b
    end
    for key, value in pairs(a) do
        if b[key] ~= value then
            return false
        end
    end
    return #a == #b
end

--- Runs the functions of `ui.set_callback`.
function M.announce(world, item)
    for _, callback in ipairs({ unpack(item.callbacks) }) do
        script.call(world, callback, item.handle)
    end
end

--- Sets the value of an item. Returns whether it is another one now.
function M.write(item, ...)
    local value = ...
    if not item.is_guess or item.kind == "color_picker" then
        value = SETTERS[item.kind](item, ...)
    end
    local changed = not same(item.value, value)
    item.value = value
    if item.kind == "label" then
        item.name = value
    end
    return changed
end

return M
