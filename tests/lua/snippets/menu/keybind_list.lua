local function start()
    game.join()
    game.player({ me = true })
    load_script()
    menu.set("Keybind list", true)
end

local function rows()
    frame()
    return texts()
end

scenario("lists active hotkeys with their mode", function()
    start()
    menu.set("Hide names", true)
    expect(rows()):is({ "Hide names", "held" })
    menu.set("Hide names", false)
    expect(rows()):has_length(0)
    expect(drawn()):has_length(0)
end)

scenario("modes have words, unknown ones too", function()
    local value = { active = true }
    menu.add("MISC", "Movement", "Lean", { kind = "hotkey", value = value })
    game.join()
    game.player({ me = true })
    load_changed(
        "CLIENT_ITEMS = {}",
        'CLIENT_ITEMS = { { "MISC", "Movement", "Lean" } }'
    )
    menu.set("Keybind list", true)
    for mode, word in pairs({
        [0] = "always",
        "held",
        "toggled",
        "released",
        "active",
    }) do
        value.mode = mode
        expect(rows()):is({ "Lean", word })
    end
end)

scenario("the panel is as large as its rows, however long they are", function()
    game.join()
    game.player({ me = true })
    load_with([[
        for _, label in ipairs({ "A", "A hotkey with a label of many words" }) do
            watch(label, ui.new_hotkey("LUA", "A", label))
        end
    ]])
    menu.set("Keybind list", true)
    menu.set("A", true)
    menu.set("A hotkey with a label of many words", true)
    expect(rows()):has_length(4)
    local ground, written = drawn("rectangle")[1], drawn("text")
    for i = 1, 4, 2 do
        local label, mode = written[i], written[i + 1]
        expect(label.x > ground.x):is(true)
        expect(label.x + label.width < mode.x - mode.width):is(true)
        expect(mode.x < ground.x + ground.w):is(true)
        expect(label.y):is(mode.y)
    end
    local first, last = written[1], written[3]
    expect(first.y > ground.y):is(true)
    expect(last.y >= first.y + first.height):is(true)
    expect(last.y + last.height < ground.y + ground.h):is(true)
end)

scenario("an entry needs its checkbox as well", function()
    start()
    menu.set("Zoom key", true)
    expect(rows()):has_length(0)
    menu.set("Zoom", true)
    expect(rows()):is({ "Zoom", "held" })
end)

scenario("items of the client: the hotkey among what is beside them", function()
    menu.add(
        "MISC",
        "Movement",
        "Slide",
        { kind = "checkbox", value = true },
        { kind = "color_picker", value = { 1, 2, 3, 4 } },
        { kind = "hotkey", value = { active = true, mode = 2, key = 5 } }
    )
    menu.add(
        "MISC",
        "Movement",
        "Lean",
        { kind = "hotkey", value = { active = true, mode = 0 } }
    )
    menu.add("MISC", "Movement", "Plain", { kind = "checkbox", value = true })
    menu.has_nothing_else()
    game.join()
    game.player({ me = true })
    load_changed(
        "CLIENT_ITEMS = {}",
        [[CLIENT_ITEMS = {
            { "MISC", "Movement", "Slide" },
            { "MISC", "Movement", "Lean" },
            { "MISC", "Movement", "Plain" },
            { "MISC", "Movement", "Gone" },
        }]]
    )
    menu.set("Keybind list", true)
    expect(rows()):is({ "Slide", "toggled", "Lean", "always" })
    expect(logged("log")):is({
        "Keybind list: no hotkey found for Plain",
        "Keybind list: no hotkey found for Gone",
    })
    menu.set("Slide", false)
    expect(rows()):is({ "Lean", "always" })
end)

scenario("the panel is as wide as its longest row", function()
    start()
    menu.set("Hide names", true)
    frame()
    local narrow = drawn("rectangle")[1].w
    answer("renderer.measure_text", 200, 13)
    frame()
    expect(drawn("rectangle")[1].w > narrow):is(true)
end)

scenario("nothing is drawn while the list is off", function()
    start()
    menu.set("Hide names", true)
    menu.set("Keybind list", false)
    expect(rows()):has_length(0)
end)

scenario("picture", function()
    start()
    menu.set("Zoom", true)
    menu.set("Zoom key", true)
    menu.set("Hide names", true)
    frame()
    keep_frame("picture")
end)
