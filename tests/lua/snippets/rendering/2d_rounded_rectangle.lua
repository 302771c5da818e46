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

scenario("an alpha of 0 draws nothing", function()
    local rounded_rectangle = load_with("return rounded_rectangle")
    game.join()
    -- Outside of paint: a call of the renderer would be an error.
    rounded_rectangle(0, 0, 100, 40, 255, 255, 255, 0, 8)
    expect(errors()):has_length(0)
    expect(function()
        rounded_rectangle(0, 0, 100, 40, 255, 255, 255, 1, 8)
    end):raises("renderer.rectangle")
end)

scenario("the panel follows its slider, and can be switched off", function()
    game.join()
    load_script()
    frame()
    expect(drawn()):has_length(0)
    menu.set("Rounded panel", true)
    menu.set("Panel corners", 30)
    frame()
    expect(drawn("circle")[1].radius):is(20)
    menu.set("Panel corners", 0)
    frame()
    expect(drawn("circle")):has_length(0)
    expect(drawn("rectangle")):has_length(1)
end)

scenario("the bar of the page shrinks with the health", function()
    game.join()
    local me = game.player({ me = true, health = 100 })
    load_with("health_bar.lua")
    frame()
    local full = #drawn()
    expect(full):is(12)
    for _, health in ipairs({ 50, 1, 0 }) do
        me.health = health
        frame()
        for _, shape in ipairs(drawn("rectangle")) do
            expect(shape.x):is_between(20, 180)
            expect(shape.x + shape.w):is_between(20, 180)
        end
    end
    expect(drawn()):has_length(6)
end)

scenario("picture", function()
    game.join()
    load_script()
    menu.set("Rounded panel", true)
    frame()
    keep_frame("picture")
end)
