local MAX_LINES = 6
local SHOW_SECONDS, FADE_SECONDS = 6, 1
local LEFT, LINE_HEIGHT, MAX_WIDTH = 20, 16, 400

local PARTS = {
    "head",
    "chest",
    "stomach",
    "left arm",
    "right arm",
    "left leg",
    "right leg",
    "neck",
}

local enabled = ui.new_checkbox("LUA", "A", "Damage log")
local dealt_color =
    ui.new_color_picker("LUA", "A", "Damage dealt colour", 154, 214, 91, 255)
ui.new_label("LUA", "A", "Damage taken")
local taken_color =
    ui.new_color_picker("LUA", "A", "Damage taken colour", 255, 110, 90, 255)

local lines = {}
local health = {} -- by user id, as far as known from hits

---Forgets what belongs to the last round or map.
local function reset()
    lines, health = {}, {}
end

---Returns the health that a hit took: a fatal hit may report more.
local function count_damage(e)
    local damage = e.dmg_health
    if e.health == 0 then
        damage = math.min(damage, health[e.userid] or 100)
    end
    health[e.userid] = e.health > 0 and e.health or nil
    return damage
end

local function add_line(text, color)
    local line = { text = text, color = color, at = globals.realtime() }
    table.insert(lines, 1, line)
    lines[MAX_LINES + 1] = nil

    local r, g, b = ui.get(color)
    client.color_log(r, g, b, text)
end

local function on_hurt(e)
    -- Before the filter: hits by others change the health as well.
    local damage = count_damage(e)
    local me = entity.get_local_player()
    local victim = client.userid_to_entindex(e.userid)
    local attacker = client.userid_to_entindex(e.attacker)
    if not me or victim == 0 or not ui.get(enabled) then
        return
    end

    local part = PARTS[e.hitgroup] or "body"
    if victim == me then
        local is_player = attacker ~= 0 and attacker ~= me
        local name = is_player and entity.get_player_name(attacker)
        local source = name or (attacker == me and "yourself" or "the world")
        add_line(
            string.format("-%d  %s, from %s", damage, part, source),
            taken_color
        )
    elseif attacker == me then
        local name = entity.get_player_name(victim)
        local left = e.health > 0 and e.health .. " left" or "dead"
        add_line(
            string.format("%d  %s, %s, %s", damage, name, part, left),
            dealt_color
        )
    end
end

local function draw()
    local now = globals.realtime()
    local _, height = client.screen_size()
    for i = #lines, 1, -1 do
        local line = lines[i]
        local remaining = line.at + SHOW_SECONDS - now
        if remaining <= 0 then
            table.remove(lines, i)
        elseif ui.get(enabled) then
            local r, g, b, a = ui.get(line.color)
            a = a * math.min(1, remaining / FADE_SECONDS)
            local y = height / 2 + (i - 1) * LINE_HEIGHT
            renderer.text(LEFT, y, r, g, b, a, "b", MAX_WIDTH, line.text)
        end
    end
end

client.set_event_callback("player_hurt", on_hurt)
client.set_event_callback("paint", draw)
client.set_event_callback("player_spawn", function(e)
    health[e.userid] = nil
end)
for _, name in ipairs({ "round_start", "game_newmap", "client_disconnect" }) do
    client.set_event_callback(name, reset)
end
