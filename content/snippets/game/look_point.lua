local RANGE = 8192 -- world units
local MAX_MARKS = 8

local enabled = ui.new_checkbox("LUA", "A", "Look point")
local color =
    ui.new_color_picker("LUA", "A", "Look point colour", 255, 200, 80, 255)
local mark_key = ui.new_hotkey("LUA", "A", "Mark the look point")

local marks = {}
local was_active = false

---Returns the point that the local player looks at, its distance, and the
---entity that is hit (-1 or 0 for none). Returns `nil` when there is no
---player to look, or nothing in range.
local function get_look_point()
    local me = entity.get_local_player()
    local x, y, z = client.eye_position()
    if not me or not x or not y or not z or not entity.is_alive(me) then
        return nil
    end

    local pitch, yaw = client.camera_angles()
    pitch, yaw = math.rad(pitch), math.rad(yaw)
    local dx = math.cos(pitch) * math.cos(yaw) * RANGE
    local dy = math.cos(pitch) * math.sin(yaw) * RANGE
    local dz = -math.sin(pitch) * RANGE -- pitch is positive when looking down

    local share, hit = client.trace_line(me, x, y, z, x + dx, y + dy, z + dz)
    if share >= 1 then
        return nil
    end
    local point = { x = x + dx * share, y = y + dy * share, z = z + dz * share }
    return point, share * RANGE, hit
end

local function draw_label(point, text, r, g, b, a)
    local x, y = renderer.world_to_screen(point.x, point.y, point.z)
    if x and y then
        renderer.circle(x, y, r, g, b, a, 3, 0, 1)
        renderer.text(x, y - 14, r, g, b, a, "cb", 0, text)
    end
end

---Returns true once for each press, whatever the mode of the hotkey.
local function is_pressed()
    local is_active = ui.get(mark_key) == true
    local is_new = is_active and not was_active
    was_active = is_active
    return is_new
end

local function reset()
    marks = {}
end

client.set_event_callback("paint", function()
    local is_mark = is_pressed()
    if not ui.get(enabled) then
        return
    end

    local r, g, b, a = ui.get(color)
    local point, distance, hit = get_look_point()
    if point then
        local text = string.format("%.0f", distance)
        if hit > 0 and entity.get_classname(hit) == "CCSPlayer" then
            text = entity.get_player_name(hit) .. "  " .. text
        end
        draw_label(point, text, r, g, b, a)
        if is_mark then
            marks[#marks + 1] = point
            if #marks > MAX_MARKS then
                table.remove(marks, 1)
            end
        end
    end

    for i, mark in ipairs(marks) do
        draw_label(mark, i, r, g, b, a * 0.6)
    end
end)

for _, name in ipairs({ "round_start", "game_newmap", "client_disconnect" }) do
    client.set_event_callback(name, reset)
end
