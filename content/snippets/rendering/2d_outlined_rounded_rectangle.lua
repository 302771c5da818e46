local rectangle, ring = renderer.rectangle, renderer.circle_outline

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
    if limit < 1 then
        return
    end

    thickness = math.max(1, math.min(math.floor(thickness), limit))
    radius = math.max(0, math.min(math.floor(radius), limit))
    if radius > 0 then
        radius = math.max(radius, thickness)
    end

    -- Without rounded corners the upper and lower edges cover the corners.
    local side_start = radius > 0 and radius or thickness
    local edge_length, side_length = w - 2 * radius, h - 2 * side_start
    local left, right = x + radius, x + w - radius
    local top, bottom = y + radius, y + h - radius

    if edge_length > 0 then
        rectangle(left, y, edge_length, thickness, r, g, b, a)
        rectangle(left, y + h - thickness, edge_length, thickness, r, g, b, a)
    end
    if side_length > 0 then
        rectangle(x, y + side_start, thickness, side_length, r, g, b, a)
        rectangle(
            x + w - thickness,
            y + side_start,
            thickness,
            side_length,
            r,
            g,
            b,
            a
        )
    end
    if radius > 0 then
        ring(left, top, r, g, b, a, radius, 180, 0.25, thickness)
        ring(right, top, r, g, b, a, radius, 270, 0.25, thickness)
        ring(right, bottom, r, g, b, a, radius, 0, 0.25, thickness)
        ring(left, bottom, r, g, b, a, radius, 90, 0.25, thickness)
    end
end
