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
end)

scenario("a text that is no colour raises an error", function()
    start()
    for _, text in ipairs({ "", "12345", "#1234567", "GGGGGG", "##123456" }) do
        expect(function()
            from_hex(text)
        end):raises("colour as RRGGBB or RRGGBBAA expected")
    end
end)

scenario("hues are those of the colour wheel", function()
    start()
    expect({ from_hsva(0, 1, 1) }):is({ 255, 0, 0, 255 })
    expect({ from_hsva(1 / 3, 1, 1) }):is({ 0, 255, 0, 255 })
    expect({ from_hsva(2 / 3, 1, 1, 0.5) }):is({ 0, 0, 255, 128 })
    expect({ from_hsva(-1 / 6, 1, 1) }):is({ 255, 0, 255, 255 })
    expect({ from_hsva(0.7, 0, 0.5) }):is({ 128, 128, 128, 255 })
    expect({ to_hsva(128, 128, 128) }):is({ 0, 0, 128 / 255, 1 })
end)

scenario("there and back is the same colour", function()
    start()
    for _, color in ipairs({
        { 154, 214, 91, 255 },
        { 1, 2, 3, 4 },
        { 255, 0, 1, 0 },
        { 12, 200, 201, 77 },
    }) do
        expect({ from_hsva(to_hsva(unpack(color))) }):is(color)
        expect({ from_hex(to_hex(unpack(color))) }):is(color)
    end
end)
