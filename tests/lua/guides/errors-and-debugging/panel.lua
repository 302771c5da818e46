scenario("the console shows what the guide shows", function()
    game.join()
    game.player({})
    game.player({})
    game.player({ me = true })
    load_script()
    menu.set("Detailed log", true)
    frame()
    expect(logged()):is({
        "info: loaded",
        "debug: targets {} 3",
        "panel.lua:4: attempt to index local 'target' (a nil value)"
            .. "\n  at panel.lua:4\n  at panel.lua:10\n  at log.lua:70",
    })
end)

scenario(
    "the report comes once, and a line with the targets every second",
    function()
        game.join()
        game.player({ me = true })
        load_script()
        menu.set("Detailed log", true)
        play(2.5)
        expect(logged("error_log")):has_length(1)
        expect(logged("color_log")):has_length(1 + 3)
    end
)
