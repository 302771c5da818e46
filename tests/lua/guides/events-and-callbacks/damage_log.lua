local anna, ben, me

local function start()
    game.join()
    me = game.player({ me = true, team = 3 })
    anna = game.player({ name = "Anna", team = 2 })
    ben = game.player({ name = "Ben", team = 2 })
    load_script()
end

local function hurt(victim, attacker, damage, health, weapon)
    fire("player_hurt", {
        userid = victim.userid,
        attacker = attacker and attacker.userid or 0,
        dmg_health = damage,
        health = health,
        weapon = weapon or "ak47",
    })
end

scenario("the console shows what the guide shows", function()
    start()
    menu.set("Damage log", true)
    hurt(anna, me, 27, 73)
    hurt(anna, me, 108, 0)
    hurt(me, ben, 41, 59, "hegrenade")
    fire("round_end")
    expect(logged()):is({
        "dealt 27, Anna, ak47",
        "dealt 73, Anna, ak47",
        "taken 41, Ben, hegrenade",
        "Damage of this round",
        "  dealt 100 in 2 hits: Anna",
        "  taken 41 in 1 hit: Ben",
    })
end)

scenario(
    "nothing is logged of others, nor while the checkbox is off",
    function()
        start()
        hurt(anna, me, 10, 90)
        menu.set("Damage log", true)
        hurt(anna, ben, 10, 80)
        expect(logged()):has_length(0)
    end
)

scenario("a fall has no attacker", function()
    start()
    menu.set("Damage log", true)
    hurt(me, nil, 12, 88, "")
    expect(logged()):is({ "taken 12, nobody, " })
end)

scenario(
    "a new round starts at nothing, and who has left keeps the name",
    function()
        start()
        menu.set("Damage log", true)
        hurt(anna, me, 30, 70)
        game.remove(anna)
        fire("round_end")
        expect(logged()):has("  dealt 30 in 1 hit: Anna")
        fire("round_start")
        clear_console()
        fire("round_end")
        expect(logged()):is({ "Damage of this round" })
    end
)

scenario("another server starts at nothing", function()
    start()
    menu.set("Damage log", true)
    hurt(anna, me, 30, 70)
    fire("client_disconnect")
    clear_console()
    fire("round_end")
    expect(logged()):is({ "Damage of this round" })
end)

scenario("switched on again, it has forgotten what came before", function()
    start()
    menu.set("Damage log", true)
    hurt(anna, me, 30, 70)
    menu.set("Damage log", false)
    menu.set("Damage log", true)
    clear_console()
    hurt(anna, me, 200, 0)
    expect(logged()):is({ "dealt 100, Anna, ak47" })
    hurt(anna, me, 200, 0)
    fire("round_end")
    expect(logged()):has("  dealt 200 in 2 hits: Anna")
    expect(console()[3].b):is(255)
end)

scenario(
    "it is unregistered when the checkbox is cleared, also by a configuration",
    function()
        start()
        save_config()
        menu.set("Damage log", true)
        expect(listens("player_hurt")):is(true)
        load_config()
        expect(listens("player_hurt")):is(false)
        expect(listens("round_end")):is(false)
        expect(listens("round_start")):is(false)
        expect(listens("client_disconnect")):is(false)
        menu.set("Damage log", true)
        menu.set("Damage log", true)
        hurt(anna, me, 27, 73)
        expect(logged()):has_length(1)
    end
)

scenario("after a death, full health counts again", function()
    start()
    menu.set("Damage log", true)
    hurt(anna, me, 40, 60)
    hurt(anna, me, 90, 0)
    hurt(anna, me, 448, 0)
    expect(logged()):is({
        "dealt 40, Anna, ak47",
        "dealt 60, Anna, ak47",
        "dealt 100, Anna, ak47",
    })
end)
