local me

local function start()
    game.join()
    me = game.player({
        me = true,
        health = 83,
        armor = 41,
        velocity = { 30, 40, 7 },
    })
    answer("client.real_latency", 0.0234)
    load_script()
end

local function values()
    local found = {}
    local texts = drawn("text")
    for index = 1, #texts, 2 do
        found[texts[index].text] = texts[index + 1].text
    end
    return found
end

scenario(
    "three items are in the menu, and nothing is drawn until the checkbox is ticked",
    function()
        start()
        expect(menu.items()):is({
            "Status panel",
            "Status colour",
            "Status corner",
        })
        play(1)
        expect(drawn()):has_length(0)
    end
)

scenario("the panel shows health, armour, speed and ping", function()
    start()
    menu.set("Status panel", true)
    play(1)
    expect(values()):is({
        Health = "83",
        Armour = "41",
        Speed = "50",
        Ping = "23 ms",
    })
end)

scenario("it fades in over 0.2 seconds at any frame rate", function()
    for _, step in ipairs({ 0.005, 0.02, 0.05 }) do
        start()
        menu.set("Status panel", true)
        play(0.1, step)
        expect(drawn("rectangle")[1].a):is_near(100)
        expect(drawn("text")[1].a):is_near(127.5)
        play(0.1, step)
        expect(drawn("rectangle")[1].a):is_near(200)
        unload()
    end
end)

scenario(
    "it fades out after death and shows the last values meanwhile",
    function()
        start()
        menu.set("Status panel", true)
        play(1)
        me.alive, me.armor = false, 0
        play(0.1)
        expect(drawn("rectangle")[1].a):is_near(100)
        expect(values().Armour):is("41")
        play(0.2)
        expect(drawn()):has_length(0)
        local measured = #calls("renderer.measure_text")
        play(1)
        expect(calls("renderer.measure_text")):has_length(measured)
    end
)

scenario("it fades out when the checkbox is cleared", function()
    start()
    menu.set("Status panel", true)
    play(1)
    menu.set("Status panel", false)
    play(0.1)
    expect(drawn("rectangle")[1].a):is_near(100)
    play(0.2)
    expect(drawn()):has_length(0)
end)

scenario(
    "it stands 12 pixels from the chosen corner, on every screen",
    function()
        start()
        menu.set("Status panel", true)
        for _, size in ipairs({ { 1920, 1080 }, { 640, 480 } }) do
            game.screen(unpack(size))
            play(0.5)
            for corner, edges in pairs({
                ["Top left"] = { 12 },
                ["Top right"] = { nil, 12 },
                ["Bottom left"] = { 12, nil, true },
                ["Bottom right"] = { nil, 12, true },
            }) do
                menu.set("Status corner", corner)
                frame()
                local box = drawn("rectangle")[1]
                local left, right = box.x, size[1] - box.x - box.w
                local top, bottom = box.y, size[2] - box.y - box.h
                expect(edges[1] and left or right):is(12)
                expect(edges[3] and bottom or top):is(12)
            end
        end
    end
)

scenario(
    "the panel is as wide as its widest row, and never twitches below its minimum",
    function()
        start()
        menu.set("Status panel", true)
        play(1)
        local narrow = drawn("rectangle")[1].w
        me.velocity = { 300, 0, 0 }
        frame()
        expect(drawn("rectangle")[1].w):is(narrow)
        answer("client.real_latency", 12345678)
        frame()
        local box = drawn("rectangle")[1]
        local texts = drawn("text")
        local label, value = texts[7], texts[8]
        expect(value.x):is(box.x + box.w - 8)
        expect(value.x - value.width):is(label.x + label.width + 24)
    end
)

scenario(
    "the rows stand below each other inside the box, at a distance that fits the text",
    function()
        start()
        menu.set("Status panel", true)
        play(1)
        local box = drawn("rectangle")[1]
        local last
        for index, text in ipairs(drawn("text")) do
            local is_label = index % 2 == 1
            expect(text.x):is(is_label and box.x + 8 or box.x + box.w - 8)
            expect(text.flags):is(is_label and "" or "r")
            expect(text.y >= box.y + 8):is(true)
            expect(text.y + text.height <= box.y + box.h - 8):is(true)
            if is_label and last then
                expect(text.y):is(last.y + last.height + 2)
            end
            last = text
        end
    end
)

scenario(
    "text lies on the background, which is drawn first; the line on top fades to nothing",
    function()
        start()
        menu.set("Status panel", true)
        menu.set("Status colour", 1, 2, 3, 200)
        play(1)
        local calls_of_frame = drawn()
        expect(calls_of_frame[1].call):is("renderer.rectangle")
        expect(calls_of_frame[2].call):is("renderer.gradient")
        local line = calls_of_frame[2]
        expect({ line.r1, line.g1, line.b1, line.r2 }):is({ 1, 2, 3, 1 })
        expect({ line.w, line.h, line.ltr }):is({ calls_of_frame[1].w, 2, true })
        expect({ line.a1, line.a2 }):is({ 200, 0 })
        menu.set("Status panel", false)
        play(0.1)
        expect(drawn("gradient")[1].a1):is_near(100)
        expect(drawn("gradient")[1].a2):is(0)
    end
)

scenario("the pictures of the guide: four steps of the fade", function()
    start()
    menu.set("Status panel", true)
    for step = 1, 3 do
        frame(0.05)
        keep_frame("fade " .. step)
    end
    frame(0.05)
    expect(drawn("rectangle")[1].a):is_near(200)
    keep_frame("panel")
end)
