scenario("the coordinates of the spot under the crosshair", function()
    game.join()
    local me = game.player({ me = true, origin = { 10, 20, 0 } })
    local ends
    answer("client.trace_line", function(skip, x, y, z, to_x, to_y, to_z)
        expect({ skip, x, y, z }):is({ me.index, 10, 20, 64 })
        ends = { to_x, to_y, to_z }
        return 0.5, 0
    end)
    load_script()
    game.camera({ pitch = 0, yaw = 90 })
    frame()
    expect(texts()):is({ "10 4116 64" })
    expect(ends[2]):is_near(20 + 8192)
    game.camera({ pitch = 90, yaw = 0 })
    frame()
    expect(texts()):is({ "10 20 -4032" })
end)

scenario("nothing outside a game", function()
    load_script()
    frame()
    expect(drawn()):has_length(0)
end)
