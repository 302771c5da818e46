local function start()
    game.join()
    load_script()
end

--- The texts without their outlines: the last of five.
local function lines()
    local list = {}
    for index, text in ipairs(drawn("text")) do
        if index % 5 == 0 then
            list[#list + 1] = text
        end
    end
    return list
end

local function words()
    local list = {}
    for _, line in ipairs(lines()) do
        list[#list + 1] = line.text
    end
    return list
end

scenario("no line is wider than the slider says", function()
    start()
    menu.set(
        "Note on the screen",
        "The quick brown fox jumps over the lazy dog, and anywordthatistoolong"
            .. "foranylineatallisbrokenaswell, at the end."
    )
    for _, width in ipairs({ 60, 100, 220, 600 }) do
        menu.set("Note width", width)
        frame()
        for _, line in ipairs(lines()) do
            expect(line.width):is_between(1, width)
        end
    end
    expect(#lines()):is_between(2, 3)
end)

scenario("words stay whole, and breaks of the text are kept", function()
    start()
    menu.set("Note on the screen", "one two three\n\nfour")
    menu.set("Note width", 60)
    frame()
    expect(words()):is({ "one two", "three", "", "four" })
end)

scenario("a long word is cut between UTF-8 characters", function()
    start()
    answer("renderer.measure_text", function(_, text)
        return #text * 8, 13
    end)
    menu.set("Note on the screen", ("é"):rep(30))
    menu.set("Note width", 60)
    frame()
    for _, word in ipairs(words()) do
        expect(word):fits("^é")
        expect(#word % 2):is(0)
    end
    expect(table.concat(words())):is(("é"):rep(30))
end)

scenario(
    "cutting a long word breaks no colour code and loses no byte",
    function()
        local wrap = load_with("return wrap")
        game.join()
        frame()
        answer("renderer.measure_text", function(_, text)
            return #text * 8, 13
        end)
        local code = "\aFF0000FF"
        expect(wrap("abcdef" .. code .. "ghij", 40, "b")):is({
            "abcde",
            "f" .. code .. "ghij",
        })
        expect(wrap("Gr\246\223e und mehr", 24, "b")):is({
            "Gr\246",
            "\223e",
            "und",
            "meh",
            "r",
        })
    end
)

scenario("even a width of 0 ends", function()
    local wrap = load_with("return wrap")
    game.join()
    answer("renderer.measure_text", function(_, text)
        return #text * 8, 13
    end)
    expect(wrap("ab c", 0, "b")):is({ "a", "b", "c" })
    expect(wrap("", 100, "b")):is({ "" })
end)

scenario("the outline is dark, beside the text and without colours", function()
    start()
    menu.set("Note on the screen", "\aFF0000FFred")
    frame()
    local all = drawn("text")
    expect(all):has_length(5)
    for index = 1, 4 do
        expect(all[index].text):is("red")
        expect(all[index].r):is(0)
        expect(math.abs(all[index].x - all[5].x)):is(1)
        expect(math.abs(all[index].y - all[5].y)):is(1)
    end
    expect(all[5].text):is("\aFF0000FFred")
end)

scenario("it wraps only when text or width change", function()
    start()
    menu.set("Note on the screen", "some words that need two lines")
    frame()
    local before = #calls("renderer.measure_text")
    play(1)
    expect(#calls("renderer.measure_text")):is(before)
    menu.set("Note width", 100)
    frame()
    expect(#calls("renderer.measure_text") > before):is(true)
end)

scenario("a label returns how much it has drawn", function()
    game.join()
    load_with("briefing.lua")
    frame()
    local title, first, second = unpack(lines())
    expect(title.text):is("Next round")
    expect(first.y):is(title.y + 15)
    expect(second.y):is(first.y + 15)

    unload()
    load_with([[
        local draw = new_label("")
        client.set_event_callback("paint", function()
            local height = draw(0, 0, 1, 1, 1, 255, 60, "one two three")
            renderer.text(0, height, 1, 1, 1, 255, "", 0, "below")
        end)
    ]])
    frame()
    local all = drawn("text")
    expect(all[#all].y):is(30)
end)

scenario("without a note nothing is drawn", function()
    start()
    frame()
    expect(drawn()):has_length(0)
end)

scenario("picture", function()
    start()
    menu.set(
        "Note on the screen",
        "Smoke the corner first, then wait for two seconds before you go."
    )
    frame()
    keep_frame("picture")
end)
