local function start()
    game.join()
    game.player({ me = true, team = 3 })
    load_script()
    menu.set("Enemies in sight", true)
end

scenario("counts the enemies in sight", function()
    start()
    game.player()
    game.player({ alive = false })
    game.player({ dormant = true })
    frame()
    expect(texts()[1]):is("In sight: 1")
    answer("client.visible", false)
    play(0.2)
    expect(texts()[1]):is("In sight: 0")
end)

scenario("each enemy is traced ten times a second at most", function()
    for _, step in ipairs({ 0.002, 0.01 }) do
        start()
        game.player()
        game.player()
        local before = #calls("client.visible")
        play(2, step)
        local traces = #calls("client.visible") - before
        expect(traces):is_between(32, 42)
        unload()
    end
end)

scenario("the list is made once per frame", function()
    start()
    local before = #calls("entity.get_players")
    play(0.5)
    expect(#calls("entity.get_players") - before):is(50)
end)

scenario("the report names calls, mean and worst of a second", function()
    start()
    game.player()
    play(2.5)
    expect(texts()[2]):fits("^players: %d+ calls, %d+%.%d+ ms each, worst ")
    local traces = tonumber(texts()[3]:match("^traces: (%d+) calls"))
    expect(traces):is_between(8, 11)
    expect(texts()[4]):fits("^drawing: ")
end)

scenario("the cost is the time between two readings", function()
    start()
    game.player()
    -- Each reading is 2 milliseconds after the one before.
    local now = 0
    answer("client.timestamp", function()
        now = now + 2
        return now
    end)
    play(2.5)
    expect(texts()[2]):fits("calls, 2%.000 ms each, worst 2%.000$")
    -- With the list and, ten times a second, a trace.
    expect(texts()[4]):fits("worst 10%.000$")
end)

scenario("a new round forgets who was in sight", function()
    start()
    game.player()
    play(0.5)
    local before = #calls("client.visible")
    fire("round_start")
    frame(0.001)
    expect(#calls("client.visible") - before):is(1)
end)

local function load_parts()
    return load_with(
        "return { measured = measured, per_frame = cached_per_frame,"
            .. " cached_for = cached_for }"
    )
end

scenario("nil and false are results that are kept", function()
    local parts, count = load_parts(), 0
    local get, clear = parts.cached_for(1, function(key)
        count = count + 1
        if key == "no" then
            return false
        end
    end)
    for _ = 1, 5 do
        expect(get("no")):is(false)
        expect(get("none")):is_nil()
    end
    expect(count):is(2)
    frame(0.5)
    get("no")
    expect(count):is(2)
    frame(0.6)
    get("no")
    expect(count):is(3)
    clear()
    get("no")
    expect(count):is(4)

    local frames = 0
    local per_frame = parts.per_frame(function()
        frames = frames + 1
    end)
    per_frame()
    per_frame()
    expect(frames):is(1)
    frame()
    per_frame()
    expect(frames):is(2)
end)

scenario("measured passes arguments and the result on", function()
    local parts = load_parts()
    local add = parts.measured("add", function(a, b)
        return a + b
    end)
    expect(add(2, 3)):is(5)
end)
