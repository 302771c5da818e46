local to_hex, from_hex, from_hsva, to_hsva

local function start()
    local all = load_with(
        "return { rgba_to_hex, hex_to_rgba, hsva_to_rgba, rgba_to_hsva }"
    )
    to_hex, from_hex, from_hsva, to_hsva = unpack(all)
end

scenario("colours become text and back", function()
    start()
    expect(to_hex(154, 214, 91)):is("9AD65BFF")
    expect(to_hex(0.4, 0.6, 255, 0)):is("0001FF00")
    expect({ from_hex("#9ad65b") }):is({ 154, 214, 91, 255 })
    expect({ from_hex("9AD65B80") }):is({ 154, 214, 91, 128 })
    expect({ from_hex("00000000") }):is({ 0, 0, 0, 0 })
end)

scenario("halves are rounded up, and components are limited", function()
    start()
    expect(to_hex(127.5, 127.4, 254.5, 0.4)):is("807FFF00")
    expect(to_hex(256, -1, 1e9, 300)):is("FF00FFFF")
end)

scenario("a text that is no colour gives nil", function()
    start()
    for _, text in ipairs({
        "",
        "#",
        "FA0",
        "12345",
        "#1234567",
        "123456789",
        "GGGGGG",
        "1234GG",
        "##123456",
        "12345 ",
        "123456\n",
    }) do
        expect(from_hex(text)):is_nil()
    end
    expect(from_hex(nil)):is_nil()
    expect(from_hex(123456)):is_nil()
end)

scenario("hues are those of the colour wheel, past its ends too", function()
    start()
    expect({ from_hsva(0, 1, 1) }):is({ 255, 0, 0, 255 })
    expect({ from_hsva(1 / 6, 1, 1) }):is({ 255, 255, 0, 255 })
    expect({ from_hsva(1 / 3, 1, 1) }):is({ 0, 255, 0, 255 })
    expect({ from_hsva(1 / 2, 1, 1) }):is({ 0, 255, 255, 255 })
    expect({ from_hsva(2 / 3, 1, 1, 0.5) }):is({ 0, 0, 255, 128 })
    expect({ from_hsva(-1 / 6, 1, 1) }):is({ 255, 0, 255, 255 })
    expect({ from_hsva(1, 1, 1) }):is({ 255, 0, 0, 255 })
    expect({ from_hsva(-1e-17, 1, 1) }):is({ 255, 0, 0, 255 })
    expect({ from_hsva(7 + 1 / 3, 1, 1, 0) }):is({ 0, 255, 0, 0 })
end)

scenario("grey has no hue and no saturation", function()
    start()
    expect({ from_hsva(0.7, 0, 0.5) }):is({ 128, 128, 128, 255 })
    expect({ to_hsva(128, 128, 128) }):is({ 0, 0, 128 / 255, 1 })
    expect({ to_hsva(0, 0, 0, 0) }):is({ 0, 0, 0, 0 })
    expect({ to_hsva(255, 255, 255) }):is({ 0, 0, 1, 1 })
end)

scenario("there and back is the same colour", function()
    start()
    for _, color in ipairs({
        { 154, 214, 91, 255 },
        { 1, 2, 3, 4 },
        { 255, 0, 1, 0 },
        { 255, 1, 0, 9 },
        { 12, 200, 201, 77 },
        { 91, 90, 214, 128 },
    }) do
        local h, s, v, a = to_hsva(unpack(color))
        for _, part in ipairs({ h, s, v, a }) do
            expect(part):is_between(0, 1)
        end
        expect({ from_hsva(h, s, v, a) }):is(color)
        expect({ from_hex(to_hex(unpack(color))) }):is(color)
    end
end)

scenario("the example shows a typed colour and its opposite", function()
    game.join()
    load_script()
    menu.set("Opposite colour", true)
    menu.set("Colour as RRGGBB", "red")
    frame()
    expect(drawn()):has_length(0)

    menu.set("Colour as RRGGBB", "#FF000080")
    frame()
    local typed, opposite = unpack(drawn("rectangle"))
    expect({ typed.r, typed.g, typed.b, typed.a }):is({ 255, 0, 0, 128 })
    expect({ opposite.r, opposite.g, opposite.b }):is({ 0, 255, 255 })
    expect(texts()):has("opposite: 00FFFFFF")
end)

scenario("the rainbow of the page runs around in five seconds", function()
    game.join()
    load_with("rainbow.lua")
    frame()
    local first = drawn("text")[1].text
    expect(first):fits("^colour \a(%x%x%x%x%x%xFF)%1$")
    frame(2.5)
    expect(drawn("text")[1].text):is_not(first)
    frame(2.5)
    expect(drawn("text")[1].text):is(first)
end)

scenario("the hue of the page runs through the characters", function()
    start()
    unload()
    game.join()
    load_with("gradient_text.lua")

    local function read()
        frame(2.5)
        local letters, hues = {}, {}
        local text = drawn("text")[1].text
        for code, letter in text:gmatch("\a(%x+FF)([^\a]+)") do
            letters[#letters + 1] = letter
            hues[#hues + 1] = to_hsva(from_hex(code))
        end
        return letters, hues
    end

    local letters, hues = read()
    expect(letters):is({ "D", "é", "j", "à", " ", "v", "u" })
    for i = 2, #hues do
        expect((hues[i] - hues[i - 1]) % 1):is_near(0.05, 0.01)
    end
    local _, later = read()
    expect((later[1] - hues[1]) % 1):is_near(0.5, 0.01)
end)

scenario("the health of the page is green, yellow, then red", function()
    game.join()
    local me = game.player({ me = true })
    load_with("health_color.lua")
    local function color_at(health)
        me.health = health
        frame()
        local text = drawn("text")[1]
        expect(text.text):is(tostring(health))
        return { text.r, text.g, text.b }
    end
    expect(color_at(100)):is({ 77, 255, 77 })
    expect(color_at(50)):is({ 255, 255, 77 })
    expect(color_at(0)):is({ 255, 77, 77 })
    expect(color_at(150)):is({ 77, 255, 77 })
end)
