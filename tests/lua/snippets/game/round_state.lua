local me, enemy

local function start()
    game.join()
    me = game.player({ me = true, team = 3 })
    enemy = game.player()
    load_script()
    menu.set("Kill counter", true)
end

local function kill(weapon, headshot)
    fire("player_death", {
        userid = enemy.userid,
        attacker = me.userid,
        weapon = weapon or "ak47",
        headshot = headshot or false,
    })
end

local function shown()
    frame()
    local indicator = drawn("indicator")[1]
    return indicator and indicator.text
end

scenario("kills of the round are counted and begin again", function()
    start()
    expect(shown()):is_nil()
    kill()
    kill()
    expect(shown()):is("KILLS 2")
    fire("round_start")
    expect(shown()):is_nil()
end)

scenario("only your own kills count, and no suicide", function()
    start()
    fire("player_death", { userid = me.userid, attacker = enemy.userid })
    fire("player_death", { userid = me.userid, attacker = me.userid })
    fire("player_death", { userid = enemy.userid, attacker = 0 })
    expect(shown()):is_nil()
end)

scenario("the round is summed up once, the map goes on", function()
    start()
    kill("ak47", true)
    kill("knife")
    fire("round_end")
    fire("round_end")
    kill()
    expect(shown()):is("KILLS 2")
    expect(logged()):has("Round: kills 2, headshots 1")
    expect(logged()):has("  knife: 1")
    expect(logged()):has("Map: kills 2, rounds 1, best 2")
    fire("round_start")
    kill()
    fire("round_end")
    expect(logged()):has("Map: kills 3, rounds 2, best 2")
end)

scenario("another map forgets the old one", function()
    for _, name in ipairs({ "game_newmap", "client_disconnect" }) do
        start()
        kill()
        fire("round_end")
        fire(name)
        fire("round_end")
        expect(logged()):has("Map: kills 0, rounds 1, best 0")
        unload()
    end
end)

scenario("several kills are announced, by the last one only", function()
    start()
    kill()
    kill()
    play(1)
    kill()
    play(2)
    expect(logged("color_log")):is({ "3 kills in this round" })
end)

scenario("an announcement of the last round never comes", function()
    start()
    kill()
    kill()
    play(1)
    fire("round_start")
    kill()
    kill()
    play(1)
    expect(logged("color_log")):has_length(0)
    play(1)
    expect(logged("color_log")):is({ "2 kills in this round" })
end)
