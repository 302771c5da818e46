local SIZE, HALF_BASE = 22, 8
local BODY_HEIGHT = 40 -- from the feet to the middle of a player
local FAR = 3000 -- world units at which an arrow is faintest

local enabled = ui.new_checkbox("LUA", "A", "Off-screen arrows")
local color = ui.new_color_picker(
    "LUA",
    "A",
    "Off-screen arrows colour",
    255,
    90,
    90,
    255
)
local radius =
    ui.new_slider("LUA", "A", "Arrow distance", 10, 48, 30, true, "%")

local function is_in_view(x, y, z)
    local screen_x, screen_y = renderer.world_to_screen(x, y, z)
    if screen_x == nil or screen_y == nil then
        return false
    end
    local width, height = client.screen_size()
    return screen_x >= 0
        and screen_x <= width
        and screen_y >= 0
        and screen_y <= height
end

---Returns the direction on the screen to a difference in the world: ahead
---is up, behind is down.
local function get_direction(dx, dy)
    local _, yaw = client.camera_angles()
    local turn = math.atan2(dy, dx) - math.rad(yaw)
    return -math.sin(turn), -math.cos(turn)
end

local function draw_arrow(dir_x, dir_y, r, g, b, a)
    local width, height = client.screen_size()
    local distance = height * ui.get(radius) / 100
    local x, y = width / 2 + dir_x * distance, height / 2 + dir_y * distance

    -- The tip, then the corners of the base, clockwise.
    renderer.triangle(
        x + dir_x * SIZE,
        y + dir_y * SIZE,
        x - dir_y * HALF_BASE,
        y + dir_x * HALF_BASE,
        x + dir_y * HALF_BASE,
        y - dir_x * HALF_BASE,
        r,
        g,
        b,
        a
    )
end

local function point_to(player, from_x, from_y)
    local x, y, z = entity.get_origin(player)
    if not x or not y or not z or is_in_view(x, y, z + BODY_HEIGHT) then
        return
    end

    local dx, dy = x - from_x, y - from_y
    local distance = math.sqrt(dx * dx + dy * dy)
    local share = 1 - 0.75 * math.min(1, distance / FAR)
    local dir_x, dir_y = get_direction(dx, dy)
    local r, g, b, a = ui.get(color)
    draw_arrow(dir_x, dir_y, r, g, b, a * share)
end

client.set_event_callback("paint", function()
    local from_x, from_y = client.camera_position()
    if not from_x or not from_y or not ui.get(enabled) then
        return
    end

    -- Neither dead nor dormant players are in this list.
    for _, player in ipairs(entity.get_players(true)) do
        point_to(player, from_x, from_y)
    end
end)
