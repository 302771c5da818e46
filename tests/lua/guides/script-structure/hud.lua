local me, volume

local function start()
    game.join()
    me = game.player({ me = true })
    volume = game.cvar("volume", 0.5)
    load_script()
end

local function die()
    fire("player_death", { userid = me.userid })
end

scenario("the menu has two checkboxes", function()
    start()
    expect(menu.items()):is({ "Session clock", "Quieter while dead" })
end)

scenario("the clock counts from the load, while it is on", function()
    start()
    frame()
    expect(drawn()):has_length(0)
    menu.set("Session clock", true)
    play(65.4, 0.05)
    expect(texts()):is({ "1:05" })
end)

scenario(
    "the game is quieter while you are dead, and loud again with the next spawn",
    function()
        start()
        menu.set("Quieter while dead", true)
        die()
        expect(volume.float):is_near(0.2)
        die()
        expect(volume.float):is_near(0.2)
        fire("player_spawn", { userid = me.userid })
        expect(volume.float):is_near(0.5)
    end
)

scenario("others who die or spawn change nothing", function()
    start()
    local other = game.player({})
    menu.set("Quieter while dead", true)
    fire("player_death", { userid = other.userid })
    expect(volume.float):is_near(0.5)
    die()
    fire("player_spawn", { userid = other.userid })
    expect(volume.float):is_near(0.2)
end)

scenario("the volume is back when the checkbox is cleared", function()
    start()
    menu.set("Quieter while dead", true)
    die()
    menu.set("Quieter while dead", false)
    expect(volume.float):is_near(0.5)
end)

scenario("the volume is back after a reload while dead", function()
    start()
    menu.set("Quieter while dead", true)
    die()
    reload()
    expect(volume.float):is_near(0.5)
end)

scenario(
    "what was restored is not restored again over what the user sets",
    function()
        start()
        menu.set("Quieter while dead", true)
        die()
        fire("player_spawn", { userid = me.userid })
        game.cvar("volume", 0.9)
        fire("client_disconnect")
        menu.set("Quieter while dead", false)
        expect(volume.float):is_near(0.9)
    end
)

scenario("the volume is back after a disconnect", function()
    start()
    menu.set("Quieter while dead", true)
    die()
    fire("client_disconnect")
    expect(volume.float):is_near(0.5)
end)
