scenario("the frame of the page lies inside its rectangle", function()
    game.join()
    load_with("frame.lua")
    frame()
    local shapes = drawn()
    expect(shapes):has_length(8)
    for _, shape in ipairs(shapes) do
        expect({ shape.r, shape.g, shape.b, shape.a }):is({ 154, 214, 91, 255 })
        if shape.call == "renderer.rectangle" then
            expect(shape.x):is_between(860, 1060 - shape.w)
            expect(shape.y):is_between(960, 1000 - shape.h)
            expect(math.min(shape.w, shape.h)):is(2)
        else
            expect(shape.radius):is(8)
            expect(shape.thickness):is(2)
        end
    end
end)

local function draw(w, h, radius, thickness)
    game.join()
    local call = "outlined_rounded_rectangle(0, 0, %s, %s, 1, 2, 3, 4, %s, %s)"
    load_with(
        'client.set_event_callback("paint", function() '
            .. call:format(w, h, radius, thickness)
            .. " end)"
    )
    frame()
    unload()
    return drawn()
end

scenario("no two parts overlap", function()
    for _, case in ipairs({
        { 100, 60, 10, 3 },
        { 100, 60, 0, 3 },
        { 100, 60, 4, 9 },
    }) do
        local w, h, radius, thickness = unpack(case)
        local sum = 0
        local outer = radius > 0 and math.max(radius, thickness) or 0
        for _, shape in ipairs(draw(w, h, radius, thickness)) do
            if shape.call == "renderer.rectangle" then
                sum = sum + shape.w * shape.h
            else
                local inner = shape.radius - shape.thickness
                sum = sum + math.pi / 4 * (shape.radius ^ 2 - inner ^ 2)
            end
        end
        local inner = math.max(0, outer - thickness)
        local whole = w * h - (4 - math.pi) * outer ^ 2
        local hole = (w - 2 * thickness) * (h - 2 * thickness)
            - (4 - math.pi) * inner ^ 2
        expect(sum):is_near(whole - hole)
    end
end)

scenario("nothing of a rectangle without an area; limits hold", function()
    expect(draw(1, 50, 5, 5)):has_length(0)
    for _, shape in ipairs(draw(40, 20, 99, 99)) do
        if shape.call == "renderer.circle_outline" then
            expect(shape.radius):is(10)
            expect(shape.thickness):is(10)
        end
    end
end)

scenario("picture", function()
    game.join()
    load_with("frame.lua")
    frame()
    keep_frame("picture")
end)
