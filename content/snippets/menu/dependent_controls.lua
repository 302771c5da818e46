local enabled = ui.new_checkbox("LUA", "A", "Script crosshair")
local parts =
    ui.new_multiselect("LUA", "A", "Crosshair parts", "Dot", "Lines", "Ring")
local gap = ui.new_slider("LUA", "A", "Crosshair gap", 0, 20, 4, true, "px")
local length = ui.new_slider("LUA", "A", "Crosshair length", 1, 40, 8)
local radius = ui.new_slider("LUA", "A", "Crosshair radius", 4, 60, 14)
local source = ui.new_combobox("LUA", "A", "Crosshair colour", "White", "Own")
local own_color =
    ui.new_color_picker("LUA", "A", "Crosshair own colour", 154, 214, 91, 255)
local locked = ui.new_checkbox("LUA", "A", "Lock the crosshair")

---The texts of a multiselect as keys: `chosen["Dot"]` is true or nil.
local chosen = {}

local function is_on()
    return ui.get(enabled)
end

local function has(part)
    return function()
        return is_on() and chosen[part] == true
    end
end

local function has_own_color()
    return is_on() and ui.get(source) == "Own"
end

local function is_unlocked()
    return not ui.get(locked)
end

---One row for each item that depends on others. What a rule asks for
---includes what its parent needs: no item outlives its parent.
local RULES = {
    { item = parts, shown = is_on, free = is_unlocked },
    { item = gap, shown = has("Lines"), free = is_unlocked },
    { item = length, shown = has("Lines"), free = is_unlocked },
    { item = radius, shown = has("Ring"), free = is_unlocked },
    { item = source, shown = is_on, free = is_unlocked },
    { item = own_color, shown = has_own_color, free = is_unlocked },
    { item = locked, shown = is_on },
}

---Brings the menu in line with the values. Can run at any time.
local function apply()
    chosen = {}
    for _, part in ipairs(ui.get(parts)) do
        chosen[part] = true
    end

    for _, rule in ipairs(RULES) do
        ui.set_visible(rule.item, rule.shown())
        if rule.free then
            ui.set_enabled(rule.item, rule.free())
        end
    end
end

for _, item in ipairs({ enabled, parts, source, locked }) do
    ui.set_callback(item, apply)
end
client.set_event_callback("post_config_load", apply)
apply()

local function get_color()
    if ui.get(source) == "Own" then
        return ui.get(own_color)
    end
    return 255, 255, 255, 255
end

client.set_event_callback("paint", function()
    if not is_on() then
        return
    end

    local r, g, b, a = get_color()
    local width, height = client.screen_size()
    local x, y = math.floor(width / 2), math.floor(height / 2)
    if chosen["Dot"] then
        renderer.rectangle(x - 1, y - 1, 2, 2, r, g, b, a)
    end
    if chosen["Lines"] then
        local from, size = ui.get(gap), ui.get(length)
        renderer.rectangle(x - from - size, y - 1, size, 2, r, g, b, a)
        renderer.rectangle(x + from, y - 1, size, 2, r, g, b, a)
        renderer.rectangle(x - 1, y - from - size, 2, size, r, g, b, a)
        renderer.rectangle(x - 1, y + from, 2, size, r, g, b, a)
    end
    if chosen["Ring"] then
        renderer.circle_outline(x, y, r, g, b, a, ui.get(radius), 0, 1, 1)
    end
end)
