local me, anna, ben

local function start()
    game.join()
    me = game.player({ me = true, team = 3 })
    anna = game.player({ name = "Anna", origin = { 600, 0, 0 } })
    ben = game.player({ name = "Ben", origin = { 600, 100, 0 } })
    game.camera({ z = 64 })
    load_script()
    menu.set("Hit marker", true)
end

--- One player hurts another; 0 stands for the world.
local function hurt(victim, attacker, damage, left, hitgroup)
    fire("player_hurt", {
        userid = victim.userid,
        attacker = attacker ~= 0 and attacker.userid or 0,
        dmg_health = damage,
        health = left,
        hitgroup = hitgroup or 2,
    })
end

local function sounds()
    return calls("cvar:invoke_callback")
end

scenario("a hit of yours gets marker, number and sound", function()
    start()
    hurt(anna, me, 27, 73)
    frame()
    expect(drawn("line")):has_length(4)
    expect(texts()):is({ "27" })
    expect(sounds()):has_length(1)
end)

scenario("hits that you take, cause to yourself or see do not", function()
    start()
    hurt(me, anna, 41, 59)
    hurt(me, me, 5, 54)
    hurt(me, 0, 5, 49)
    hurt(anna, ben, 20, 80)
    answer("entity.get_local_player", nil)
    hurt(anna, me, 20, 80)
    frame()
    expect(drawn()):has_length(0)
    expect(sounds()):has_length(0)
end)

scenario("white, yellow for the head, red for a kill", function()
    start()
    for _, case in ipairs({
        { 40, 2, 255, 255 },
        { 40, 1, 200, 80 },
        { 0, 1, 90, 90 },
    }) do
        hurt(anna, me, 20, case[1], case[2])
        tick()
        frame()
        expect(drawn("line")[1].g):is(case[3])
        expect(drawn("line")[1].b):is(case[4])
    end
end)

scenario("the marker fades in 0.4 seconds, the number in 1.2", function()
    start()
    hurt(anna, me, 27, 73)
    play(0.2)
    expect(drawn("line")[1].a):is_near(127, 8)
    play(0.3)
    expect(drawn("line")):has_length(0)
    expect(texts()):is({ "27" })
    play(0.8)
    expect(drawn()):has_length(0)
end)

scenario("the number rises from the hitbox, and stays there", function()
    start()
    hurt(anna, me, 27, 73, 1)
    frame()
    local low = drawn("text")[1]
    expect(low.x):is_near(960, 1)
    anna.origin = { 600, 300, 0 }
    play(0.6)
    local high = drawn("text")[1]
    expect(high.x):is_near(960, 1)
    expect(low.y - high.y):is_near(20, 2)
    hurt(anna, me, 27, 46, 6)
    frame()
    local leg = drawn("text")[1]
    expect(leg.x):is_not(960)
end)

scenario("the number is at the part that was hit, and fades", function()
    start()
    anna.boxes = { [0] = { 600, 0, 72 }, [2] = { 600, 0, 40 } }
    local function height_of(hitgroup)
        tick(1)
        hurt(anna, me, 27, 73, hitgroup)
        frame()
        return drawn("text")[1].y
    end
    expect(height_of(1) < height_of(10)):is(true)
    expect(height_of(0)):is_near(height_of(10), 1)
    local before = drawn("text")[1].a
    play(0.5)
    expect(drawn("text")[1].a):is_between(1, before - 50)
end)

scenario("hits of one tick on one player are one number", function()
    start()
    hurt(anna, me, 20, 80)
    hurt(anna, me, 15, 65)
    hurt(ben, me, 9, 91)
    frame()
    expect(texts()):has_length(2)
    expect(texts()):has("35")
    expect(texts()):has("9")
    tick(4)
    hurt(ben, me, 9, 82)
    frame()
    expect(texts()):has_length(3)
end)

scenario("so are those that hits on another player come between", function()
    start()
    hurt(anna, me, 20, 80)
    hurt(ben, me, 30, 70)
    hurt(anna, me, 15, 65)
    frame()
    expect(#texts()):is(2)
    expect(texts()):has("35")
    expect(texts()):has("30")
end)

scenario("without a place there is a marker but no number", function()
    start()
    answer("entity.hitbox_position", nil)
    hurt(anna, me, 27, 73)
    frame()
    expect(drawn("line")):has_length(4)
    expect(texts()):has_length(0)
end)

scenario("a number behind you is not drawn", function()
    start()
    hurt(anna, me, 27, 73)
    game.camera({ z = 64, yaw = 180 })
    frame()
    expect(texts()):has_length(0)
end)

scenario("at 0 there is no sound, without the command neither", function()
    start()
    menu.set("Hit sound volume", 0)
    hurt(anna, me, 27, 73)
    expect(sounds()):has_length(0)
    menu.set("Hit sound volume", 40)
    hurt(anna, me, 27, 46)
    expect(sounds()):has_length(1)
end)

scenario("a client without the sound command still marks hits", function()
    game.no_cvar("playvol")
    start()
    hurt(anna, me, 27, 73)
    frame()
    expect(drawn("line")):has_length(4)
end)

scenario("a new round, map or server leaves nothing behind", function()
    for _, name in ipairs({
        "round_start",
        "game_newmap",
        "client_disconnect",
    }) do
        start()
        hurt(anna, me, 27, 73)
        frame()
        fire(name)
        frame()
        expect(drawn()):has_length(0)
        unload()
    end
end)

scenario("picture", function()
    start()
    game.camera({ z = 46 })
    hurt(anna, me, 97, 3, 1)
    play(0.15)
    keep_frame("picture")
end)
