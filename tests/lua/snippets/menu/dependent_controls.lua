local ITEMS = {
    "Script crosshair",
    "Crosshair parts",
    "Crosshair gap",
    "Crosshair length",
    "Crosshair radius",
    "Crosshair colour",
    "Crosshair own colour",
    "Lock the crosshair",
}

local function visible()
    local list = {}
    for _, name in ipairs(ITEMS) do
        if menu.is_visible(name) then
            list[#list + 1] = name:gsub("^Crosshair ", "")
        end
    end
    return table.concat(list, ", ")
end

scenario("items appear when they have an effect", function()
    load_script()
    expect(visible()):is("Script crosshair")
    menu.set("Script crosshair", true)
    expect(visible()):is("Script crosshair, parts, colour, Lock the crosshair")
    menu.set("Crosshair parts", "Lines")
    expect(visible()):has("gap, length, colour")
    menu.set("Crosshair parts", "Dot", "Ring")
    expect(visible()):has("parts, radius, colour")
    menu.set("Crosshair colour", "Own")
    expect(visible()):has("colour, own colour")
end)

scenario("no item outlives its parent", function()
    load_script()
    menu.set("Script crosshair", true)
    menu.set("Crosshair parts", "Dot", "Lines", "Ring")
    menu.set("Crosshair colour", "Own")
    expect(visible()):is(table.concat({
        "Script crosshair, parts, gap, length, radius, colour, own colour",
        "Lock the crosshair",
    }, ", "))
    menu.set("Script crosshair", false)
    expect(visible()):is("Script crosshair")
end)

scenario("the lock greys out everything but itself", function()
    load_script()
    menu.set("Script crosshair", true)
    menu.set("Lock the crosshair", true)
    for index, name in ipairs(ITEMS) do
        local is_free = index == 1 or index == #ITEMS
        expect(menu.is_enabled(name)):is(is_free)
    end
    menu.set("Lock the crosshair", false)
    expect(menu.is_enabled("Crosshair gap")):is(true)
end)

scenario("the menu follows a configuration, and a reload", function()
    load_script()
    menu.set("Script crosshair", true)
    menu.set("Crosshair parts", "Ring")
    save_config()
    menu.set("Script crosshair", false)
    expect(visible()):is("Script crosshair")
    load_config()
    expect(visible()):has("radius")
    reload()
    expect(visible()):is("Script crosshair")
end)

scenario("the crosshair has the chosen parts, in the middle", function()
    load_script()
    game.join()
    menu.set("Script crosshair", true)
    frame()
    expect(drawn()):has_length(0)
    menu.set("Crosshair parts", "Dot", "Lines", "Ring")
    menu.set("Crosshair colour", "Own")
    frame()
    expect(drawn("rectangle")):has_length(5)
    expect(drawn("circle_outline")[1].x):is(960)
    -- Each part has its counterpart on the other side of the middle.
    local sum_x, sum_y = 0, 0
    for _, box in ipairs(drawn("rectangle")) do
        sum_x = sum_x + box.x + box.w / 2 - 960
        sum_y = sum_y + box.y + box.h / 2 - 540
    end
    expect({ sum_x, sum_y }):is({ 0, 0 })
    expect(drawn("rectangle")[1].r):is(154)
end)

scenario("picture", function()
    game.join()
    game.player({ me = true })
    load_script()
    menu.set("Script crosshair", true)
    menu.set("Crosshair parts", "Dot", "Lines", "Ring")
    frame()
    expect(drawn("circle_outline")):has_length(1)
    keep_frame("picture")
end)
