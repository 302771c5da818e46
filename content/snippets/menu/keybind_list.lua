local MODES = { [0] = "always", "held", "toggled", "released" }
local LEFT, PADDING, GAP, MIN_WIDTH = 20, 8, 24, 120

-- Items of the client: tab, container and label, as the menu shows them.
local CLIENT_ITEMS = {}

local entries = {}

---Lists a hotkey while it is active, and its checkbox ticked if it has one.
local function watch(label, hotkey, checkbox)
    entries[#entries + 1] =
        { label = label, hotkey = hotkey, checkbox = checkbox }
end

---Does the same for an item of the client. Returns false if there is no such
---item, or none with a hotkey.
local function watch_client(tab, container, label)
    local found = { pcall(ui.reference, tab, container, label) }
    if not found[1] then
        return false
    end

    local item = found[2]
    local checkbox = ui.type(item) == "checkbox" and item or nil
    for i = 2, #found do
        if ui.type(found[i]) == "hotkey" then
            watch(label, found[i], checkbox)
            return true
        end
    end
    return false
end

local function get_active()
    local rows = {}
    for _, entry in ipairs(entries) do
        local is_active, mode = ui.get(entry.hotkey)
        local is_on = not entry.checkbox or ui.get(entry.checkbox)
        if is_active and is_on then
            rows[#rows + 1] = { entry.label, MODES[mode] or "active" }
        end
    end
    return rows
end

local function draw(rows)
    local width, row_h = MIN_WIDTH, 0
    for _, row in ipairs(rows) do
        local label_w, label_h = renderer.measure_text("", row[1])
        local mode_w = renderer.measure_text("", row[2])
        width = math.max(width, label_w + GAP + mode_w)
        row_h = math.max(row_h, label_h + 2)
    end

    local _, screen_h = client.screen_size()
    local x, y = LEFT, math.floor(screen_h * 0.4)
    local w, h = width + PADDING * 2, #rows * row_h + PADDING * 2
    renderer.rectangle(x, y, w, h, 20, 20, 24, 200)
    for i, row in ipairs(rows) do
        local row_y = y + PADDING + (i - 1) * row_h
        local left, right = x + PADDING, x + w - PADDING
        renderer.text(left, row_y, 255, 255, 255, 255, "", 0, row[1])
        renderer.text(right, row_y, 154, 214, 91, 255, "r", 0, row[2])
    end
end

local enabled = ui.new_checkbox("LUA", "A", "Keybind list")

for _, names in ipairs(CLIENT_ITEMS) do
    if not watch_client(unpack(names)) then
        client.log("Keybind list: no hotkey found for ", names[3])
    end
end

-- An example: replace it with the hotkeys of your script.
local zoom = ui.new_checkbox("LUA", "A", "Zoom")
watch("Zoom", ui.new_hotkey("LUA", "A", "Zoom key", true), zoom)
watch("Hide names", ui.new_hotkey("LUA", "A", "Hide names"))

client.set_event_callback("paint", function()
    local rows = ui.get(enabled) and get_active() or {}
    if #rows > 0 then
        draw(rows)
    end
end)
