local ARGS = "x, y, w, h, 10, 20, 30, 40, radius"

local function draw(x, y, w, h, radius)
    game.join()
    local place = ("local x, y, w, h, radius = %s, %s, %s, %s, %s\n"):format(
        x,
        y,
        w,
        h,
        radius
    )
    load_with(place .. [[
        client.set_event_callback("paint", function()
            rounded_rectangle(]] .. ARGS .. [[)
        end)]])
    frame()
    unload()
    return drawn()
end

--- Share of the whole rectangle that a shape covers.
local function area(shape)
    if shape.call == "renderer.circle" then
        return math.pi * shape.radius ^ 2 * shape.percentage
    end
    return shape.w * shape.h
end

scenario(
    "three rectangles and four quarters cover it, and no two overlap",
    function()
        local shapes = draw(10, 20, 200, 80, 12)
        expect(shapes):has_length(7)
        local sum = 0
        for _, shape in ipairs(shapes) do
            sum = sum + area(shape)
        end
        expect(sum):is_near(200 * 80 - (4 - math.pi) * 12 ^ 2)
    end
)

scenario("each quarter fills its own corner", function()
    local found = {}
    for _, shape in ipairs(draw(0, 0, 100, 100, 10)) do
        if shape.call == "renderer.circle" then
            found[shape.x .. "," .. shape.y] = shape.start_degrees
        end
    end
    expect(found):is({
        ["10,10"] = 180,
        ["90,10"] = 90,
        ["90,90"] = 0,
        ["10,90"] = 270,
    })
end)

scenario(
    "a radius is limited to half of the smaller side, and 0 is a plain rectangle",
    function()
        for _, shape in ipairs(draw(0, 0, 200, 40, 999)) do
            if shape.call == "renderer.circle" then
                expect(shape.radius):is(20)
            end
        end
        expect(draw(0, 0, 200, 40, 0)):has_length(1)
        expect(draw(0, 0, 200, 40, -5)):has_length(1)
    end
)

scenario("nothing without an area, and whole pixels only", function()
    expect(draw(0, 0, 0, 40, 5)):has_length(0)
    expect(draw(0, 0, 40, -1, 5)):has_length(0)
    for _, shape in ipairs(draw(0.7, 0.2, 30.9, 30.9, 4.5)) do
        expect(shape.x % 1 + shape.y % 1):is(0)
    end
end)

scenario("picture", function()
    game.join()
    load_with("panel.lua")
    frame()
    keep_frame("picture")
end)
