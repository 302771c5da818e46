local NAME = "panel_position.data"

scenario(
    "the hidden text holds the position when a configuration is saved",
    function()
        load_script()
        save_config()
        expect(menu.get(NAME)):is('{"x":20,"y":20}')
        menu.set(NAME, '{"x":70,"y":"80"}')
        save_config()
        expect(menu.get(NAME)):has('"x":20')
    end
)

scenario("it is read when a configuration was loaded", function()
    load_script()
    menu.set(NAME, '{"x":70,"y":"80"}')
    load_config()
    save_config()
    expect(menu.get(NAME)):has('"x":70')
    expect(menu.get(NAME)):has('"y":80')
end)

scenario("a broken text keeps the last position", function()
    load_script()
    for _, text in ipairs({ "", "{", "5", '{"x":"left"}' }) do
        menu.set(NAME, text)
        load_config()
        save_config()
        expect(menu.get(NAME)):has('"x":20')
    end
end)
