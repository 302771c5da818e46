local function start(seconds)
    game.join()
    game.player({ me = true })
    game.cvar("mp_c4timer", 40)
    load_script()
    menu.set("Round clock", true)
    if seconds then
        fire("round_start", { timelimit = seconds })
        fire("round_freeze_end")
    end
end

scenario("the clock appears when players can move", function()
    start()
    fire("round_start", { timelimit = 115 })
    play(1)
    expect(drawn()):has_length(0)
    fire("round_freeze_end")
    frame(0.5)
    expect(texts()):is({ "1:54" })
    local clock = drawn("text")[1]
    expect({ clock.x, clock.y, clock.flags }):is({ 960, 60, "c+" })
end)

scenario(
    "it goes red for the last ten seconds and disappears at the end",
    function()
        start(20)
        play(9.5)
        expect(drawn("text")[1].g):is(255)
        play(1)
        expect(drawn("text")[1].g):is(80)
        play(9.6)
        expect(drawn()):has_length(0)
    end
)

scenario(
    "the console warns 30 seconds before the end and counts the last ten",
    function()
        start(40)
        play(9.9)
        expect(logged()):has_length(0)
        play(0.2)
        expect(logged()):is({ "Round: 30 seconds left" })
        play(30, 0.05)
        local lines = logged()
        expect(lines):has_length(11)
        for left = 10, 1, -1 do
            expect(lines[12 - left]):is("Round: " .. left)
        end
    end
)

scenario("the bomb takes over, and the timers of the round end", function()
    start(50)
    play(21)
    fire("bomb_planted")
    frame(0.5)
    expect(texts()):is({ "0:39" })
    play(31.9, 0.05)
    expect(logged()):is({
        "Round: 30 seconds left",
        "Bomb: 30 seconds left",
        "Bomb: 10",
        "Bomb: 9",
        "Bomb: 8",
    })
end)

scenario("nothing outlives the round", function()
    for _, name in ipairs({
        "bomb_defused",
        "bomb_exploded",
        "round_end",
        "game_newmap",
        "client_disconnect",
    }) do
        start(40)
        play(5, 0.05)
        fire(name)
        clear_console()
        play(60, 0.05)
        expect(drawn()):has_length(0)
        expect(logged()):has_length(0)
        unload()
    end
end)

scenario(
    "late calls do not add up: the tenth second is still on time",
    function()
        start(12)
        -- 0.3 does not fit a second, so that each call is late.
        play(11.4, 0.3)
        expect(logged()):has_length(10)
    end
)

scenario("what a long hang has missed is skipped", function()
    start(20)
    play(10.5, 0.05)
    frame(4.2)
    frame(0.01)
    expect(logged()):is({ "Round: 10", "Round: 5" })
end)

scenario("nothing is shown or logged while the checkbox is off", function()
    start(15)
    menu.set("Round clock", false)
    play(14, 0.05)
    expect(drawn()):has_length(0)
    expect(logged()):has_length(0)
end)

scenario(
    "without a limit, and before the first round, there is no clock",
    function()
        start()
        fire("round_freeze_end")
        frame()
        expect(drawn()):has_length(0)
        fire("round_start", { timelimit = 0 })
        fire("round_freeze_end")
        frame()
        expect(drawn()):has_length(0)
    end
)

scenario("an unknown variable for the bomb means 40 seconds", function()
    game.no_cvar("mp_c4timer")
    start()
    fire("bomb_planted")
    frame(0.5)
    expect(texts()):is({ "0:39" })
end)

scenario("the picture of the guide: the last seconds of the bomb", function()
    start(115)
    fire("bomb_planted")
    play(33)
    expect(texts()):is({ "0:07" })
    expect(drawn("text")[1].g):is(80)
    keep_frame("bomb")
end)

scenario("a series without an interval is an error, not a loop", function()
    start()
    for _, interval in ipairs({ 0, -1 }) do
        unload()
        load_with(("every(%d, print)"):format(interval))
        expect(errors()[1]):has("must be above 0")
    end
end)

scenario("the clock goes with what it belongs to", function()
    for _, name in ipairs({
        "bomb_defused",
        "bomb_exploded",
        "round_end",
        "round_start",
        "game_newmap",
        "client_disconnect",
    }) do
        start(115)
        fire("bomb_planted")
        frame()
        expect(drawn("text")):has_length(1)
        fire(name)
        frame()
        expect(drawn("text")):has_length(0)
        unload()
    end
end)
