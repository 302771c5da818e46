local CODE = [[
    client.set_event_callback("paint", function()
        rectangle_outline_3d(vector(%s, 0, 0), 40, 60, 1, 2, 3, 4)
    end)
]]

local function draw(x)
    game.join()
    game.camera({ z = 300, pitch = 45 })
    load_with(CODE:format(x))
    frame()
    unload()
    return drawn("line")
end

scenario("four lines that meet, around a place in view", function()
    local lines = draw(300)
    expect(lines):has_length(4)
    for index, line in ipairs(lines) do
        local nxt = lines[index % 4 + 1]
        expect(line.x2):is_near(nxt.x1)
        expect(line.y2):is_near(nxt.y1)
        expect({ line.r, line.g, line.b, line.a }):is({ 1, 2, 3, 4 })
    end
end)

scenario("w is the length along X, h along Y", function()
    game.join()
    game.camera({ z = 1000, pitch = 90 })
    load_with(CODE:format(0))
    frame()
    local min_x, max_x, min_y, max_y = 1e9, -1e9, 1e9, -1e9
    for _, line in ipairs(drawn("line")) do
        min_x, max_x = math.min(min_x, line.x1), math.max(max_x, line.x1)
        min_y, max_y = math.min(min_y, line.y1), math.max(max_y, line.y1)
    end
    expect((max_x - min_x) / (max_y - min_y)):is_near(60 / 40)
end)

scenario("edges with an end behind the camera are left out", function()
    expect(draw(-300)):has_length(1)
    expect(draw(-900)):has_length(0)
end)

scenario("it is flat: all corners have the height of its middle", function()
    local heights = {}
    answer("renderer.world_to_screen", function(_, _, z)
        heights[#heights + 1] = z
        return 100, 100
    end)
    game.join()
    load_with(CODE:format(7))
    frame()
    expect(heights):is({ 0, 0, 0, 0, 0 })
    expect(drawn("line")):has_length(4)
end)

scenario("without a single corner on the screen nothing is drawn", function()
    answer("renderer.world_to_screen", nil)
    game.join()
    load_with(CODE:format(0))
    frame()
    expect(drawn()):has_length(0)
end)

scenario("the mark is there while you live, in the wanted size", function()
    game.join()
    local me = game.player({ me = true, origin = { 10, 20, 30 } })
    load_script()
    frame()
    expect(drawn()):has_length(0)
    menu.set("Mark my position", true)
    menu.set("Size of the mark", 256)
    local corners = {}
    answer("renderer.world_to_screen", function(x, y, z)
        corners[#corners + 1] = { x - 10, y - 20, z - 30 }
        return 100, 100
    end)
    frame()
    for _, corner in ipairs(corners) do
        expect(math.abs(corner[1])):is_near(128)
        expect(math.abs(corner[2])):is_near(128)
        expect(corner[3]):is(0)
    end
    me.alive = false
    frame()
    expect(drawn()):has_length(0)
end)

scenario("the mark of the page follows the planted bomb", function()
    game.join()
    game.camera({ x = -200, z = 150, pitch = 30 })
    local bomb = game.entity({ class = "CPlantedC4", origin = { 0, 0, 0 } })
    load_with("bomb_mark.lua")
    frame()
    expect(drawn("line")):has_length(4)
    game.remove(bomb)
    frame()
    expect(drawn()):has_length(0)
end)

scenario("picture", function()
    game.join()
    game.player({ me = true, origin = { 0, 0, 0 } })
    game.camera({ x = -150, y = 30, z = 110, pitch = 20, yaw = -8 })
    load_script()
    menu.set("Mark my position", true)
    frame()
    expect(drawn("line")):has_length(4)
    keep_frame("picture")
end)
