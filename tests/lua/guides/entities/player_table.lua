local me, mate, ducked, enemy

local function start()
    game.join()
    me = game.player({ me = true, team = 3, name = "You" })
    mate = game.player({
        team = 3,
        name = "Anna",
        health = 61,
        money = 2350,
        weapon = { class = "CWeaponMP9", id = 34 },
    })
    ducked = game.player({ team = 3, name = "Ben", ducked = true })
    enemy = game.player({ team = 2, name = "Cleo", weapon = { id = 9 } })
    load_script()
end

--- Texts of the frame, a list for each row.
local function rows()
    local found = {}
    for _, text in ipairs(drawn("text")) do
        local row = found[#found]
        if text.x == 20 then
            row = {}
            found[#found + 1] = row
        end
        row[#row + 1] = text.text
    end
    return found
end

local function color(row)
    local text = drawn("text")[row * 5 - 4]
    return { text.r, text.g, text.b, text.a }
end

local function refresh()
    tick()
    frame(0.001)
end

scenario("nothing is listed while the table is off", function()
    start()
    refresh()
    expect(drawn()):has_length(0)
end)

scenario(
    "teammates with health, weapon, money and state, without you",
    function()
        start()
        menu.set("Player table", "Teammates")
        refresh()
        expect(rows()):is({
            { "Anna", "61", "MP9", "$2350", "" },
            { "Ben", "100", "AK-47", "$4000", "ducked" },
        })
    end
)

scenario(
    "the rows stand below each other at the left edge, in columns that do not meet",
    function()
        start()
        menu.set("Player table", "Teammates")
        refresh()
        local all = drawn("text")
        for index = 1, 5 do
            expect(all[index + 5].x):is(all[index].x)
            expect(all[index + 5].y):is(all[index].y + 16)
        end
        local right = 20 + all[1].max_width
        for index = 2, 5 do
            local text = all[index]
            local left = text.flags == "r" and text.x - text.width or text.x
            expect(left > right):is(true)
            right = left + text.width
        end
    end
)

scenario("or the enemies; the number of the weapon names it", function()
    start()
    menu.set("Player table", "Enemies")
    refresh()
    expect(rows()):is({ { "Cleo", "100", "AWP", "$4000", "" } })
end)

scenario("only the lower 16 bits of the number of a weapon count", function()
    start()
    enemy.weapon.props.m_iItemDefinitionIndex = 7 + 0x30000
    menu.set("Player table", "Enemies")
    refresh()
    expect(rows()[1][3]):is("AK-47")
end)

scenario("dormant players are grey, dead ones faint with 0 health", function()
    start()
    mate.alive = false
    ducked.dormant = true
    menu.set("Player table", "Teammates")
    refresh()
    expect(rows()[1]):is({ "Anna", "0", "-", "$2350", "dead" })
    expect(color(1)):is({ 255, 255, 255, 90 })
    expect(rows()[2]):is({ "Ben", "100", "-", "$4000", "dormant" })
    expect(color(2)):is({ 170, 170, 170, 255 })
end)

scenario("the last column follows a jump", function()
    start()
    mate.on_ground = false
    menu.set("Player table", "Teammates")
    refresh()
    expect(rows()[1][5]):is("in the air")
    mate.on_ground = true
    refresh()
    expect(rows()[1][5]):is("")
end)

scenario("a row flashes for half a second when its player is hurt", function()
    start()
    menu.set("Player table", "Teammates")
    refresh()
    fire("player_hurt", { userid = mate.userid, attacker = enemy.userid })
    frame(0.4)
    expect(color(1)):is({ 255, 90, 90, 255 })
    expect(color(2)):is({ 255, 255, 255, 255 })
    frame(0.2)
    expect(color(1)):is({ 255, 255, 255, 255 })
end)

scenario("after your death, the player you watch gets a mark", function()
    start()
    menu.set("Player table", "Teammates")
    me.alive = false
    me.watching = ducked
    refresh()
    expect(rows()[1][1]):is("Anna")
    expect(rows()[2][1]):is("> Ben")
end)

scenario("the mark needs no bare index: a handle will do", function()
    start()
    menu.set("Player table", "Teammates")
    me.alive = false
    me.props = { m_hObserverTarget = ducked.index + 37 * 4096 }
    refresh()
    expect(rows()[2][1]):is("> Ben")
    me.props.m_hObserverTarget = -1
    refresh()
    expect(rows()[2][1]):is("Ben")
end)

scenario("it is empty outside a game", function()
    start()
    menu.set("Player table", "Teammates")
    refresh()
    game.leave()
    frame()
    expect(drawn()):has_length(0)
end)

scenario("the picture of the guide: teammates in every state", function()
    start()
    game.player({ team = 3, name = "Dora", health = 12, dormant = true })
    game.player({ team = 3, name = "Eli", alive = false })
    menu.set("Player table", "Teammates")
    refresh()
    expect(rows()):has_length(4)
    keep_frame("table")
end)

scenario("no row stays when the table is off or a player has left", function()
    start()
    menu.set("Player table", "Teammates")
    refresh()
    expect(rows()):has_length(2)
    game.remove(ducked)
    refresh()
    expect(rows()):has_length(1)
    menu.set("Player table", "Off")
    refresh()
    expect(rows()):has_length(0)
end)
