local me

local function start()
    game.join()
    me = game.player({ me = true, weapon = { id = 7, clip = 5 } })
    load_script()
end

scenario(
    "the text never vanishes, and is bright once in two seconds",
    function()
        start()
        local least, most = 255, 0
        for _ = 1, 40 do
            play(0.05)
            local text = drawn()[1]
            expect(text.text):is("Low ammo")
            least, most = math.min(least, text.a), math.max(most, text.a)
        end
        expect(least >= 55 and least < 60):is(true)
        expect(most <= 255 and most > 250):is(true)
    end
)

scenario("it warns from five rounds down to an empty magazine", function()
    start()
    for rounds = 6, 0, -1 do
        me.weapon.props.m_iClip1 = rounds
        frame()
        expect(texts()):has_length(rounds > 5 and 0 or 1)
    end
end)

scenario("a knife, empty hands and the dead get no warning", function()
    start()
    frame()
    expect(texts()):is({ "Low ammo" })
    me.weapon.props.m_iClip1 = -1
    frame()
    expect(texts()):is({})
    me.weapon.props.m_iClip1 = 5
    answer("entity.get_player_weapon", nil)
    frame()
    expect(texts()):is({})
    answer("entity.get_player_weapon", me.weapon.index)
    me.alive = false
    frame()
    expect(texts()):is({})
end)
