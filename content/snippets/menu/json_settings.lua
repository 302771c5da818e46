local FILE = "json_settings.json"

-- Key in the file, and the item that shows it. Keys stay, labels may change.
local items = {
    enabled = ui.new_checkbox("LUA", "A", "Greeting"),
    size = ui.new_slider("LUA", "A", "Greeting size", 50, 400, 200, true, "px"),
    side = ui.new_combobox("LUA", "A", "Greeting side", "Left", "Right"),
    color = ui.new_color_picker("LUA", "A", "Greeting tint", 154, 214, 91, 255),
}

local stored = {}
local is_changed, is_loading = false, false

---Returns the value of an item as one value that JSON can represent.
local function read_item(item)
    if ui.type(item) == "color_picker" then
        return { ui.get(item) }
    end
    return (ui.get(item))
end

local function write_item(item, value)
    if type(value) ~= type(read_item(item)) then
        return false
    elseif type(value) == "table" then
        return pcall(ui.set, item, unpack(value))
    end
    return pcall(ui.set, item, value)
end

---Returns the settings of the file, or an empty table when there are none.
local function read_file()
    local text = readfile(FILE)
    if not text then
        return {}
    end

    local ok, data = pcall(json.parse, text)
    if ok and type(data) == "table" then
        return data
    end
    writefile(FILE .. ".bad", text)
    client.error_log(FILE .. " is damaged; a copy ends in .bad")
    return {}
end

local function save()
    if is_changed then
        writefile(FILE, json.stringify(stored))
        is_changed = false
    end
end

---Shows the stored values in the menu, and keeps what the menu accepts.
local function apply()
    for key, item in pairs(items) do
        write_item(item, stored[key])
        stored[key] = read_item(item)
    end
end

for key, item in pairs(items) do
    ui.set_callback(item, function()
        if not is_loading then
            stored[key] = read_item(item)
            is_changed = true
        end
    end)
end

stored = read_file()
apply()

-- A configuration has values for the items too: restore ours after it.
client.set_event_callback("pre_config_load", function()
    is_loading = true
end)
client.set_event_callback("post_config_load", function()
    is_loading = false
    apply()
end)

local was_open = false
client.set_event_callback("paint_ui", function()
    local is_open = ui.is_menu_open()
    if was_open and not is_open then
        save()
    end
    was_open = is_open

    if ui.get(items.enabled) then
        local width = client.screen_size()
        local size = ui.get(items.size)
        local x = ui.get(items.side) == "Left" and 20 or width - 20 - size
        local r, g, b, a = ui.get(items.color)
        renderer.rectangle(x, 20, size, 24, 20, 20, 24, 200)
        renderer.text(x + size / 2, 32, r, g, b, a, "c", size, "Welcome back")
    end
end)

client.set_event_callback("shutdown", save)
