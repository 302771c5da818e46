scenario("the frame lies inside its rectangle", function()
    game.join()
    load_script()
    frame()
    expect(drawn()):has_length(0)
    menu.set("Rounded frame", true)
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

scenario("a line that is thicker than the radius makes it larger", function()
    for _, shape in ipairs(draw(100, 60, 4, 9)) do
        if shape.call == "renderer.circle_outline" then
            expect(shape.radius):is(9)
            expect(shape.thickness):is(9)
        end
    end
end)

scenario("each quarter ring covers its own corner", function()
    local found = {}
    for _, shape in ipairs(draw(100, 60, 10, 2)) do
        if shape.call == "renderer.circle_outline" then
            found[shape.x .. "," .. shape.y] = shape.start_degrees
        end
    end
    expect(found):is({
        ["10,10"] = 180,
        ["90,10"] = 270,
        ["90,50"] = 0,
        ["10,50"] = 90,
    })
end)

scenario("negative values count as 0 and 1, fractions are cut", function()
    local shapes = draw(40.9, 20.9, -3, -3)
    expect(shapes):has_length(4)
    for _, shape in ipairs(shapes) do
        expect(math.min(shape.w, shape.h)):is(1)
        expect((shape.x + shape.y + shape.w + shape.h) % 1):is(0)
    end
end)

scenario("an alpha of 0 draws nothing", function()
    local outline = load_with("return outlined_rounded_rectangle")
    game.join()
    outline(0, 0, 100, 40, 255, 255, 255, 0, 8, 2)
    expect(function()
        outline(0, 0, 100, 40, 255, 255, 255, 1, 8, 2)
    end):raises("renderer.rectangle")
end)

scenario("menu and colour decide, the whole range of sliders fits", function()
    game.join()
    load_script()
    menu.set("Rounded frame", true)
    menu.set("Frame colour", 1, 2, 3, 200)
    for _, corner in ipairs({ 0, 1, 30 }) do
        for _, line in ipairs({ 1, 20 }) do
            menu.set("Frame corners", corner)
            menu.set("Frame line", line)
            frame()
            expect(#drawn()):is_between(2, 8)
            expect(drawn()[1].a):is(200)
        end
    end
end)

scenario("the frame of the page is red for little health", function()
    game.join()
    local me = game.player({ me = true, health = 30 })
    load_with("frame.lua")
    frame()
    expect(drawn("text")[1].text):is("HP 30")
    expect(drawn("text")[1].r):is(154)
    me.health = 29
    frame()
    expect(drawn("text")[1].r):is(255)
end)

scenario("picture", function()
    game.join()
    load_script()
    menu.set("Rounded frame", true)
    frame()
    keep_frame("picture")
end)
