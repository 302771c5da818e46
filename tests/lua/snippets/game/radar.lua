local MIDDLE = 100

local function start()
    game.join()
    game.player({ me = true, team = 3, origin = { 0, 0, 0 } })
    game.camera({ x = 0, y = 0, z = 64, yaw = 0 })
    load_script()
    menu.set("Script radar", true)
end

local function enemy(x, y, seen)
    return game.player({
        team = 2,
        origin = { x, y, 0 },
        props = { m_bSpotted = seen == false and 0 or 1 },
    })
end

---The dots, from the middle of the radar. Two circles are the ground.
local function dots()
    play(0.02)
    local found = {}
    for i, circle in ipairs(drawn("circle")) do
        if i > 2 then
            circle.right, circle.down = circle.x - MIDDLE, circle.y - MIDDLE
            found[#found + 1] = circle
        end
    end
    return found
end

scenario("ahead is up, left is left, half the range is half way", function()
    for _, case in ipairs({
        { 750, 0, 0, -38 },
        { 0, 750, -38, 0 },
        { 0, -750, 38, 0 },
        { -750, 0, 0, 38 },
    }) do
        start()
        enemy(case[1], case[2])
        expect(dots()[1].right):is_near(case[3])
        expect(dots()[1].down):is_near(case[4])
        unload()
    end
end)

scenario("it turns with the view, across 180 degrees too", function()
    start()
    enemy(750, 0)
    for _, yaw in ipairs({ 90, -90, 180, 270 }) do
        game.camera({ x = 0, y = 0, z = 64, yaw = yaw })
        expect(dots()[1].right):is_near(38 * math.sin(math.rad(yaw)), 0.01)
        expect(dots()[1].down):is_near(-38 * math.cos(math.rad(yaw)), 0.01)
    end
end)

scenario("places count from the camera, wherever it is", function()
    start()
    game.camera({ x = 500, y = -200, z = 64, yaw = 0 })
    enemy(1250, -200)
    expect(dots()[1].right):is_near(0)
    expect(dots()[1].down):is_near(-38)
end)

scenario("who leaves or changes teams leaves no dot behind", function()
    for _, has_left in ipairs({ true, false }) do
        start()
        local one = enemy(750, 0)
        expect(dots()):has_length(1)
        fire("player_team", { userid = one.userid, disconnect = has_left })
        one.dormant = true
        expect(dots()):has_length(0)
        unload()
    end
end)

scenario("what is out of range is at the edge", function()
    start()
    enemy(9000, 0)
    expect(dots()[1].down):is_near(-76)
    menu.set("Radar range", 4000)
    expect(dots()[1].down):is_near(-76)
end)

scenario("only enemies whom the team sees are shown", function()
    start()
    local foe = enemy(500, 0, false)
    expect(dots()):has_length(0)
    foe.props.m_bSpotted = 1
    expect(dots()):has_length(1)
end)

scenario("an enemy out of sight stays and fades out in six seconds", function()
    start()
    local foe = enemy(750, 0)
    expect(dots()[1].a):is_between(240, 255)
    foe.dormant = true
    foe.origin = { 0, 750, 0 }
    play(3)
    expect(dots()[1].a):is_between(115, 130)
    expect(dots()[1].right):is_near(0)
    play(3)
    expect(dots()):has_length(0)
end)

scenario("a death and a new round remove dots", function()
    start()
    local first = enemy(750, 0)
    local second = enemy(0, 750)
    expect(dots()):has_length(2)
    first.dormant, second.dormant = true, true
    fire("player_death", { userid = first.userid })
    expect(dots()):has_length(1)
    fire("round_start")
    expect(dots()):has_length(0)
end)

scenario("teammates are shown, you are not", function()
    start()
    game.player({ team = 3, origin = { 300, 0, 0 } })
    expect(dots()):has_length(1)
    expect(dots()[1].b):is(255)
    menu.set("Script radar", false)
    play(0.02)
    expect(drawn()):has_length(0)
end)

scenario("the disc can be anywhere, as the panel that moves it says", function()
    game.join()
    game.player({ me = true, team = 3, origin = { 0, 0, 0 } })
    game.camera({ x = 0, y = 0, z = 64, yaw = 0 })
    load_changed("MARGIN + RADIUS, MARGIN + RADIUS", "700, 300")
    menu.set("Script radar", true)
    enemy(750, 0)
    play(0.02)
    local ground, _, dot = unpack(drawn("circle"))
    expect({ ground.x, ground.y, dot.x }):is({ 700, 300, 700 })
    expect(dot.y):is_near(262)
    local across, along = unpack(drawn("line"))
    expect({ across.x1, across.y1, across.x2 }):is({ 620, 300, 780 })
    expect({ along.x1, along.y1, along.y2 }):is({ 700, 220, 380 })
end)

scenario("the picture: who is seen, and who was", function()
    start()
    game.player({ team = 3, origin = { 300, 450, 0 } })
    enemy(1100, -300)
    local lost = enemy(-600, -700)
    play(0.05)
    lost.dormant = true
    expect(dots()):has_length(3)
    play(3.5)
    local found = dots()
    expect(math.min(found[2].a, found[3].a)):is_between(90, 120)
    keep_frame("picture")
end)
