scenario(
    "a list of materials needs a word, and ends with their number",
    function()
        game.join()
        load_script()
        menu.press("List materials")
        expect(logged()):is({ "Enter at least three letters" })

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
    expect(logged()):is({ "Join a game and take a weapon first" })

    clear_console()
    game.join()
    game.player({ me = true, weapon = { class = "CAK47", id = 7 } })
    answer("material:get_name", "models/weapons/rifle")
    menu.press("List materials of my weapon")
    expect(logged()):has("models/weapons/rifle")
end)
