local function start()
    game.join()
    load_script()
end

local function enter(line)
    return fire("console_input", line)
end

local function split(line)
    return load_with("return split")(line)
end

scenario("a note is written, coloured and removed", function()
    start()
    expect(enter("note write hello  there")):is(true)
    frame()
    expect(texts()):is({ "hello there" })
    expect(enter("note color 1 2 3")):is(true)
    frame()
    local text = drawn("text")[1]
    expect({ text.r, text.g, text.b }):is({ 1, 2, 3 })
    expect(enter("note clear")):is(true)
    frame()
    expect(drawn()):has_length(0)
    expect(console()):has_length(0)
end)

scenario("lines that are not its commands are left to the game", function()
    start()
    for _, line in ipairs({ "", "  ", "status", "notes", "Note clear", '"' }) do
        expect(enter(line)):is_nil()
    end
    expect(console()):has_length(0)
end)

scenario("quotes keep a text together", function()
    expect(split('a "b  c" d')):is({ "a", "b  c", "d" })
    expect(split('a "" b')):is({ "a", "", "b" })
    expect(split('  a "b c')):is({ "a", "b c" })
    expect(split('a"b c"')):is({ 'a"b', 'c"' })
    expect(split('"')):is({ "" })
    expect(split("   ")):is({})
end)

scenario("the prefix alone lists the commands by name", function()
    start()
    local expected = {
        "note clear ",
        "note color RED GREEN BLUE",
        "note help ",
        "note write TEXT",
    }
    enter("note")
    expect(logged()):is(expected)
    clear_console()
    enter("note HELP")
    expect(logged()):is(expected)
end)

scenario(
    "arguments that do not fit show the usage, and change nothing",
    function()
        start()
        enter("note write x")
        for _, line in ipairs({
            "note color",
            "note color 1 2",
            "note color x 2 3",
            "note color 1 2 256",
            "note color -1 2 3",
            "note color nan 2 3",
        }) do
            clear_console()
            expect(enter(line)):is(true)
            expect(logged()):is({ "Usage: note color RED GREEN BLUE" })
        end
        frame()
        expect(drawn("text")[1].r):is(255)
        clear_console()
        enter("note write")
        expect(logged()):is({ "Usage: note write TEXT" })
    end
)

scenario("an unknown command is reported", function()
    start()
    expect(enter("note paint")):is(true)
    expect(logged("error_log")):is({ "Unknown: paint. Try note help" })
end)

scenario("an error in a command stops nothing", function()
    game.join()
    load_with([[
        add_command("fail", "", function()
            error("on purpose", 0)
        end)
    ]])
    expect(enter("note fail")):is(true)
    expect(logged("error_log")):is({ "fail: on purpose" })
    enter("note write x")
    frame()
    expect(texts()):is({ "x" })
end)

scenario("in chat, everything except commands is sent", function()
    game.join()
    load_with("chat_commands.lua")
    expect(fire("string_cmd", { text = "say /note write hi" })):is(true)
    expect(fire("string_cmd", { text = 'say_team "/note color 1 2 3"' })):is(
        true
    )
    frame()
    expect(texts()):is({ "hi" })
    expect(drawn("text")[1].b):is(3)
    for _, text in ipairs({ "say note clear", "say /other", "buy ak47" }) do
        expect(fire("string_cmd", { text = text })):is_nil()
    end
end)
