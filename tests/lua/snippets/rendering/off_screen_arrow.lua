local me

local function start()
    game.join()
    me = game.player({ me = true, team = 3, origin = { 0, 0, 0 } })
    load_script()
    menu.set("Off-screen arrows", true)
end

local function enemy(x, y, z)
    return game.player({ origin = { x, y, z or 0 } })
end

--- Where the only arrow points, seen from the middle of the screen.
local function direction()
    frame()
    expect(drawn("triangle")):has_length(1)
    local tip = drawn("triangle")[1]
    local dx, dy = tip.x1 - 960, tip.y1 - 540
    local length = math.sqrt(dx * dx + dy * dy)
    return dx / length, dy / length
end

scenario("behind is down, left is left, right is right", function()
    for _, case in ipairs({
        { -500, 0, 0, 1 },
        { 0, 500, -1, 0 },
        { 0, -500, 1, 0 },
    }) do
        start()
        enemy(case[1], case[2])
        local x, y = direction()
        expect(x):is_near(case[3])
        expect(y):is_near(case[4])
        unload()
    end
end)

scenario("arrows turn with the view, across 180 degrees too", function()
    start()
    enemy(0, 500)
    for _, yaw in ipairs({ 0, -170, 170, 180, -180, 270 }) do
        game.camera({ yaw = yaw })
        local x, y = direction()
        local turn = math.rad(90 - yaw)
        expect(x):is_near(-math.sin(turn))
        expect(y):is_near(-math.cos(turn))
    end
end)

scenario("directions count from the camera, wherever it is", function()
    start()
    game.camera({ x = 800, y = 300 })
    enemy(500, 600)
    local x, y = direction()
    expect(x):is_near(-math.sqrt(0.5))
    expect(y):is_near(math.sqrt(0.5))
end)

scenario("who is on the screen gets no arrow", function()
    start()
    enemy(500, 0)
    frame()
    expect(drawn()):has_length(0)
    game.camera({ yaw = 180 })
    frame()
    expect(drawn("triangle")):has_length(1)
end)

scenario("a place beyond the edge of the screen is out of view", function()
    start()
    enemy(500, 0)
    answer("renderer.world_to_screen", -50, 300)
    frame()
    expect(drawn("triangle")):has_length(1)
    answer("renderer.world_to_screen", 50, 300)
    frame()
    expect(drawn()):has_length(0)
end)

scenario("teammates, the dead and the dormant get none", function()
    start()
    game.player({ team = 3, origin = { -300, 0, 0 } })
    game.player({ alive = false, origin = { -300, 0, 0 } })
    game.player({ dormant = true, origin = { -300, 0, 0 } })
    frame()
    expect(drawn()):has_length(0)
end)

scenario("the farther away, the fainter, and never gone", function()
    local last = 256
    for _, distance in ipairs({ 200, 1000, 3000 }) do
        start()
        enemy(-distance, 0)
        frame()
        local alpha = drawn("triangle")[1].a
        expect(alpha):is_between(60, last - 1)
        last = alpha
        unload()
    end
end)

scenario("corners are in clockwise order, on any screen", function()
    for _, size in ipairs({ { 1920, 1080 }, { 800, 600 } }) do
        start()
        game.screen(unpack(size))
        enemy(-300, 200)
        frame()
        local t = drawn("triangle")[1]
        local turn = (t.x2 - t.x1) * (t.y3 - t.y1)
            - (t.y2 - t.y1) * (t.x3 - t.x1)
        expect(turn > 0):is(true)
        expect(t.x1):is_between(0, size[1])
        expect(t.y1):is_between(0, size[2])
        unload()
    end
end)

scenario("an enemy right below or above does no harm", function()
    start()
    enemy(0, 0, -400)
    direction()
    expect(me.alive):is(true)
end)

scenario("picture", function()
    start()
    menu.set("Arrow distance", 10)
    enemy(-400, 250)
    enemy(300, -900)
    enemy(-200, -1800)
    enemy(700, 60)
    frame()
    keep_frame("picture")
end)
