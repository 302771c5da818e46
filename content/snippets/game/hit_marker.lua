local MARKER_SECONDS, NUMBER_SECONDS = 0.4, 1.2
local GAP, LENGTH = 5, 7 -- pixels, across and down
local RISE = 40 -- pixels that a number rises
local SOUND = "buttons/blip1.wav"
local HEAD = 1
-- The hitbox at which a number appears, by hit group.
local BOXES = { [0] = 2, 0, 5, 3, 17, 15, 8, 7, 1 }
local PELVIS = 2
local WAYS = { { -1, -1 }, { 1, -1 }, { -1, 1 }, { 1, 1 } }

local enabled = ui.new_checkbox("LUA", "A", "Hit marker")
local volume =
    ui.new_slider("LUA", "A", "Hit sound volume", 0, 100, 40, true, "%")

local playvol = cvar.playvol
local hit_at, hit_color
local numbers = {}

local function choose_color(e)
    if e.health == 0 then
        return { 255, 90, 90 }
    end
    return e.hitgroup == HEAD and { 255, 200, 80 } or { 255, 255, 255 }
end

local function play_sound()
    local loudness = ui.get(volume)
    if playvol and loudness > 0 then
        playvol:invoke_callback(SOUND, string.format("%.2f", loudness / 100))
    end
end

local function find_number(victim, tick)
    for _, number in ipairs(numbers) do
        if number.victim == victim and number.tick == tick then
            return number
        end
    end
end

---Adds to the number of the same tick and player, or makes a new one.
local function add_number(victim, e)
    local tick = globals.tickcount()
    local number = find_number(victim, tick)
    if number then
        number.damage = number.damage + e.dmg_health
        number.color = hit_color
        return
    end

    local x, y, z = entity.hitbox_position(victim, BOXES[e.hitgroup] or PELVIS)
    if x then
        numbers[#numbers + 1] = {
            place = { x, y, z },
            at = hit_at,
            tick = tick,
            victim = victim,
            damage = e.dmg_health,
            color = hit_color,
        }
    end
end

local function on_hurt(e)
    local me = entity.get_local_player()
    local victim = client.userid_to_entindex(e.userid)
    local attacker = client.userid_to_entindex(e.attacker)
    local is_mine = me and attacker == me and victim ~= me and victim ~= 0
    if is_mine and ui.get(enabled) then
        hit_at, hit_color = globals.realtime(), choose_color(e)
        add_number(victim, e)
        play_sound()
    end
end

local function draw_marker(alpha)
    local w, h = client.screen_size()
    local x, y = w / 2, h / 2
    local r, g, b = unpack(hit_color)
    for _, way in ipairs(WAYS) do
        local x1, y1 = x + way[1] * GAP, y + way[2] * GAP
        local x2, y2 = x1 + way[1] * LENGTH, y1 + way[2] * LENGTH
        renderer.line(x1, y1, x2, y2, r, g, b, alpha)
    end
end

local function draw_number(number, progress)
    local x, y = renderer.world_to_screen(unpack(number.place))
    if x and y then
        local r, g, b = unpack(number.color)
        local alpha = 255 * (1 - progress)
        y = y - RISE * progress
        renderer.text(x, y, r, g, b, alpha, "cb", 0, number.damage)
    end
end

local function draw()
    local now = globals.realtime()
    local since = hit_at and now - hit_at
    if since and since < MARKER_SECONDS then
        draw_marker(255 * (1 - since / MARKER_SECONDS))
    end

    for i = #numbers, 1, -1 do
        local progress = (now - numbers[i].at) / NUMBER_SECONDS
        if progress >= 1 then
            table.remove(numbers, i)
        else
            draw_number(numbers[i], progress)
        end
    end
end

---Forgets all hits: no number may float on in a new round or on another map.
local function reset()
    hit_at, numbers = nil, {}
end

client.set_event_callback("player_hurt", on_hurt)
client.set_event_callback("paint", function()
    if ui.get(enabled) then
        draw()
    end
end)
for _, name in ipairs({ "round_start", "game_newmap", "client_disconnect" }) do
    client.set_event_callback(name, reset)
end
