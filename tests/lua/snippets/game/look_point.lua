local me, enemy

local function start()
    game.join()
    me = game.player({ me = true, team = 3, origin = { 0, 0, 0 } })
    enemy = game.player({ name = "Anna", origin = { 400, 0, 0 } })
    load_script()
    menu.set("Look point", true)
end

--- The trace ends at this distance, at an entity or at a wall.
local function hit_at(distance, index)
    answer("client.trace_line", distance / 8192, index or 0)
end

scenario("shows the distance to a wall and the name of a player", function()
    start()
    hit_at(512)
    frame()
    expect(texts()):is({ "512" })
    hit_at(400, enemy.index)
    frame()
    expect(texts()):is({ "Anna  400" })
end)

scenario("traces from the eye along the view, without yourself", function()
    start()
    game.camera({ pitch = 30, yaw = 90 })
    frame()
    local skip, x, y, z, to_x, to_y, to_z =
        unpack(calls("client.trace_line")[1])
    expect(skip):is(me.index)
    expect({ x, y, z }):is({ 0, 0, 64 })
    expect(to_x):is_near(0)
    expect(to_y):is_near(8192 * math.cos(math.rad(30)))
    expect(to_z):is_near(64 - 4096)
    expect(calls("client.trace_line")):has_length(1)
end)

scenario("the point is under the crosshair, up and down too", function()
    start()
    hit_at(512)
    for _, pitch in ipairs({ -30, 0, 30 }) do
        game.camera({ pitch = pitch, yaw = 40 })
        frame()
        local dot = drawn("circle")[1]
        expect(dot.x):is_near(960, 1)
        expect(dot.y):is_near(540, 1)
    end
end)

scenario("what is not a player has no name", function()
    start()
    hit_at(300, game.entity({ class = "CPropDoorRotating" }).index)
    frame()
    expect(texts()):is({ "300" })
end)

scenario("shows nothing without a hit, and none of it while dead", function()
    start()
    frame()
    expect(drawn()):has_length(0)
    hit_at(512)
    me.alive = false
    frame()
    expect(drawn()):has_length(0)
    expect(calls("client.trace_line")):has_length(1)
end)

scenario("one press marks one place, which stays where it is", function()
    start()
    hit_at(512)
    menu.set("Mark the look point", true)
    play(0.5)
    menu.set("Mark the look point", false)
    play(0.5)
    expect(texts()):is({ "512", "1" })

    -- The mark is in the world: it moves on the screen when you turn.
    local x = drawn("text")[2].x
    game.camera({ yaw = 10 })
    frame()
    expect(drawn("text")[2].x):is_not(x)
    expect(drawn("text")[1].x):is_near(960, 0.01)
    game.camera({ yaw = 180 })
    frame()
    expect(texts()):is({ "512" })
end)

scenario("marks go with the round and the map; eight at most", function()
    start()
    hit_at(512)
    for _ = 1, 10 do
        menu.set("Mark the look point", true)
        frame()
        menu.set("Mark the look point", false)
        frame()
    end
    expect(drawn("text")):has_length(9)
    for _, name in ipairs({ "round_start", "game_newmap" }) do
        fire(name)
        frame()
        expect(drawn("text")):has_length(1)
        menu.set("Mark the look point", true)
        frame()
        menu.set("Mark the look point", false)
        frame()
        expect(drawn("text")):has_length(2)
    end
end)

scenario("a press while it is off marks nothing later", function()
    start()
    hit_at(512)
    menu.set("Look point", false)
    menu.set("Mark the look point", true)
    frame()
    menu.set("Look point", true)
    frame()
    expect(texts()):is({ "512" })
end)

scenario("picture", function()
    start()
    game.camera({ pitch = 6, yaw = -8 })
    hit_at(300)
    menu.set("Mark the look point", true)
    frame()
    menu.set("Mark the look point", false)
    game.camera({ pitch = 2, yaw = 0 })
    hit_at(400, enemy.index)
    frame()
    keep_frame("picture")
end)
