local function start()
    load_script()
    frame()
end

local function opacity()
    local box = drawn("rectangle")[1]
    return box and box.a / 220 or 0
end

scenario("the panel takes two seconds to come, at any frame rate", function()
    for _, step in ipairs({ 0.004, 0.01, 0.05 }) do
        start()
        menu.set("Easing panel", true)
        play(1.9, step)
        expect(opacity()):is_between(0.99, 0.99999)
        play(0.15, step)
        expect(opacity()):is(1)
        unload()
    end
end)

scenario("it takes two seconds to leave, and draws nothing then", function()
    start()
    menu.set("Easing panel", true)
    play(3)
    menu.set("Easing panel", false)
    play(1.9)
    expect(opacity()):is_between(0.0001, 0.2)
    play(0.15)
    expect(drawn()):has_length(0)
end)

scenario("it turns around without a jump, and as fast as it came", function()
    start()
    menu.set("Easing panel", true)
    play(0.8)
    local before = opacity()
    menu.set("Easing panel", false)
    frame()
    expect(opacity()):is_near(before, 0.02)
    play(0.78)
    expect(opacity()):is_near(0, 0.02)
    play(0.05)
    expect(drawn()):has_length(0)
end)

scenario("it slides in from the left and stays on its place", function()
    start()
    menu.set("Easing panel", true)
    frame()
    expect(drawn("rectangle")[1].x):is_near(0, 1)
    play(3)
    expect(drawn("rectangle")[1].x):is(40)
end)

scenario("each easing begins at 0, ends at 1 and never goes back", function()
    local easing = load_with("return easing")
    for _, ease in ipairs({
        easing.linear,
        easing.ease_in,
        easing.ease_out,
        easing.ease_in_out,
    }) do
        expect(ease(0)):is_near(0)
        expect(ease(1)):is_near(1)
        local last = 0
        for i = 1, 100 do
            local value = ease(i / 100)
            expect(value):is_between(last, 1.000001)
            last = value
        end
    end
    expect(easing.ease_in(0.2)):is_between(0, 0.1)
    expect(easing.ease_out(0.8)):is_between(0.9, 1)
    expect(easing.ease_in_out(0.5)):is_near(0.5)
end)

scenario("two calls in one frame move it once", function()
    local fade = load_with("return fade")
    local it = fade.new(1)
    it:update(true)
    frame(0.25)
    expect(it:update(true)):is_near(0.25)
    expect(it:update(true)):is_near(0.25)
end)

scenario("with 0 seconds it switches at once, and back", function()
    local fade = load_with("return fade")
    local one = fade.new(0)
    for _, is_on in ipairs({ true, false, true }) do
        expect(one:update(is_on)):is(is_on and 1 or 0)
        frame()
    end
end)

scenario("picture", function()
    start()
    menu.set("Easing panel", true)
    play(1.3)
    keep_frame("picture")
end)
