local function start()
    return load_with("return timers")
end

scenario("once fires once, when its time has come", function()
    local timers, count = start(), 0
    timers.once(2, function()
        count = count + 1
    end)
    play(1.99)
    expect(count):is(0)
    play(0.02)
    expect(count):is(1)
    play(10)
    expect(count):is(1)
end)

scenario("a cancelled timer never fires", function()
    local timers, count = start(), 0
    local function add()
        count = count + 1
    end
    local once, every = timers.once(1, add), timers.every(1, add)
    play(0.5)
    timers.cancel(once)
    timers.cancel(every)
    play(10)
    expect(count):is(0)
    timers.cancel(once)
    timers.cancel(nil)
end)

scenario("a timer that is due in the same frame can be cancelled", function()
    local timers, fired = start(), false
    local second
    timers.once(1, function()
        timers.cancel(second)
    end)
    second = timers.once(1, function()
        fired = true
    end)
    play(2)
    expect(fired):is(false)
end)

scenario("every keeps its times, however late the frames are", function()
    local timers, count = start(), 0
    timers.every(1, function()
        count = count + 1
    end)
    play(60.1, 0.03)
    expect(count):is(60)
end)

scenario("what a long hang has missed is skipped", function()
    local timers, count = start(), 0
    timers.every(1, function()
        count = count + 1
    end)
    frame(10.5)
    expect(count):is(1)
    play(0.4)
    expect(count):is(1)
    play(0.2)
    expect(count):is(2)
end)

scenario("an error stops neither the series nor other timers", function()
    local timers, good = start(), 0
    timers.every(1, function()
        error("broken")
    end)
    timers.every(1, function()
        good = good + 1
    end)
    play(3.05)
    expect(good):is(3)
    expect(logged("error_log")):has_length(3)
    expect(logged("error_log")[1]):has("broken")
end)

scenario("functions may start timers and end their own", function()
    local timers, order = start(), {}
    timers.every(1, function(timer)
        order[#order + 1] = "tick"
        timers.once(0, function()
            order[#order + 1] = "tock"
        end)
        if #order > 2 then
            timers.cancel(timer)
        end
    end)
    play(5)
    expect(order):is({ "tick", "tock", "tick", "tock" })
end)

scenario("an interval of 0 is refused", function()
    local timers = start()
    expect(function()
        timers.every(0, function() end)
    end):raises("the interval must be above 0")
end)

scenario("the reminder counts down in the menu, and fires", function()
    start()
    expect(menu.items()):has("No reminder")
    menu.press("Start the reminder")
    play(2.6)
    expect(table.concat(menu.items(), "|")):fits("[78] s left")
    play(8)
    expect(logged("color_log")):is({ "Time is up" })
    expect(menu.items()):has("No reminder")
end)

scenario("the reminder can be called off, and started anew", function()
    start()
    menu.press("Start the reminder")
    play(5)
    menu.press("Start the reminder")
    play(6)
    expect(logged("color_log")):has_length(0)
    menu.press("Cancel the reminder")
    play(20)
    expect(logged("color_log")):has_length(0)
end)

scenario("a slider that rests for half a second is read once", function()
    load_with("after_the_last_step.lua")
    for width = 201, 205 do
        menu.set("Graph width", width)
        play(0.4)
    end
    expect(logged("log")):has_length(0)
    play(0.2)
    expect(logged("log")):has_length(1)
    expect(logged("log")[1]):has("205")
end)

scenario("a series can end itself", function()
    load_with("three_times.lua")
    play(60)
    expect(logged("log")):has_length(3)
    expect(logged("log")[3]):is("Time for a break, 3 of 3")
end)

scenario("timers run through a change of map", function()
    local timers, count = start(), 0
    game.join("de_first")
    timers.once(3, function()
        count = count + 1
    end)
    play(1)
    game.leave()
    play(1)
    game.join("de_second")
    fire("game_newmap")
    play(1.1)
    expect(count):is(1)
end)
