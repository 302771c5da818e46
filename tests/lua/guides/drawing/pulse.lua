scenario(
    "the text never vanishes, and is bright once in two seconds",
    function()
        game.join()
        load_script()
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
