local enabled = ui.new_checkbox("LUA", "A", "Kill counter")

local function new_round()
    return { kills = 0, headshots = 0, weapons = {}, is_over = false }
end

local function new_map()
    return { rounds = 0, kills = 0, best = 0 }
end

local round, map = new_round(), new_map()

local function on_round_start()
    round = new_round()
end

local function on_new_map()
    round, map = new_round(), new_map()
end

---Calls a function later, unless another round has begun by then.
local function after_in_round(delay, callback)
    local started_in = round
    client.delay_call(delay, function()
        if started_in == round then
            callback()
        end
    end)
end

local function announce(count)
    -- There was another kill since: its own call reports both.
    if count == round.kills and ui.get(enabled) then
        client.color_log(255, 200, 80, count .. " kills in this round")
    end
end

local function on_death(e)
    local me = entity.get_local_player()
    local killer = client.userid_to_entindex(e.attacker)
    if not me or killer ~= me or e.attacker == e.userid or round.is_over then
        return
    end

    round.kills = round.kills + 1
    round.headshots = round.headshots + (e.headshot and 1 or 0)
    round.weapons[e.weapon] = (round.weapons[e.weapon] or 0) + 1

    local count = round.kills
    if count > 1 then
        after_in_round(1.5, function()
            announce(count)
        end)
    end
end

local function on_round_end()
    if round.is_over then
        return
    end
    round.is_over = true
    map.rounds = map.rounds + 1
    map.kills = map.kills + round.kills
    map.best = math.max(map.best, round.kills)

    if ui.get(enabled) then
        printf("Round: kills %d, headshots %d", round.kills, round.headshots)
        for weapon, count in pairs(round.weapons) do
            printf("  %s: %d", weapon, count)
        end
        printf(
            "Map: kills %d, rounds %d, best %d",
            map.kills,
            map.rounds,
            map.best
        )
    end
end

client.set_event_callback("player_death", on_death)
client.set_event_callback("round_end", on_round_end)
client.set_event_callback("round_start", on_round_start)
for _, name in ipairs({
    "game_newmap",
    "client_disconnect",
    "cs_match_end_restart",
}) do
    client.set_event_callback(name, on_new_map)
end

client.set_event_callback("paint", function()
    if ui.get(enabled) and round.kills > 0 then
        renderer.indicator(255, 200, 80, 255, "KILLS ", round.kills)
    end
end)
