local me, enemy

--- You at the start, looking along X, and an enemy whose head is in the direction of the angles.
local function start(pitch, yaw)
    game.join()
    me = game.player({ me = true, team = 3, origin = { 0, 0, 0 } })
    enemy = game.player({ team = 2 })
    local p, w = math.rad(pitch), math.rad(yaw)
    enemy.boxes[0] = {
        500 * math.cos(p) * math.cos(w),
        500 * math.cos(p) * math.sin(w),
        64 - 500 * math.sin(p),
    }
    game.camera({ pitch = 0, yaw = 0 })
    load_script()
    menu.set("Show aim offset", true)
    frame()
end

scenario("degrees and directions, below the crosshair", function()
    start(1.6, 7.1)
    expect(texts()):is({ "7.3 deg  (left 7.1, down 1.6)" })
    local text = drawn("text")[1]
    expect({ text.x, text.y, text.flags }):is({ 960, 580, "c" })
    unload()
    start(-3, -12)
    expect(texts()):is({ "12.4 deg  (right 12.0, up 3.0)" })
end)

scenario(
    "the number falls to 0 as the crosshair moves onto the head",
    function()
        start(1.6, 7.1)
        game.camera({ pitch = 1.6, yaw = 7.1 })
        frame()
        expect(texts()[1]):fits("^0%.0 deg  %(%a+ 0%.0, %a+ 0%.0%)$")
        game.camera({ pitch = 2.6, yaw = 6.1 })
        frame()
        expect(texts()[1]):has("(left 1.0, up 1.0)")
    end
)

scenario("from 170 to -170 the turn is 20 degrees", function()
    start(0, -170)
    game.camera({ yaw = 170 })
    frame()
    expect(texts()[1]):has("20.0 deg  (left 20.0")
end)

scenario("at a steep pitch, a large yaw difference is a small turn", function()
    start(85, 90)
    game.camera({ pitch = 85 })
    frame()
    expect(tonumber(texts()[1]:match("^[%d.]+"))):is_between(7, 7.1)
end)

scenario("the text goes when a wall comes between you", function()
    start(0, 5)
    answer("client.trace_line", 0.4, 0)
    frame()
    expect(drawn()):has_length(0)
    answer("client.trace_line", 0.98, enemy.index)
    frame()
    expect(drawn()):has_length(1)
end)

scenario("the nearest enemy counts, with one trace for a frame", function()
    start(0, 5)
    for i = 1, 4 do
        game.player({ team = 2, origin = { 2000 + i, 900, 0 } })
    end
    local before = #calls("client.trace_line")
    frame()
    expect(texts()[1]):has("5.0 deg")
    expect(#calls("client.trace_line") - before):is(1)
end)

scenario("nothing while you are dead, or the checkbox is off", function()
    start(0, 5)
    me.alive = false
    frame()
    expect(drawn()):has_length(0)
    me.alive = true
    menu.set("Show aim offset", false)
    frame()
    expect(drawn()):has_length(0)
end)

scenario(
    "the picture of the guide: the head is to the left and below",
    function()
        start(1.6, 7.1)
        expect(texts()):is({ "7.3 deg  (left 7.1, down 1.6)" })
        keep_frame("offset")
    end
)
