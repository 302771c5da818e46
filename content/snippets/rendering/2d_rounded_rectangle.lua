---Draws a filled rectangle. The radius is at most half of the smaller side.
local function rounded_rectangle(x, y, w, h, r, g, b, a, radius)
    x, y, w, h = math.floor(x), math.floor(y), math.floor(w), math.floor(h)
    if w <= 0 or h <= 0 or a <= 0 then
        return
    end

    local limit = math.floor(math.min(w, h) / 2)
    radius = math.max(0, math.min(math.floor(radius), limit))
    if radius == 0 then
        renderer.rectangle(x, y, w, h, r, g, b, a)
        return
    end

    local inner_width, inner_height = w - 2 * radius, h - 2 * radius
    local left, right = x + radius, x + w - radius
    local top, bottom = y + radius, y + h - radius

    if inner_height > 0 then
        renderer.rectangle(x, top, w, inner_height, r, g, b, a)
    end
    if inner_width > 0 then
        renderer.rectangle(left, y, inner_width, radius, r, g, b, a)
        renderer.rectangle(left, bottom, inner_width, radius, r, g, b, a)
    end

    -- Angles run anticlockwise from the bottom.
    renderer.circle(left, top, r, g, b, a, radius, 180, 0.25)
    renderer.circle(right, top, r, g, b, a, radius, 90, 0.25)
    renderer.circle(right, bottom, r, g, b, a, radius, 0, 0.25)
    renderer.circle(left, bottom, r, g, b, a, radius, 270, 0.25)
end

-- From here on: an example. A panel behind text.
local enabled = ui.new_checkbox("LUA", "A", "Rounded panel")
local corner = ui.new_slider("LUA", "A", "Panel corners", 0, 30, 8, true, "px")

client.set_event_callback("paint", function()
    if not ui.get(enabled) then
        return
    end
    local w, h = client.screen_size()
    local x, y = w / 2 - 100, h - 120
    rounded_rectangle(x, y, 200, 40, 20, 20, 20, 180, ui.get(corner))
    renderer.text(w / 2, y + 20, 255, 255, 255, 255, "c", 0, "Rounded")
end)
