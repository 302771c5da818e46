local me

local function start()
    game.join()
    me = game.player({ me = true, velocity = { 0, 0, 0 } })
    load_script()
    menu.set("Speed graph", true)
end

local function run_at(speed)
    me.velocity = { speed * 0.6, speed * 0.8, 0 }
end

--- The heights above the lower edge of the points, from the newest on.
local function heights()
    local lines = drawn("line")
    local found = {}
    for i, line in ipairs(lines) do
        found[i] = 340 - line.y1
    end
    if #lines > 0 then
        found[#lines + 1] = 340 - lines[#lines].y2
    end
    return found
end

scenario(
    "a ring keeps the last values, and counts back from the newest",
    function()
        local graph = load_with("return graph")
        local ring = graph.new(3)
        for value = 1, 7 do
            ring:push(value)
        end
        expect({ ring:get(0), ring:get(1), ring:get(2) }):is({ 7, 6, 5 })
        expect(ring.count):is(3)
        expect(ring:get_peak(0)):is(7)
        expect(ring:get_peak(10)):is(10)
        ring:clear()
        ring:push(2)
        expect(ring.count):is(1)
        expect(ring:get(0)):is(2)
        expect(ring:get_peak(0)):is(2)
    end
)

scenario("the newest value is at the right edge, 0 at the lower one", function()
    start()
    play(0.5)
    run_at(150)
    play(0.05)
    local newest = drawn("line")[1]
    expect(newest.x1):is(260)
    expect(340 - newest.y1):is_near(40, 0.01)
    expect(340 - newest.y2):is_near(0, 0.01)
end)

scenario("the pace is the same at any frame rate", function()
    for _, step in ipairs({ 0.005, 0.01, 0.07, 0.25 }) do
        start()
        play(5, step)
        expect(#drawn("line")):is_between(93, 101)
        unload()
    end
end)

scenario("a full graph stays full, and as wide as its box", function()
    start()
    play(20)
    local lines = drawn("line")
    expect(lines):has_length(160)
    expect(lines[160].x2):is_near(20, 0.01)
end)

scenario(
    "the scale grows by hundreds, and the line stays in its box",
    function()
        start()
        frame()
        expect(texts()):is({ "300", "0" })
        run_at(420)
        play(0.2)
        expect(texts()):is({ "500", "420" })
        for _, height in ipairs(heights()) do
            expect(height):is_between(0, 80)
        end
        run_at(100)
        play(9)
        expect(texts()):is({ "300", "100" })
    end
)

scenario("a value beyond the top or below 0 stays at the edge", function()
    game.join()
    load_with([[
        client.set_event_callback("paint", function()
            local test = graph.new(3)
            test:push(500)
            test:push(-5)
            test:draw(0, 0, 10, 10, 100, 1, 2, 3, 4)
        end)
    ]])
    frame()
    local lines = drawn("line")
    expect(lines[#lines].y1):is(10)
    expect(lines[#lines].y2):is(0)
end)

scenario("a pause leaves no line of values that nobody measured", function()
    start()
    play(1)
    me.alive = false
    play(3)
    me.alive = true
    frame()
    expect(drawn("line")):has_length(0)
    play(0.5)
    expect(#drawn("line")):is_between(9, 11)
end)

scenario("death, a new map and the checkbox empty it", function()
    start()
    local function expect_empty_after(act, undo)
        play(1)
        expect(#drawn("line")):is_between(19, 21)
        act()
        frame()
        undo()
        frame()
        expect(drawn("line")):has_length(0)
    end
    expect_empty_after(function()
        me.alive = false
    end, function()
        me.alive = true
    end)
    expect_empty_after(function()
        menu.set("Speed graph", false)
    end, function()
        menu.set("Speed graph", true)
    end)
    expect_empty_after(function()
        fire("game_newmap")
    end, function() end)
end)

scenario("a long hang fills the graph once", function()
    start()
    play(1)
    run_at(250)
    frame(3600)
    expect(drawn("line")):has_length(160)
    frame()
    expect(drawn("line")):has_length(160)
end)

scenario("the graph of the latency keeps 30 seconds", function()
    for _, step in ipairs({ 0.01, 0.1 }) do
        game.join()
        answer("client.latency", 0.025)
        load_with("ping_graph.lua")
        play(15, step)
        expect(#drawn("line")):is_between(58, 61)
        expect(drawn("line")[1].y1):is_near(410)
        play(30, step)
        expect(drawn("line")):has_length(120)
        unload()
    end
end)

scenario("nothing is drawn while it is off", function()
    start()
    menu.set("Speed graph", false)
    play(1)
    expect(drawn()):has_length(0)
end)
