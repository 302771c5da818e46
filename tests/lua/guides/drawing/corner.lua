scenario(
    "a box with the word in its middle, 12 pixels from the bottom right corner",
    function()
        game.join()
        load_script()
        for _, size in ipairs({ { 1920, 1080 }, { 1280, 960 }, { 800, 600 } }) do
            game.screen(unpack(size))
            frame()
            local box, word = drawn()[1], drawn()[2]
            expect(box.call):is("renderer.rectangle")
            expect(box.x + box.w):is(size[1] - 12)
            expect(box.y + box.h):is(size[2] - 12)
            expect(word.text):is("Ready")
            expect(word.flags):is("c")
            expect(word.x):is(box.x + box.w / 2)
            expect(word.y):is(box.y + box.h / 2)
        end
    end
)
