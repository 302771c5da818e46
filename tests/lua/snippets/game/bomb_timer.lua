local me, anna, bomb

local GREEN, RED, YELLOW = 154, 255, 255

--- The clock of the game is at 0 when the bomb goes off in `seconds`.
local function start(seconds, fields)
    game.join()
    fields = fields or {}
    fields.me = true
    fields.team = fields.team or 3
    me = game.player(fields)
    anna = game.player({ name = "Anna", team = 3 })
    bomb = game.entity({
        class = "CPlantedC4",
        props = {
            m_bBombTicking = 1,
            m_flC4Blow = seconds,
            m_flTimerLength = 40,
            m_nBombSite = 1,
            m_hBombDefuser = -1,
            m_flDefuseCountDown = 0,
        },
    })
    load_script()
    menu.set("Bomb timer", true)
    frame()
end

--- The bar itself, without its background; then the mark, if there is one.
local function bars()
    local list = drawn("rectangle")
    return list[2], list[3]
end

scenario("counts down with the site, and the bar shrinks", function()
    start(40)
    local full = bars().w
    expect(full):is_near(240, 1)
    play(20)
    expect(texts()[1]):fits("^B  20%.0$")
    expect(bars().w):is_near(120, 1)
    play(20)
    expect(drawn()):has_length(0)
end)

scenario("estimates your defuse, with and without a kit", function()
    start(23.4)
    expect(texts()[2]):is("Begin within 13.4 s")
    local bar, mark = bars()
    expect(bar.r):is(GREEN)
    expect(mark.x - bar.x):is_near(60, 1)
    play(14)
    expect(texts()[2]):is("Too late to defuse")
    expect(bars().r):is(RED)
    me.props = { m_bHasDefuser = 1 }
    frame()
    expect(texts()[2]):fits("^Begin within 4%.")
end)

scenario("without an own defuse there is neither mark nor hint", function()
    local function is_plain()
        frame()
        expect(texts()):has_length(1)
        expect(drawn("rectangle")):has_length(2)
        expect(bars().r):is(YELLOW)
        expect(bars().g):is(200)
    end
    start(30, { team = 2 })
    is_plain()
    me.team = 3
    me.alive = false
    is_plain()
    answer("entity.get_local_player", nil)
    is_plain()
end)

scenario("a defuse that has begun replaces the estimate", function()
    start(12, { alive = false })
    bomb.props.m_hBombDefuser = anna.index
    bomb.props.m_flDefuseCountDown = 10
    frame()
    expect(texts()[2]):fits("^Anna: %d+%.%d s$")
    local bar, mark = bars()
    expect(bar.r):is(GREEN)
    expect(mark.x > bar.x):is(true)

    bomb.props.m_flDefuseCountDown = 12.5
    frame()
    expect(bars().g):is(90)
    bomb.props.m_hBombDefuser = -1
    frame()
    expect(texts()):has_length(1)
end)

scenario("a defuse that should be over does not count", function()
    start(30, { alive = false })
    bomb.props.m_hBombDefuser = anna.index
    bomb.props.m_flDefuseCountDown = 1
    frame()
    expect(texts()[2]):fits("^Anna")
    play(2)
    expect(texts()):has_length(1)
end)

scenario("a handle with more bits than the index counts too", function()
    start(12)
    bomb.props.m_hBombDefuser = anna.index + 4096 * 37
    bomb.props.m_flDefuseCountDown = 5
    frame()
    expect(texts()[2]):fits("^Anna")
end)

scenario("ends with the defuse, though the entity stays", function()
    start(30)
    bomb.props.m_bBombTicking = 0
    frame()
    expect(drawn()):has_length(0)
end)

scenario("works when it is loaded after the plant, without events", function()
    start(30)
    reload()
    menu.set("Bomb timer", true)
    frame()
    expect(texts()):has("B  30.0")
    game.remove(bomb)
    frame()
    expect(drawn()):has_length(0)
end)

scenario("an unknown site and length do no harm", function()
    start(30)
    bomb.props.m_nBombSite = 7
    bomb.props.m_flTimerLength = 0
    frame()
    expect(texts()[1]):fits("^%?")
    expect(bars().w):is_near(240, 1)
end)

scenario("stays in the middle of any screen", function()
    start(30)
    for _, width in ipairs({ 1920, 1024 }) do
        game.screen(width, 768)
        frame()
        expect(drawn("text")[1].x):is(width / 2)
        expect(bars().x):is(width / 2 - 120)
    end
end)

scenario("picture", function()
    start(23.42)
    frame()
    keep_frame("picture")
end)
