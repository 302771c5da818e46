local me

--- You, walking along a velocity of the world.
local function start(vx, vy)
    game.join()
    me = game.player({
        me = true,
        velocity = { vx or 0, vy or 0, 0 },
        on_ground = true,
        props = { m_MoveType = 2 },
    })
    load_script()
end

--- What the script leaves of a command with these fields.
local function command(fields)
    local _, e = fire("setup_command", fields)
    return e
end

--- The velocity that a command asks for, in the world.
local function asked(e)
    local yaw = math.rad(e.move_yaw or e.yaw)
    local x = e.forwardmove * math.cos(yaw) + e.sidemove * math.sin(yaw)
    local y = e.forwardmove * math.sin(yaw) - e.sidemove * math.cos(yaw)
    return x, y
end

scenario("the jump key is released only in the air", function()
    start()
    menu.set("Jump again on landing", true)
    expect(command({ in_jump = 1 }).in_jump):is(1)
    me.on_ground = false
    expect(command({ in_jump = 1 }).in_jump):is(0)
    expect(command({ in_jump = true }).in_jump):is(0)
    expect(command({ in_jump = 0 }).in_jump):is(0)
    menu.set("Jump again on landing", false)
    expect(command({ in_jump = 1 }).in_jump):is(1)
end)

scenario("to stop, the command asks for the opposite velocity", function()
    for _, yaw in ipairs({ 0, 90, -135, 37 }) do
        start(150, -200)
        menu.set("Stop", true)
        local e = command({ yaw = yaw, forwardmove = 450, sidemove = 0 })
        local x, y = asked(e)
        expect(x):is_near(-270)
        expect(y):is_near(360)
        unload()
    end
end)

scenario("to the right of yaw 0 is the negative Y axis", function()
    start(0, -100)
    menu.set("Stop", true)
    local e = command({ yaw = 0, forwardmove = 0, sidemove = 450 })
    expect(e.forwardmove):is_near(0)
    expect(e.sidemove):is_near(-450)
end)

scenario("below 15 units per second it asks for no movement", function()
    start(9, 11)
    menu.set("Stop", true)
    local e = command({ yaw = 20, forwardmove = 450, sidemove = 450 })
    expect(e.forwardmove):is_near(0)
    expect(e.sidemove):is_near(0)
end)

scenario("it does not stop you in the air, nor without the key", function()
    start(150, -200)
    expect(command({ forwardmove = 450 }).forwardmove):is(450)
    menu.set("Stop", true)
    me.on_ground = false
    expect(command({ forwardmove = 450 }).forwardmove):is(450)
end)

scenario("after a shot the key takes you back to its place", function()
    start()
    me.origin = { 100, 50, 0 }
    menu.set("Return after a shot", true)
    command({})
    me.origin = { 400, 450, 0 }
    fire("weapon_fire", { userid = game.player({}).userid })
    expect(command({ forwardmove = 450 }).forwardmove):is(450)
    fire("weapon_fire", { userid = me.userid })
    for _, yaw in ipairs({ 37, -120 }) do
        local x, y = asked(command({ yaw = yaw }))
        expect(x):is_near(-270)
        expect(y):is_near(-360)
    end

    me.origin = { 105, 60, 0 }
    expect(command({ forwardmove = 450 }).forwardmove):is(450)
    me.origin = { 400, 450, 0 }
    expect(command({ forwardmove = 450 }).forwardmove):is(450)
end)

scenario("its place does not outlive key, life, round or map", function()
    local function release_key()
        menu.set("Return after a shot", false)
        command({})
        menu.set("Return after a shot", true)
    end
    local function die()
        me.alive = false
        command({})
        me.alive = true
    end

    for _, finish in ipairs({ release_key, die, "round_start", "game_newmap" }) do
        start()
        menu.set("Return after a shot", true)
        me.origin = { 0, 0, 0 }
        command({})
        me.origin = { 500, 0, 0 }
        fire("weapon_fire", { userid = me.userid })
        expect(command({ yaw = 0 }).forwardmove):is_near(-450)
        if type(finish) == "string" then
            fire(finish)
        else
            finish()
        end
        expect(command({ yaw = 0, forwardmove = 450 }).forwardmove):is(450)
        unload()
    end
end)

scenario("the player turns around and runs on in the same direction", function()
    start()
    menu.set("Turn around", true)
    for yaw, turned in pairs({ [30] = -150, [-30] = 150, [0] = -180 }) do
        local e = command({ yaw = yaw, forwardmove = 450, in_attack = 0 })
        expect({ e.yaw, e.move_yaw }):is({ turned, yaw })
        expect(e.forwardmove):is(450)
    end
end)

scenario("a shot keeps its direction", function()
    start()
    menu.set("Turn around", true)
    expect(command({ yaw = 30, in_attack = 1 }).yaw):is(30)
    expect(command({ yaw = 30, in_attack = true }).yaw):is(30)
end)

scenario("stop and turn work together, in either order", function()
    start(150, -200)
    menu.set("Stop", true)
    menu.set("Turn around", true)
    local e = command({ yaw = 37, in_attack = 0 })
    local x, y = asked(e)
    expect(x):is_near(-270)
    expect(y):is_near(360)
    expect(command({ yaw = 37, move_yaw = 80 }).move_yaw):is(80)
    menu.set("Turn around", false)
    local turned = command({ yaw = -143, move_yaw = 37, in_attack = 0 })
    x, y = asked(turned)
    expect(x):is_near(-270)
    expect(y):is_near(360)
end)

scenario("on a ladder or dead, commands stay as they are", function()
    start(150, -200)
    menu.set("Jump again on landing", true)
    menu.set("Stop", true)
    menu.set("Turn around", true)
    me.on_ground = false
    me.props.m_MoveType = 9
    expect(command({ in_jump = 1 }).in_jump):is(1)
    me.props.m_MoveType = 2
    me.alive = false
    expect(command({ in_jump = 1, yaw = 12 }).yaw):is(12)
end)

scenario("the camera looks behind while the key is held", function()
    start()
    game.camera({ yaw = 100 })
    menu.set("Look behind", true)
    frame()
    expect(last_view().yaw):is_near(-80)
    menu.set("Look behind", false)
    frame()
    expect(last_view().yaw):is_near(100)
end)
