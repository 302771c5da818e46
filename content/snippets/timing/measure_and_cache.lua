local HEAD = 0
local REPORT = "%s: %d calls, %.3f ms each, worst %.3f"

local watches = {}

---Creates a function that runs another one and adds up what it costs.
local function measured(name, callback)
    local watch = { name = name, calls = 0, spent = 0, worst = 0, text = "" }
    watches[#watches + 1] = watch

    return function(...)
        local started = client.timestamp()
        local result = callback(...)
        local elapsed = client.timestamp() - started
        watch.calls = watch.calls + 1
        watch.spent = watch.spent + elapsed
        watch.worst = math.max(watch.worst, elapsed)
        return result
    end
end

---Creates a function that computes its result at most once per frame.
local function cached_per_frame(compute)
    local frame, result
    return function()
        if frame ~= globals.framecount() then
            frame = globals.framecount()
            result = compute()
        end
        return result
    end
end

---Creates a function that computes its result for a key at most once in
---`seconds`, and a second one that forgets all results.
local function cached_for(seconds, compute)
    local entries = {}

    local function get(key)
        local now = globals.realtime()
        local entry = entries[key]
        if not entry or now >= entry.expires then
            -- The entry is what counts: its value may be false or nil.
            entry = { value = compute(key), expires = now + seconds }
            entries[key] = entry
        end
        return entry.value
    end
    local function clear()
        entries = {}
    end
    return get, clear
end

-- From here on: an example. How many enemies are in sight, and the cost.
local enabled = ui.new_checkbox("LUA", "A", "Enemies in sight")

local get_enemies = cached_per_frame(measured("players", function()
    return entity.get_players(true)
end))

local is_in_sight, forget_sight = cached_for(
    0.1,
    measured("traces", function(player)
        local x, y, z = entity.hitbox_position(player, HEAD)
        return x ~= nil and client.visible(x, y, z)
    end)
)

local draw = measured("drawing", function()
    local count = 0
    for _, player in ipairs(get_enemies()) do
        if is_in_sight(player) then
            count = count + 1
        end
    end
    renderer.text(20, 300, 255, 255, 255, 255, "b", 0, "In sight: ", count)
    for i, watch in ipairs(watches) do
        local y = 300 + i * 14
        renderer.text(20, y, 190, 190, 190, 255, "", 0, watch.text)
    end
end)

local report_at = 0
local function report()
    local now = globals.realtime()
    if now < report_at then
        return
    end
    report_at = now + 1
    for _, watch in ipairs(watches) do
        local calls, worst = watch.calls, watch.worst
        local average = watch.spent / math.max(1, calls)
        watch.text = REPORT:format(watch.name, calls, average, worst)
        watch.calls, watch.spent, watch.worst = 0, 0, 0
    end
end

client.set_event_callback("paint", function()
    if ui.get(enabled) then
        draw()
        report()
    end
end)
for _, name in ipairs({ "round_start", "game_newmap", "client_disconnect" }) do
    client.set_event_callback(name, forget_sight)
end
