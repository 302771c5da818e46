local me, anna, ben

local function start()
    game.join()
    me = game.player({ me = true, name = "You", team = 3 })
    anna = game.player({ name = "Anna" })
    ben = game.player({ name = "Ben", team = 3 })
    load_script()
    menu.set("Damage log", true)
end

--- One player hurts another; 0 stands for the world.
local function hurt(victim, attacker, damage, left, hitgroup)
    fire("player_hurt", {
        userid = victim.userid,
        attacker = attacker ~= 0 and attacker.userid or 0,
        dmg_health = damage,
        health = left,
        hitgroup = hitgroup or 0,
    })
end

--- The lines from top to bottom.
local function shown()
    frame()
    local list = drawn("text")
    table.sort(list, function(a, b)
        return a.y < b.y
    end)
    return list
end

scenario("hits that you deal and take appear, others do not", function()
    start()
    hurt(anna, me, 27, 73, 1)
    hurt(ben, anna, 50, 50, 2)
    hurt(me, anna, 41, 59, 2)
    hurt(me, 0, 5, 54)
    hurt(me, me, 4, 50, 8)
    local list = {}
    for index, line in ipairs(shown()) do
        list[index] = line.text
    end
    expect(list):is({
        "-4  neck, from yourself",
        "-5  body, from the world",
        "-41  chest, from Anna",
        "27  Anna, head, 73 left",
    })
    expect(logged("color_log")):has_length(4)
    expect(shown()[3].r):is(255)
    expect(shown()[4].r):is(154)
end)

scenario("a deadly hit counts what the victim had left", function()
    start()
    hurt(anna, me, 27, 73)
    hurt(anna, ben, 40, 33)
    hurt(anna, me, 108, 0)
    expect(logged("color_log")):has("33  Anna, body, dead")

    -- Back to full health with a spawn, in modes without rounds.
    hurt(anna, me, 80, 20)
    fire("player_spawn", { userid = anna.userid })
    hurt(anna, me, 450, 0)
    expect(logged("color_log")):has("100  Anna, body, dead")
end)

scenario("a line stays for six seconds and fades in the last one", function()
    start()
    hurt(anna, me, 27, 73)
    play(5)
    expect(drawn("text")[1].a):is_near(255, 0.01)
    play(0.5)
    expect(drawn("text")[1].a):is_near(127.5, 0.01)
    play(0.52)
    expect(drawn()):has_length(0)
end)

scenario("six lines at most, the newest first", function()
    start()
    for damage = 1, 8 do
        hurt(anna, me, damage, 50)
    end
    expect(shown()):has_length(6)
    expect(shown()[1].text):has("8  Anna")
    expect(shown()[6].text):has("3  Anna")
end)

scenario("a new round and another map empty the log", function()
    for _, name in ipairs({ "round_start", "game_newmap" }) do
        start()
        hurt(anna, me, 27, 20)
        fire(name)
        frame()
        expect(drawn()):has_length(0)
        hurt(anna, me, 90, 0)
        expect(logged("color_log")):has("90  Anna, body, dead")
        unload()
    end
end)

scenario("nothing happens while it is off, or without a player", function()
    start()
    menu.set("Damage log", false)
    hurt(anna, me, 27, 73)
    frame()
    expect(drawn()):has_length(0)
    menu.set("Damage log", true)
    game.leave()
    fire("player_hurt", { userid = 1, attacker = 2 })
    expect(logged()):has_length(0)
end)

scenario("picture", function()
    start()
    hurt(anna, me, 27, 73, 1)
    hurt(me, ben, 41, 59, 2)
    play(5.4)
    hurt(anna, me, 64, 9, 3)
    hurt(anna, me, 21, 0, 2)
    frame()
    keep_frame("picture")
end)
