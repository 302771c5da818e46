local me

local function start()
    game.join()
    me = game.player({ me = true, health = 83 })
    load_script()
end

scenario("a green cross stands in front of the health", function()
    start()
    frame()
    local cross, health = drawn()[1], drawn()[2]
    expect(cross.call):is("renderer.texture")
    expect(health.text):is("83")
    expect(health.x > cross.x + cross.w):is(true)
    expect(health.y):is_between(cross.y, cross.y + cross.h - health.height)
    expect(cross.g > cross.r):is(true)
end)

scenario("it turns red below 30 health", function()
    start()
    for _, case in ipairs({ { 30, false }, { 29, true } }) do
        me.health = case[1]
        frame()
        local cross = drawn("texture")[1]
        expect(cross.r > cross.g):is(case[2])
    end
end)

scenario("the image is loaded once, however many frames show it", function()
    start()
    play(1)
    expect(calls("renderer.load_svg")):has_length(1)
    expect(calls("renderer.texture")):has_length(100)
end)

scenario("nothing is drawn for the dead, or without an image", function()
    start()
    me.alive = false
    frame()
    expect(drawn()):has_length(0)

    me.alive = true
    answer("renderer.load_svg", nil)
    reload()
    frame()
    expect(drawn()):has_length(0)
end)
