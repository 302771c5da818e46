local RADIUS, MARGIN, DOT = 80, 20, 4 -- pixels
local KEEP_SECONDS = 6

local enabled = ui.new_checkbox("LUA", "A", "Script radar")
local enemy_color =
    ui.new_color_picker("LUA", "A", "Radar enemy colour", 255, 90, 90, 255)
local range = ui.new_slider("LUA", "A", "Radar range", 500, 4000, 1500)

local seen = {} -- by entity index: where and when an enemy was last seen

local function reset()
    seen = {}
end

---Notes the positions of enemies whom the team sees at the moment.
local function remember()
    if not ui.get(enabled) then
        return
    end
    local now = globals.realtime()
    for _, player in ipairs(entity.get_players(true)) do
        local x, y = entity.get_origin(player)
        local is_seen = entity.get_prop(player, "m_bSpotted") == 1
        if x and y and is_seen then
            seen[player] = { x = x, y = y, at = now }
        end
    end
end

---Returns the place on the radar, from its middle: ahead is up, and what is
---out of range is at the edge.
local function to_radar(dx, dy, yaw)
    local turn = math.atan2(dy, dx) - math.rad(yaw)
    local distance = math.sqrt(dx * dx + dy * dy)
    local from_middle = math.min(1, distance / ui.get(range)) * (RADIUS - DOT)
    return -math.sin(turn) * from_middle, -math.cos(turn) * from_middle
end

local function draw_dot(view, x, y, r, g, b, a)
    local right, down = to_radar(x - view.x, y - view.y, view.yaw)
    local px, py = view.middle_x + right, view.middle_y + down
    renderer.circle(px, py, r, g, b, a, DOT, 0, 1)
end

local function draw_enemies(view)
    local now = globals.realtime()
    local r, g, b, a = ui.get(enemy_color)
    for player, last in pairs(seen) do
        local share = 1 - (now - last.at) / KEEP_SECONDS
        if share <= 0 then
            seen[player] = nil
        else
            draw_dot(view, last.x, last.y, r, g, b, a * share)
        end
    end
end

local function draw_teammates(view)
    local me = entity.get_local_player()
    for _, player in ipairs(entity.get_players()) do
        local x, y = entity.get_origin(player)
        if x and y and player ~= me and not entity.is_enemy(player) then
            draw_dot(view, x, y, 120, 180, 255, 255)
        end
    end
end

local function draw_ground(x, y)
    renderer.circle(x, y, 20, 20, 24, 200, RADIUS, 0, 1)
    renderer.line(x - RADIUS, y, x + RADIUS, y, 255, 255, 255, 30)
    renderer.line(x, y - RADIUS, x, y + RADIUS, 255, 255, 255, 30)
    renderer.circle(x, y, 255, 255, 255, 255, 3, 0, 1)
end

client.set_event_callback("net_update_end", remember)

client.set_event_callback("paint", function()
    local x, y = client.camera_position()
    if not x or not y or not ui.get(enabled) then
        return
    end
    local _, yaw = client.camera_angles()
    local view = { x = x, y = y, yaw = yaw }
    view.middle_x, view.middle_y = MARGIN + RADIUS, MARGIN + RADIUS
    draw_ground(view.middle_x, view.middle_y)
    draw_teammates(view)
    draw_enemies(view)
end)

---Forgets a player who died, left or joined another team.
local function forget(e)
    seen[client.userid_to_entindex(e.userid)] = nil
end

client.set_event_callback("player_death", forget)
client.set_event_callback("player_team", forget)
for _, name in ipairs({ "round_start", "game_newmap", "client_disconnect" }) do
    client.set_event_callback(name, reset)
end
