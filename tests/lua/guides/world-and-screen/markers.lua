local function start()
    game.join()
    game.player({ me = true })
    load_script()
    menu.set("World markers", true)
end

scenario(
    "a smoke gets a grey square and a label with the distance above it",
    function()
        start()
        game.entity({
            class = "CSmokeGrenadeProjectile",
            origin = { 800, 0, 64 },
        })
        frame()
        expect(texts()):is({ "Smoke  800" })
        expect(drawn("line")):has_length(4)
        local label = drawn("text")[1]
        expect(label.x):is(960)
        expect(label.r):is(200)
        expect(label.max_width):is(0)
        for _, line in ipairs(drawn("line")) do
            expect(line.y1 >= 540 - 0.001 and label.y < line.y1):is(true)
        end
    end
)

scenario("the square has its corners 16 units from the place", function()
    start()
    game.camera({ x = 100, y = 50, z = 1000, pitch = 90 })
    game.entity({ class = "CInferno", origin = { 100, 50, 0 } })
    frame()
    -- Seen from above, X goes up and Y to the left.
    local scale = 540 / (3 / 4) / 1000
    for _, line in ipairs(drawn("line")) do
        expect(math.abs(line.x1 - 960)):is_near(16 * scale)
        expect(math.abs(line.y1 - 540)):is_near(16 * scale)
        local dx, dy = line.x2 - line.x1, line.y2 - line.y1
        expect(math.abs(dx) + math.abs(dy)):is_near(32 * scale)
    end
end)

scenario("bomb, smoke and fire have their names and colours", function()
    start()
    game.entity({ class = "CPlantedC4", origin = { 300, 0, 64 } })
    game.entity({ class = "CInferno", origin = { 400, 0, 64 } })
    game.entity({ class = "CKnife", origin = { 400, 0, 64 } })
    frame()
    expect(texts()):is({ "Bomb  300", "Fire  400" })
    expect(drawn("text")[1].g):is(90)
    expect(drawn("text")[2].b):is(60)
end)

scenario(
    "the label gets fainter with the distance, until it is gone at the range",
    function()
        start()
        menu.set("Marker range", 1000)
        local smoke = game.entity({ class = "CInferno" })
        local last = 256
        for distance = 100, 1000, 100 do
            smoke.origin = { distance, 0, 64 }
            frame()
            expect(drawn("text")[1].a < last):is(true)
            last = drawn("text")[1].a
        end
        smoke.origin = { 1001, 0, 64 }
        frame()
        expect(drawn()):has_length(0)
    end
)

scenario("the label is 20 units above the place, however far it is", function()
    start()
    local smoke = game.entity({ class = "CInferno", origin = { 200, 0, 44 } })
    frame()
    expect(drawn("text")[1].y):is_near(540)
    smoke.origin = { 2000, 0, 44 }
    frame()
    expect(drawn("text")[1].y):is_near(540)
end)

--- Middle of the arrow, as a direction from the middle of the screen.
local function arrow()
    local it = drawn("triangle")[1]
    local x = (it.x1 + it.x2 + it.x3) / 3 - 960
    local y = (it.y1 + it.y2 + it.y3) / 3 - 540
    return x, y
end

scenario("what is behind you has an arrow below the crosshair", function()
    start()
    game.entity({ class = "CPlantedC4", origin = { -500, 0, 64 } })
    frame()
    expect(texts()):has_length(0)
    local x, y = arrow()
    expect(x):is_near(0)
    expect(y > 130):is(true)
end)

scenario(
    "what is to the left has its arrow at the left; corners are clockwise",
    function()
        start()
        game.entity({ class = "CPlantedC4", origin = { 0, 500, 64 } })
        frame()
        local x, y = arrow()
        expect(x < -130):is(true)
        expect(y):is_near(0)
        local it = drawn("triangle")[1]
        local cross = (it.x2 - it.x1) * (it.y3 - it.y1)
            - (it.y2 - it.y1) * (it.x3 - it.x1)
        expect(cross > 0):is(true)
    end
)

scenario(
    "the arrow turns with the view, at 140 pixels from the crosshair",
    function()
        start()
        game.entity({ class = "CPlantedC4", origin = { 0, 500, 64 } })
        game.camera({ yaw = -90 })
        frame()
        local x, y = arrow()
        expect(x):is_near(0)
        expect(y > 130):is(true)
        local it = drawn("triangle")[1]
        expect(it.y1):is_near(540 + 140 + 14)
        expect(it.y2):is_near(540 + 140)
    end
)

scenario("beyond the edge of the screen there is an arrow too", function()
    start()
    game.entity({ class = "CPlantedC4", origin = { 100, -1000, 64 } })
    frame()
    expect(drawn("text")):has_length(0)
    expect(drawn("triangle")):has_length(1)
end)

scenario(
    "when a corner is behind you, its edges disappear and the others stay",
    function()
        start()
        game.entity({ class = "CInferno", origin = { 8, 0, 0 } })
        frame()
        expect(drawn("line")):has_length(1)
    end
)

scenario(
    "nothing while it is off, and nothing of a place that is not known",
    function()
        start()
        game.entity({ class = "CInferno", origin = { 300, 0, 0 } })
        answer("entity.get_origin", nil)
        frame()
        expect(drawn()):has_length(0)
        no_answer("entity.get_origin")
        menu.set("World markers", false)
        frame()
        expect(drawn()):has_length(0)
    end
)

scenario(
    "the picture of the guide: a bomb, a smoke, and a fire behind",
    function()
        start()
        game.entity({ class = "CPlantedC4", origin = { 420, 36, 4 } })
        game.entity({
            class = "CSmokeGrenadeProjectile",
            origin = { 760, -90, 4 },
        })
        game.entity({ class = "CInferno", origin = { -300, -500, 4 } })
        frame()
        expect(texts()):has_length(2)
        expect(drawn("triangle")):has_length(1)
        keep_frame("markers")
    end
)
