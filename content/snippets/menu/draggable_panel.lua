local KEY = "draggable_panel.position"
local MOUSE_LEFT = 1
local WIDTH, HEIGHT = 190, 48

local enabled = ui.new_checkbox("LUA", "A", "Draggable panel")

local function clamp(value, low, high)
    return math.max(low, math.min(high, value))
end

---Returns the saved position: shares of the free space, 0 to 1.
local function load_position()
    local saved = database.read(KEY)
    if type(saved) ~= "table" then
        saved = {}
    end
    return {
        x = clamp(tonumber(saved.x) or 0.02, 0, 1),
        y = clamp(tonumber(saved.y) or 0.3, 0, 1),
    }
end

local position = load_position()
local grab_x, grab_y -- where in the panel the pointer grabbed it
local was_down = true -- a button held at load is not a press

---Returns how many pixels the panel can move, never 0.
local function get_room()
    local screen_w, screen_h = client.screen_size()
    return math.max(1, screen_w - WIDTH), math.max(1, screen_h - HEIGHT)
end

local function is_inside(x, y, left, top, width, height)
    return x >= left and x < left + width and y >= top and y < top + height
end

local function is_over_menu(x, y)
    local left, top = ui.menu_position()
    local width, height = ui.menu_size()
    return is_inside(x, y, left, top, width, height)
end

---Follows the mouse. Returns the top left corner and whether it is held.
local function update()
    local room_x, room_y = get_room()
    local x, y = position.x * room_x, position.y * room_y
    local is_open = ui.is_menu_open()
    local is_down = client.key_state(MOUSE_LEFT) == true
    local is_press = is_down and not was_down
    was_down = is_down

    local mouse_x, mouse_y = ui.mouse_position()
    if grab_x and (not is_down or not is_open) then
        grab_x, grab_y = nil, nil
    elseif
        is_press
        and is_open
        and is_inside(mouse_x, mouse_y, x, y, WIDTH, HEIGHT)
        and not is_over_menu(mouse_x, mouse_y)
    then
        grab_x, grab_y = mouse_x - x, mouse_y - y
    end

    if grab_x then
        position.x = clamp((mouse_x - grab_x) / room_x, 0, 1)
        position.y = clamp((mouse_y - grab_y) / room_y, 0, 1)
        x, y = position.x * room_x, position.y * room_y
    end
    return math.floor(x), math.floor(y), grab_x ~= nil
end

local function draw(x, y, is_held)
    local alpha = is_held and 255 or 200
    local hours, minutes = client.system_time()
    local time = string.format("%02d:%02d", hours, minutes)
    local map = globals.mapname() or "main menu"

    renderer.rectangle(x, y, WIDTH, HEIGHT, 20, 20, 24, alpha)
    renderer.rectangle(x, y, WIDTH, 2, 154, 214, 91, 255)
    renderer.text(x + 10, y + 10, 255, 255, 255, 255, "b", 0, "Session")
    renderer.text(x + WIDTH - 10, y + 10, 255, 255, 255, 255, "r", 0, time)
    renderer.text(x + 10, y + 27, 190, 190, 190, 255, "", WIDTH - 20, map)
end

client.set_event_callback("paint_ui", function()
    if ui.get(enabled) then
        draw(update())
    else
        grab_x, grab_y, was_down = nil, nil, true
    end
end)

client.set_event_callback("shutdown", function()
    database.write(KEY, position)
end)
