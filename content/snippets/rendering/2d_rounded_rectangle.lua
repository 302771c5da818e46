local function rounded_rectangle(x, y, w, h, r, g, b, a, radius)
    x, y, w, h = math.floor(x), math.floor(y), math.floor(w), math.floor(h)
    if w <= 0 or h <= 0 then
        return
    end

    radius = math.max(
        0,
        math.min(math.floor(radius), math.floor(w / 2), math.floor(h / 2))
    )
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

    renderer.circle(left, top, r, g, b, a, radius, 180, 0.25)
    renderer.circle(right, top, r, g, b, a, radius, 90, 0.25)
    renderer.circle(right, bottom, r, g, b, a, radius, 0, 0.25)
    renderer.circle(left, bottom, r, g, b, a, radius, 270, 0.25)
end
