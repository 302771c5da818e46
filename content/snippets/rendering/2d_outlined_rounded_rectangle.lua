---Draws the outline of a rectangle; the line lies inside it. Radius and
---thickness are at most half of the smaller side.
local function outlined_rounded_rectangle(
    x,
    y,
    w,
    h,
    r,
    g,
    b,
    a,
    radius,
    thickness
)
    x, y, w, h = math.floor(x), math.floor(y), math.floor(w), math.floor(h)
    local limit = math.floor(math.min(w, h) / 2)
    if limit < 1 or a <= 0 then
        return
    end

    thickness = math.max(1, math.min(math.floor(thickness), limit))
    radius = math.max(0, math.min(math.floor(radius), limit))
    if radius > 0 then
        radius = math.max(radius, thickness)
    end

    -- Without rounded corners, the upper and lower edges cover the corners.
    local side_start = radius > 0 and radius or thickness
    local edge_length, side_length = w - 2 * radius, h - 2 * side_start
    local side_top = y + side_start
    local inner_right, inner_bottom = x + w - thickness, y + h - thickness
    local left, right = x + radius, x + w - radius
    local top, bottom = y + radius, y + h - radius

    local rectangle, ring = renderer.rectangle, renderer.circle_outline
    if edge_length > 0 then
        rectangle(left, y, edge_length, thickness, r, g, b, a)
        rectangle(left, inner_bottom, edge_length, thickness, r, g, b, a)
    end
    if side_length > 0 then
        rectangle(x, side_top, thickness, side_length, r, g, b, a)
        rectangle(inner_right, side_top, thickness, side_length, r, g, b, a)
    end
    if radius > 0 then
        -- Angles run clockwise from the right.
        ring(left, top, r, g, b, a, radius, 180, 0.25, thickness)
        ring(right, top, r, g, b, a, radius, 270, 0.25, thickness)
        ring(right, bottom, r, g, b, a, radius, 0, 0.25, thickness)
        ring(left, bottom, r, g, b, a, radius, 90, 0.25, thickness)
    end
end

-- From here on: an example. A frame in the colour of a picker.
local enabled = ui.new_checkbox("LUA", "A", "Rounded frame")
local color = ui.new_color_picker("LUA", "A", "Frame colour", 154, 214, 91, 255)
local corner = ui.new_slider("LUA", "A", "Frame corners", 0, 30, 8, true, "px")
local line = ui.new_slider("LUA", "A", "Frame line", 1, 20, 2, true, "px")

client.set_event_callback("paint", function()
    if not ui.get(enabled) then
        return
    end
    local w, h = client.screen_size()
    local x, y = w / 2 - 100, h - 120
    local r, g, b, a = ui.get(color)
    local radius, thickness = ui.get(corner), ui.get(line)
    outlined_rounded_rectangle(x, y, 200, 40, r, g, b, a, radius, thickness)
end)
