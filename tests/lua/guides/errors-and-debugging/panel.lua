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

scenario("messages are those of the table", function()
    local function message(code)
        load_with("error((select(2, pcall(function() " .. code .. " end))), 0)")
        return errors()[1]
    end
    local messages = {
        ["local x return x.y"] = "attempt to index local 'x' (a nil value)",
        ["return client.y()"] = "attempt to call field 'y' (a nil value)",
        ["missing()"] = "attempt to call global 'missing' (a nil value)",
        ["return nil + 1"] = "attempt to perform arithmetic on a nil value",
        ["return {} .. 1"] = "attempt to concatenate a table value",
        ["return nil < 1"] = "attempt to compare nil with number",
        ["for _, x in {} do end"] = "attempt to call a table value",
        ["string.format({})"] = "bad argument #1 to 'format'",
        ["log.x = {} log.x.y.z()"] = "attempt to index field 'y' (a nil value)",
    }
    for code, expected in pairs(messages) do
        expect(message(code)):has(expected)
        unload()
    end
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
