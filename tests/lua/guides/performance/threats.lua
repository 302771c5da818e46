--- You and five enemies.
local function start()
    game.join()
    game.player({ me = true, team = 3, origin = { 0, 0, 0 } })
    for i = 1, 5 do
        game.player({ team = 2, name = "E" .. i, origin = { i * 100, 0, 0 } })
    end
    load_script()
end

local function second(is_fast)
    menu.set("Fast version", is_fast)
    play(1, 0.005)
    local before = {}
    local names = {
        "client.visible",
        "entity.get_players",
        "entity.hitbox_position",
        "entity.get_player_name",
        "vector",
        "renderer.text",
    }
    for _, name in ipairs(names) do
        before[name] = #calls(name)
    end
    play(1, 0.005)
    local counts = {}
    for _, name in ipairs(names) do
        counts[name] = #calls(name) - before[name]
    end
    return counts
end

local function list()
    local found = {}
    for _, text in ipairs(drawn("text")) do
        if text.r == 255 and text.b == 255 then
            found[#found + 1] = text.text
        end
    end
    return found
end

scenario("the calls of a second of the simple version", function()
    start()
    local counts = second(false)
    expect(counts["client.visible"]):is(1000)
    expect(counts["entity.get_players"]):is(200)
    expect(counts["entity.hitbox_position"]):is(1000)
    expect(counts["entity.get_player_name"]):is(1000)
    expect(counts.vector):is(2000)
    expect(counts["renderer.text"]):is(1000 + 200)
end)

scenario("the calls of a second of the fast version", function()
    start()
    local counts = second(true)
    expect(counts["client.visible"]):is(64)
    expect(counts["entity.get_players"]):is(8)
    expect(counts["entity.hitbox_position"]):is(104)
    expect(counts["entity.get_player_name"]):is(0)
    expect(counts.vector):is(0)
    expect(counts["renderer.text"]):is(1000 + 200)
end)

scenario("the list looks the same", function()
    start()
    play(1)
    local slow = list()
    local places = {}
    for _, text in ipairs(drawn("text")) do
        places[text.text:match("^E%d") or "average"] = { text.x, text.y }
    end
    expect(places.E1):is({ 20, 300 })
    expect(places.E5):is({ 20, 356 })
    expect(places.average):is({ 20, 280 })
    expect(slow[1]):is("E1  100  in sight")
    expect(slow[5]):is("E5  500  in sight")
    menu.set("Fast version", true)
    play(1)
    expect(list()):is(slow)
    for _, text in ipairs(drawn("text")) do
        local name = text.text:match("^E%d") or "average"
        expect({ text.x, text.y }):is(places[name])
    end
end)

scenario("the average is what the code between two readings took", function()
    start()
    -- Each reading is 2 milliseconds after the one before.
    local now = 0
    answer("client.timestamp", function()
        now = now + 2
        return now
    end)
    play(2.5)
    expect(texts()):has("2.0000 ms")
    expect(logged("print")[2]):is("paint: 2.0000 ms per frame")
end)

scenario(
    "who is behind a wall is not in sight, a moment later in the fast version",
    function()
        start()
        menu.set("Fast version", true)
        play(1)
        answer("client.visible", false)
        play(0.25)
        expect(list()[3]):is("E3  300")
    end
)

scenario("a distance that changes is shown in both versions", function()
    start()
    for _, is_fast in ipairs({ false, true }) do
        menu.set("Fast version", is_fast)
        play(1)
        local enemy = game.player({ team = 2, name = "E6" })
        for _, distance in ipairs({ 600, 650 }) do
            enemy.origin = { distance, 0, 0 }
            play(0.25)
            expect(list()[6]):fits("^E6  " .. distance)
        end
        game.remove(enemy)
    end
end)

scenario("each enemy is tested about 13 times a second", function()
    start()
    local tests = 0
    answer("client.visible", function(x)
        tests = tests + (x == 300 and 1 or 0)
        return true
    end)
    menu.set("Fast version", true)
    play(10)
    expect(tests / 10):is_between(12, 13)
end)

scenario("the average is shown and printed once a second", function()
    start()
    play(3.5)
    expect(#logged("print")):is_between(3, 4)
    expect(logged("print")[2]):fits("^paint: %d+%.%d%d%d%d ms per frame$")
    expect(texts()):has(logged("print")[#logged("print")]:match("%d+%.%d+ ms"))
end)

scenario("a new round and a new server empty and refill the list", function()
    start()
    menu.set("Fast version", true)
    play(1)
    fire("round_start")
    frame(0.001)
    expect(list()):has_length(0)
    play(0.5)
    expect(list()):has_length(5)
end)

scenario("another server does not show the names of the last one", function()
    start()
    menu.set("Fast version", true)
    play(1)
    expect(list()[1]):fits("^E1")
    game.join("de_nuke")
    fire("game_newmap", { mapname = "de_nuke" })
    game.player({ me = true, team = 3, origin = { 0, 0, 0 } })
    game.player({ team = 2, name = "Zoe", origin = { 100, 0, 0 } })
    play(0.5)
    expect(list()):has_length(1)
    expect(list()[1]):fits("^Zoe")
end)

for _, event in ipairs({ "player_team", "player_changename" }) do
    scenario("the name in a row is the current one after " .. event, function()
        start()
        local last =
            game.player({ team = 2, name = "Ann", origin = { 600, 0, 0 } })
        menu.set("Fast version", true)
        play(1)
        expect(list()[6]):fits("^Ann")
        last.name = "Zoe"
        fire(event, { userid = last.userid })
        play(0.5)
        expect(list()[6]):fits("^Zoe")
    end)
end
