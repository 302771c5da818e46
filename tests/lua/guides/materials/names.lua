scenario(
    "a list of materials needs a word, and ends with their number",
    function()
        game.join()
        load_script()
        menu.press("List materials")
        expect(logged()):is({ "Enter at least three characters" })

        clear_console()
        menu.set("Part of a path", "skybox/")
        menu.press("List materials")
        expect(logged()[#logged()]):fits("^%d+ found$")
    end
)

scenario("a list without a match has the number 0", function()
    game.join()
    load_script()
    answer("materialsystem.find_materials", nil)
    menu.set("Part of a path", "nothing")
    menu.press("List materials")
    expect(logged()):is({ "0 found" })
end)

scenario("the materials of the weapon need a weapon", function()
    load_script()
    menu.press("List materials of my weapon")
    expect(logged()):is({ "Join a game and hold a weapon first" })

    clear_console()
    game.join()
    game.player({ me = true, weapon = { class = "CAK47", id = 7 } })
    answer("material:get_name", "models/weapons/rifle")
    menu.press("List materials of my weapon")
    expect(logged()):has("models/weapons/rifle")
end)

scenario(
    "three characters are enough, and names come before the number",
    function()
        game.join()
        load_script()
        answer("material:get_name", "skybox/sunset")
        menu.set("Part of a path", "sky")
        menu.press("List materials")
        expect(logged()[1]):is("skybox/sunset")
        expect(logged()[#logged()]):fits("^%d+ found$")
    end
)
