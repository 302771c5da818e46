local MOUSE_LEFT = 1

local function start()
    load_script()
    menu.set("Draggable panel", true)
    menu.open()
    frame()
end

local function panel()
    local box = drawn("rectangle")[1]
    return box.x, box.y, box.w, box.h
end

local function drag(from_x, from_y, to_x, to_y)
    game.mouse(from_x, from_y)
    frame()
    game.key(MOUSE_LEFT)
    frame()
    game.mouse(to_x, to_y)
    frame()
    game.key(MOUSE_LEFT, false)
    frame()
end

scenario("follows the mouse, by the place where it is held", function()
    start()
    local x, y = panel()
    drag(x + 10, y + 20, 1210, 620)
    local new_x, new_y = panel()
    expect(new_x):is_near(1200, 1)
    expect(new_y):is_near(600, 1)
end)

scenario("stays on the screen, wherever the mouse goes", function()
    start()
    for _, place in ipairs({
        { -500, -500 },
        { 5000, -500 },
        { 5000, 5000 },
        { -500, 5000 },
    }) do
        local x, y = panel()
        drag(x + 10, y + 10, place[1], place[2])
        local new_x, new_y, w, h = panel()
        expect(new_x):is(place[1] < 0 and 0 or 1920 - w)
        expect(new_y):is(place[2] < 0 and 0 or 1080 - h)
    end
end)

scenario("a smaller screen takes it along", function()
    start()
    local x, y = panel()
    drag(x + 10, y + 10, 5000, 5000)
    game.screen(800, 600)
    frame()
    local new_x, new_y, w, h = panel()
    expect(new_x):is(800 - w)
    expect(new_y):is(600 - h)
    game.screen(100, 20)
    frame()
    expect({ (panel()) }):is({ 1 })
end)

scenario("only a press on the panel takes hold of it", function()
    start()
    local x, y = panel()
    -- Pressed beside it, then moved over it.
    drag(x + 400, y + 200, x + 10, y + 10)
    expect({ panel() }):is({ x, y, 190, 48 })

    -- Held outside the window while it moves over the panel.
    game.mouse(-50, -50)
    game.key(MOUSE_LEFT)
    frame()
    game.mouse(x + 10, y + 10)
    frame()
    game.mouse(x + 300, y + 10)
    frame()
    expect({ panel() }):is({ x, y, 190, 48 })
end)

scenario("without the menu it stays, and closing it lets go", function()
    start()
    menu.open(false)
    local x, y = panel()
    drag(x + 10, y + 10, 900, 900)
    expect({ panel() }):is({ x, y, 190, 48 })

    menu.open()
    game.mouse(x + 10, y + 10)
    frame()
    game.key(MOUSE_LEFT)
    frame()
    menu.open(false)
    frame()
    game.mouse(900, 900)
    frame()
    menu.open()
    frame()
    expect({ panel() }):is({ x, y, 190, 48 })
end)

scenario("a press on the menu in front of it does not count", function()
    start()
    answer("ui.menu_position", 0, 0)
    answer("ui.menu_size", 1000, 1000)
    local x, y = panel()
    drag(x + 10, y + 10, 1500, 500)
    expect({ panel() }):is({ x, y, 190, 48 })
end)

scenario("comes back where it was after a reload", function()
    start()
    local x, y = panel()
    drag(x + 10, y + 10, 1010, 710)
    expect(calls("database.write")):has_length(0)
    local place = { panel() }
    reload()
    menu.set("Draggable panel", true)
    frame()
    expect({ panel() }):is(place)
end)

scenario("what else is stored under the key does no harm", function()
    for _, stored in ipairs({ "text", 5, { x = "a" }, { x = 9, y = -9 } }) do
        game.database["draggable_panel.position"] = stored
        start()
        local x, y = panel()
        expect(x):is_between(0, 1920 - 190)
        expect(y):is_between(0, 1080 - 48)
        unload()
        menu.open(false)
    end
end)

scenario("picture", function()
    game.join("de_harbour")
    start()
    local x, y = panel()
    game.mouse(x + 60, y + 12)
    frame()
    game.key(MOUSE_LEFT)
    frame()
    keep_frame("picture")
end)
