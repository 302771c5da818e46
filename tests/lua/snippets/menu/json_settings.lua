local FILE = "json_settings.json"

local function close_menu()
    menu.open()
    frame()
    menu.open(false)
    frame()
end

scenario("the settings are back after a reload", function()
    load_script()
    menu.set("Greeting", true)
    menu.set("Greeting size", 300)
    menu.set("Greeting side", "Right")
    menu.set("Greeting tint", 1, 2, 3, 4)
    reload()
    expect(menu.get("Greeting")):is(true)
    expect(menu.get("Greeting size")):is(300)
    expect(menu.get("Greeting side")):is("Right")
    expect({ menu.get("Greeting tint") }):is({ 1, 2, 3, 4 })
end)

scenario("the file is written when the menu closes, not before", function()
    load_script()
    close_menu()
    expect(game.files[FILE]):is_nil()
    menu.open()
    for size = 60, 100 do
        menu.set("Greeting size", size)
        frame()
    end
    expect(calls("writefile")):has_length(0)
    menu.open(false)
    play(1)
    expect(calls("writefile")):has_length(1)
    expect(game.files[FILE]):has('"size":100')
    unload()
    expect(calls("writefile")):has_length(1)
end)

scenario("what changes after a configuration was loaded is kept", function()
    load_script()
    save_config()
    load_config()
    menu.set("Greeting size", 250)
    close_menu()
    expect(game.files[FILE]):has('"size":250')
end)

scenario("all options of a multiselect are back, or none", function()
    load_changed(
        "local stored = {}",
        'items.parts = ui.new_multiselect("LUA", "A", "Greeting parts", '
            .. '"a", "b", "c", "d", "e", "f")\nlocal stored = {}'
    )
    menu.set("Greeting parts", "a", "b", "c", "d", "f")
    reload()
    expect(menu.get("Greeting parts")):is({ "a", "b", "c", "d", "f" })
    menu.set("Greeting parts")
    reload()
    expect(menu.get("Greeting parts")):is({})
end)

scenario("no configuration changes them", function()
    load_script()
    save_config()
    menu.set("Greeting size", 300)
    load_config()
    expect(menu.get("Greeting size")):is(300)
    reload()
    expect(menu.get("Greeting size")):is(300)

    -- Also where the load runs the callbacks of the items.
    fire("pre_config_load")
    menu.set("Greeting size", 60)
    fire("post_config_load")
    expect(menu.get("Greeting size")):is(300)
end)

scenario("wrong values are refused, unknown keys are kept", function()
    game.files[FILE] = '{"size":"x","side":"Up","color":[1,2],"enabled":null'
        .. ',"later":5}'
    load_script()
    expect(menu.get("Greeting size")):is(200)
    expect(menu.get("Greeting side")):is("Left")
    expect({ menu.get("Greeting tint") }):is({ 154, 214, 91, 255 })
    expect(menu.get("Greeting")):is(false)
    for _, arguments in ipairs(calls("ui.set")) do
        expect(arguments[2]):is_not("x")
    end
    menu.set("Greeting", true)
    unload()
    expect(game.files[FILE]):has('"later":5')
    expect(game.files[FILE]):has('"size":200')
end)

scenario("a number beyond the slider is refused", function()
    game.files[FILE] = '{"size":9999}'
    load_script()
    expect(menu.get("Greeting size")):is(200)
end)

scenario("damaged text is kept under another name", function()
    for _, text in ipairs({ "{oops", "", "5", "null" }) do
        game.files[FILE] = text
        load_script()
        expect(game.files[FILE .. ".bad"]):is(text)
        expect(logged("error_log")[1]):has("damaged")
        expect(menu.get("Greeting size")):is(200)
        unload()
    end
end)

scenario("the greeting is where the settings say", function()
    load_script()
    frame()
    expect(drawn()):has_length(0)
    menu.set("Greeting", true)
    menu.set("Greeting side", "Right")
    frame()
    local box = drawn("rectangle")[1]
    expect(box.x + box.w):is(1900)
end)

scenario("picture", function()
    game.join()
    load_script()
    menu.set("Greeting", true)
    frame()
    keep_frame("picture")
end)
