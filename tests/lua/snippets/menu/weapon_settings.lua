local me

local function start(id)
    game.join()
    me = game.player({ me = true, weapon = id and { id = id } })
    load_script()
    menu.set("Weapon ring", true)
end

---Puts another weapon in the hand.
local function switch(id)
    me.weapon.props.m_iItemDefinitionIndex = id
    play(0.05)
end

local function ring()
    return drawn("circle_outline")[1]
end

scenario(
    "weapons without settings of their own share the first ones",
    function()
        start(7)
        menu.set("Any weapon: radius", 33)
        menu.set("Rifles: radius", 12)
        play(0.05)
        expect(ring().radius):is(33)
        keep_frame("picture")
        menu.set("Rifles: own ring", true)
        play(0.05)
        expect(ring().radius):is(12)
        switch(42)
        expect(ring().radius):is(33)
    end
)

scenario("the settings switch with the weapon", function()
    start(7)
    menu.set("Rifles: own ring", true)
    menu.set("Rifles: radius", 12)
    menu.set("Pistols: own ring", true)
    menu.set("Pistols: radius", 40)
    menu.set("Pistols: colour", 255, 0, 0, 200)
    switch(61)
    expect(ring().radius):is(40)
    expect(ring().r):is(255)
    switch(7 + 65536 * 3)
    expect(ring().radius):is(12)
end)

scenario("the weapon that is in hand at load counts", function()
    start(9)
    play(0.05)
    expect(menu.get("Weapon ring for")):is("Sniper rifles")
end)

scenario("the menu shows the group of the weapon", function()
    start(7)
    play(0.05)
    expect(menu.is_visible("Rifles: own ring")):is(true)
    expect(menu.is_visible("Rifles: radius")):is(false)
    expect(menu.is_visible("Any weapon: radius")):is(false)
    menu.set("Rifles: own ring", true)
    expect(menu.is_visible("Rifles: radius")):is(true)
    switch(42)
    expect(menu.is_visible("Any weapon: radius")):is(true)
    expect(menu.is_visible("Rifles: own ring")):is(false)
    menu.set("Weapon ring", false)
    expect(menu.is_visible("Any weapon: radius")):is(false)
    expect(menu.is_visible("Weapon ring for")):is(false)
end)

scenario("an open menu keeps the group that is edited", function()
    start(7)
    play(0.05)
    menu.open(true)
    menu.set("Weapon ring for", "Pistols")
    switch(9)
    expect(menu.get("Weapon ring for")):is("Pistols")
    expect(menu.is_visible("Pistols: own ring")):is(true)
    menu.open(false)
    play(0.05)
    expect(menu.get("Weapon ring for")):is("Sniper rifles")
    expect(menu.is_visible("Sniper rifles: own ring")):is(true)
end)

scenario("the menu shows the weapon in hand after a configuration", function()
    start(7)
    play(0.05)
    save_config()
    switch(9)
    load_config()
    play(0.05)
    expect(menu.get("Weapon ring for")):is("Sniper rifles")
    expect(menu.is_visible("Sniper rifles: own ring")):is(true)
end)

scenario("an open menu shows the group of a configuration at once", function()
    start(7)
    play(0.05)
    save_config()
    menu.open()
    menu.set("Weapon ring for", "Pistols")
    load_config()
    expect(menu.get("Weapon ring for")):is("Rifles")
    expect(menu.is_visible("Rifles: own ring")):is(true)
    expect(menu.is_visible("Pistols: own ring")):is(false)
end)

scenario("a group chosen by hand stays until the weapon changes", function()
    start(7)
    play(0.05)
    menu.open()
    menu.set("Weapon ring for", "Pistols")
    menu.open(false)
    play(0.2)
    expect(menu.get("Weapon ring for")):is("Pistols")
    switch(9)
    expect(menu.get("Weapon ring for")):is("Sniper rifles")
end)

scenario("a new row makes a group, and the last one counts", function()
    game.join()
    me = game.player({ me = true, weapon = { id = 9 } })
    load_changed(
        "local enabled",
        'GROUPS[5] = { name = "AWP", numbers = { 9 } }\nlocal enabled'
    )
    menu.set("Weapon ring", true)
    play(0.05)
    expect(menu.get("Weapon ring for")):is("AWP")
end)

scenario("nothing is drawn while you are dead or it is off", function()
    start(7)
    me.alive = false
    play(0.05)
    expect(drawn()):has_length(0)
    me.alive = true
    menu.set("Weapon ring", false)
    play(0.05)
    expect(drawn()):has_length(0)
end)
