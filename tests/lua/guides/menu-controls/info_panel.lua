local function start()
    menu.add("MISC", "Settings", "Menu color", {
        kind = "color_picker",
        value = { 9, 8, 7, 255 },
    })
    game.join("de_mirage")
    game.player({ me = true })
    answer("client.latency", 0.031)
    answer("client.system_time", 7, 5, 0, 0)
    load_script()
end

scenario(
    "items stand in the order of the code, hidden until the panel is on",
    function()
        start()
        expect(menu.items()):is({
            "Info panel",
            "Panel rows",
            "Panel side",
            "Panel height",
            "Lock panel position",
            "Panel title",
            "Panel title text",
            "Panel colour",
            "Panel own colour",
            "Hide panel",
            "Reset panel",
        })
        expect(menu.is_visible("Panel rows")):is(false)
        menu.set("Info panel", true)
        expect(menu.is_visible("Panel rows")):is(true)
        expect(menu.is_visible("Panel title text")):is(false)
        menu.set("Panel title", true)
        expect(menu.is_visible("Panel title text")):is(true)
        menu.set("Panel colour", "Menu")
        expect(menu.is_visible("Panel own colour")):is(false)
    end
)

scenario("side and height turn grey when the position is locked", function()
    start()
    menu.set("Info panel", true)
    menu.set("Lock panel position", true)
    expect(menu.is_enabled("Panel side")):is(false)
    expect(menu.is_enabled("Panel height")):is(false)
    menu.set("Lock panel position", false)
    expect(menu.is_enabled("Panel side")):is(true)
end)

scenario(
    "with no rows chosen, the panel says so; chosen rows come in their order",
    function()
        start()
        frame()
        expect(drawn()):has_length(0)
        menu.set("Info panel", true)
        frame()
        expect(texts()):is({ "Choose rows in the menu" })
        menu.set("Panel rows", "Map", "Latency", "Clock")
        frame()
        expect(texts()):is({ "07:05", "31 ms", "de_mirage" })
        for index, text in ipairs(drawn("text")) do
            expect(text.y):is(216 + (index - 1) * 14)
            expect(text.max_width):is(0)
        end
        menu.set("Panel title", true)
        menu.set("Panel title text", "Info")
        frame()
        expect(texts()[1]):is("Info")
    end
)

scenario("the frame rate settles at that of the game", function()
    start()
    menu.set("Info panel", true)
    menu.set("Panel rows", "Frame rate")
    play(2, 0.005)
    expect(texts()):is({ "200 fps" })
end)

scenario("the key hides it", function()
    start()
    menu.set("Info panel", true)
    menu.set("Hide panel", true)
    frame()
    expect(drawn()):has_length(0)
end)

scenario("side, height and colour take effect", function()
    start()
    menu.set("Info panel", true)
    frame()
    local text = drawn("text")[1]
    expect({ text.x, text.y, text.flags }):is({ 10, 216, "" })
    expect({ text.r, text.g, text.b }):is({ 154, 214, 91 })
    menu.set("Panel side", "Right")
    menu.set("Panel height", 50)
    menu.set("Panel colour", "Menu")
    frame()
    text = drawn("text")[1]
    expect({ text.x, text.y, text.flags }):is({ 1910, 540, "r" })
    expect({ text.r, text.g, text.b }):is({ 9, 8, 7 })
end)

scenario("without the item of the client the own colour is used", function()
    menu.has_nothing_else()
    game.join()
    load_script()
    menu.set("Info panel", true)
    menu.set("Panel colour", "Menu")
    frame()
    expect(drawn("text")[1].r):is(154)
    expect(menu.is_visible("Panel own colour")):is(true)
end)

scenario("the button goes back to the start", function()
    start()
    menu.set("Info panel", true)
    menu.set("Panel side", "Right")
    menu.set("Panel height", 80)
    menu.set("Panel colour", "Menu")
    menu.set("Panel own colour", 1, 2, 3, 4)
    menu.press("Reset panel")
    frame()
    expect(menu.get("Panel rows")):is({ "Clock", "Frame rate" })
    expect(menu.get("Panel side")):is("Left")
    expect(menu.get("Panel height")):is(20)
    expect({ menu.get("Panel own colour") }):is({ 154, 214, 91, 255 })
    expect(menu.is_visible("Panel own colour")):is(true)
    expect(texts()[1]):is("07:05")
end)

scenario(
    "a configuration brings its values and what they show and hide",
    function()
        start()
        menu.set("Info panel", true)
        menu.set("Panel rows", "Map")
        save_config()
        reload()
        expect(menu.is_visible("Panel rows")):is(false)
        load_config()
        expect(menu.is_visible("Panel rows")):is(true)
        frame()
        expect(texts()):is({ "de_mirage" })
    end
)

scenario(
    "the picture of the guide: what the menu in its other pictures asks for",
    function()
        start()
        menu.set("Info panel", true)
        menu.set("Panel rows", "Clock", "Map")
        menu.set("Panel title", true)
        menu.set("Panel title text", "My panel")
        play(2, 0.005)
        expect(texts()):is({ "My panel", "07:05", "de_mirage" })
        keep_frame("panel")
    end
)

scenario("a row that is no longer chosen goes", function()
    start()
    menu.set("Info panel", true)
    menu.set("Panel rows", { "Clock", "Map" })
    frame()
    expect(texts()):is({ "07:05", "de_mirage" })
    menu.set("Panel rows", { "Map" })
    frame()
    expect(texts()):is({ "de_mirage" })
end)
