local me

local function start()
    game.join()
    me = game.player({ me = true, name = "You", team = 3 })
    load_script()
    menu.set("Spectator list", true)
end

local function dead(name, watched, props)
    return game.player({
        name = name,
        alive = false,
        watching = watched,
        props = props,
    })
end

local function look()
    play(0.3)
    return texts()
end

scenario("lists by name who watches you", function()
    start()
    local other = game.player({ name = "Alive" })
    dead("Zoe", me)
    dead("Anna", me)
    dead("Elsewhere", other)
    dead("Free", me, { m_iObserverMode = 6 })
    dead("Nobody")
    expect(look()):is({ "Spectators: 2", "Anna", "Zoe" })
end)

scenario("a handle with more bits than the index counts too", function()
    start()
    local bits = me.index + 4096 * 37
    dead("Anna", nil, { m_hObserverTarget = bits })
    expect(look()):is({ "Spectators: 1", "Anna" })
end)

scenario("while you are dead: who else watches the same player", function()
    start()
    local mate = game.player({ name = "Mate", team = 3 })
    dead("Anna", mate)
    dead("Late", me)
    me.alive, me.watching = false, mate
    expect(look()):is({ "Spectators: 1", "Anna" })
    me.watching = nil
    expect(look()):has_length(0)
end)

scenario("a handle that leads to nobody is not a player", function()
    start()
    local nobody = { m_hObserverTarget = -1 }
    dead("Anna", nil, nobody)
    me.alive, me.props = false, nobody
    expect(look()):has_length(0)
end)

scenario("dormant spectators are left out", function()
    start()
    dead("Anna", me).dormant = true
    expect(look()):has_length(0)
end)

scenario("looks at the players four times a second", function()
    start()
    dead("Anna", me)
    frame()
    local before = #calls("entity.get_player_resource")
    play(1)
    local looks = #calls("entity.get_player_resource") - before
    expect(looks):is_between(3, 4)
end)

scenario("a new round and a disconnect empty the list", function()
    start()
    local anna = dead("Anna", me)
    expect(look()):has("Anna")
    anna.alive = true
    fire("round_start")
    frame()
    expect(drawn()):has_length(0)

    anna.alive = false
    expect(look()):has("Anna")
    fire("client_disconnect")
    game.leave()
    frame()
    expect(drawn()):has_length(0)
end)

scenario("stays at the right edge of any screen", function()
    start()
    dead("Anna", me)
    for _, width in ipairs({ 1920, 1024 }) do
        game.screen(width, 768)
        look()
        for _, text in ipairs(drawn("text")) do
            expect(text.flags):is("r")
            expect(text.x):is(width - 16)
        end
    end
end)

scenario("picture", function()
    start()
    dead("Anna", me)
    dead("Ben", me)
    dead("Coach", me)
    look()
    keep_frame("picture")
end)
