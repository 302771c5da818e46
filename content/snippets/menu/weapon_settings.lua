local ANY = "Any weapon"
-- In the order of the menu. Numbers are those of m_iItemDefinitionIndex.
local GROUPS = {
    { name = ANY, numbers = {} },
    { name = "Pistols", numbers = { 1, 2, 3, 4, 30, 32, 36, 61, 63, 64 } },
    { name = "Rifles", numbers = { 7, 8, 10, 13, 16, 39, 60 } },
    { name = "Sniper rifles", numbers = { 9, 11, 38, 40 } },
}

local enabled = ui.new_checkbox("LUA", "A", "Weapon ring")
local names, group_of, items = {}, {}, {}
for i, group in ipairs(GROUPS) do
    names[i] = group.name
    for _, number in ipairs(group.numbers) do
        group_of[number] = group.name
    end
end
local edited = ui.new_combobox("LUA", "A", "Weapon ring for", names)

-- Every group has a full set of items, so the client saves them all.
for _, name in ipairs(names) do
    local own = {}
    if name ~= ANY then
        own.is_own = ui.new_checkbox("LUA", "A", name .. ": own ring")
    end
    own.radius =
        ui.new_slider("LUA", "A", name .. ": radius", 4, 100, 20, true, "px")
    own.color =
        ui.new_color_picker("LUA", "A", name .. ": colour", 154, 214, 91, 255)
    items[name] = own
end

local held = ANY -- group of the weapon in hand
local shown -- group that the menu last switched to

local function show_items()
    local is_on = ui.get(enabled)
    ui.set_visible(edited, is_on)
    for name, own in pairs(items) do
        local is_shown = is_on and name == ui.get(edited)
        for key, item in pairs(own) do
            local has_effect = key == "is_own"
                or name == ANY
                or ui.get(own.is_own)
            ui.set_visible(item, is_shown and has_effect)
        end
    end
end

---Returns the group of the weapon in hand.
local function find_group(player)
    local weapon = entity.get_player_weapon(player)
    local number = weapon and entity.get_prop(weapon, "m_iItemDefinitionIndex")
    return number and group_of[bit.band(number, 0xFFFF)] or ANY
end

---Lets the menu follow the weapon, unless the user is changing something.
local function follow_weapon()
    local me = entity.get_local_player()
    held = me and find_group(me) or ANY
    if held ~= shown and not ui.is_menu_open() then
        shown = held
        ui.set(edited, held)
        show_items()
    end
end

---Returns the items that count now: those of the group if it has its own.
local function get_settings()
    local own = items[held]
    if own.is_own and ui.get(own.is_own) then
        return own
    end
    return items[ANY]
end

client.set_event_callback("net_update_end", follow_weapon)

client.set_event_callback("paint", function()
    local me = entity.get_local_player()
    if not me or not entity.is_alive(me) or not ui.get(enabled) then
        return
    end
    local settings = get_settings()
    local w, h = client.screen_size()
    local r, g, b, a = ui.get(settings.color)
    local radius = ui.get(settings.radius)
    renderer.circle_outline(w / 2, h / 2, r, g, b, a, radius, 0, 1, 2)
end)

for _, own in pairs(items) do
    if own.is_own then
        ui.set_callback(own.is_own, show_items)
    end
end
ui.set_callback(enabled, show_items)
ui.set_callback(edited, show_items)
client.set_event_callback("post_config_load", function()
    shown = nil -- The configuration has brought another group.
    show_items()
end)
show_items()
