-- Items of the menu.

local blame = require("blame")
local json = require("json")
local menu = require("menu")

local M = {}

local function add(world, kind, tab, container, name, item)
    item = item or {}
    item.kind, item.tab = kind, tab
    item.container, item.name = container, name
    return menu.add(world, item)
end

local function options(...)
    local list = menu.list_of(...)
    if #list == 0 then
        blame.raise("an item with options needs at least one")
    end
    return list
end

M["ui.new_checkbox"] = function(world, tab, container, name)
    return add(world, "checkbox", tab, container, name, { value = false })
end

M["ui.new_slider"] = function(world, tab, container, name, min, max, init)
    local value = init or min
    if min > max or value < min or value > max then
        local text = "ui.new_slider: %s is not within %s and %s"
        blame.raise(text, value, min, max)
    end
    local item = { min = min, max = max, value = value }
    return add(world, "slider", tab, container, name, item)
end

M["ui.new_combobox"] = function(world, tab, container, name, ...)
    local list = options(...)
    local item = { options = list, value = list[1] }
    return add(world, "combobox", tab, container, name, item)
end

M["ui.new_multiselect"] = function(world, tab, container, name, ...)
    local item = { options = options(...), value = {} }
    return add(world, "multiselect", tab, container, name, item)
end

M["ui.new_listbox"] = function(world, tab, container, name, ...)
    local item = { options = menu.list_of(...) }
    return add(world, "listbox", tab, container, name, item)
end

M["ui.new_textbox"] = function(world, tab, container, name)
    return add(world, "textbox", tab, container, name, { value = "" })
end

M["ui.new_string"] = function(world, name, default)
    local item = { value = default or "" }
    return add(world, "string", "", "", name, item)
end

M["ui.new_color_picker"] = function(world, tab, container, name, r, g, b, a)
    local item = { value = { r or 255, g or 255, b or 255, a or 255 } }
    return add(world, "color_picker", tab, container, name, item)
end

M["ui.new_hotkey"] = function(world, tab, container, name, inline, key)
    local value = { active = false, mode = 1, key = key }
    local item = { inline = inline, value = value }
    return add(world, "hotkey", tab, container, name, item)
end

M["ui.new_label"] = function(world, tab, container, name)
    return add(world, "label", tab, container, name)
end

M["ui.new_button"] = function(world, tab, container, name, callback)
    local handle = add(world, "button", tab, container, name)
    menu.find(world, handle).callbacks[1] = callback
    return handle
end

M["ui.get"] = function(world, handle)
    return menu.read(menu.find(world, handle))
end

M["ui.set"] = function(world, handle, ...)
    local item = menu.find(world, handle)
    if item.kind == "button" then
        if not item.client then
            blame.raise("ui.set clicks buttons of the client only")
        end
        item.clicks = (item.clicks or 0) + 1
        return
    end
    local changed = menu.write(item, ...)
    if changed and world.set_runs_callbacks and not item.is_announced then
        item.is_announced = true
        menu.announce(world, item)
        item.is_announced = nil
    end
end

M["ui.update"] = function(world, handle, ...)
    local item = menu.find(world, handle)
    if not item.options then
        local text = "ui.update: item %q is a %s, which has no options"
        blame.raise(text, item.name, item.kind)
    end
    item.options = menu.list_of(...)
    if item.kind == "listbox" and item.value then
        item.value = item.value < #item.options and item.value or nil
    end
end

M["ui.set_callback"] = function(world, handle, callback)
    local item = menu.find(world, handle)
    if item.client then
        blame.raise("ui.set_callback does not work on items of the client")
    end
    item.callbacks[#item.callbacks + 1] = callback
end

M["ui.set_visible"] = function(world, handle, visible)
    local item = menu.find(world, handle)
    if visible == nil then
        return item.visible
    end
    item.visible = visible
end

M["ui.set_enabled"] = function(world, handle, enabled)
    menu.find(world, handle).enabled = enabled
end

M["ui.name"] = function(world, handle)
    return menu.find(world, handle).name
end

M["ui.type"] = function(world, handle)
    return menu.find(world, handle).kind
end

--- Items of the client by their place. Those that no scenario describes are checkboxes or colour pickers, by their name,
--- and take any value.
M["ui.reference"] = function(world, tab, container, name)
    if world.drawing then
        blame.raise("ui.reference: call it when the script loads")
    end
    local found = {}
    for _, item in ipairs(world.items) do
        local is_it = item.client
            and item.tab == tab
            and item.container == container
            and item.belongs_to == name
        if is_it then
            found[#found + 1] = item.handle
        end
    end
    if #found > 0 then
        return unpack(found)
    elseif world.client_menu_is_known then
        local text = "there is no item %q in %s, %s"
        blame.raise(text, name, tab, container)
    end
    local is_color = name:lower():find("colou?r") ~= nil
    local item = { client = true, belongs_to = name, is_guess = true }
    item.value = is_color and { 255, 255, 255, 255 } or false
    local kind = is_color and "color_picker" or "checkbox"
    return add(world, kind, tab, container, name, item)
end

M["ui.is_menu_open"] = function(world)
    return world.menu_open
end
M["ui.menu_position"] = function(world)
    return world.menu_place.x, world.menu_place.y
end
M["ui.menu_size"] = function(world)
    return world.menu_place.width, world.menu_place.height
end
M["ui.mouse_position"] = function(world)
    return world.mouse.x, world.mouse.y
end

M["config.export"] = function(world)
    return json.stringify(world:configuration())
end

M["config.import"] = function(world, text)
    local ok, values = pcall(json.parse, text)
    if not ok or type(values) ~= "table" then
        blame.raise("config.import: the text is not a configuration")
    end
    world:load_configuration(values)
end

M["config.load"] = function(world)
    world:load_configuration(world.saved_items)
end

return M
