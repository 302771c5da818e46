-- Corners of a square with sides of length 1, in the order in which the line visits them. The last one closes it.
local CORNERS = {}
for index = 0, 4 do
    local angle = math.rad(45 + 90 * index)
    local scale = 0.5 / math.cos(math.rad(45))
    CORNERS[index + 1] =
        { x = math.cos(angle) * scale, y = math.sin(angle) * scale }
end

-- pos is a vector in the middle of the rectangle, w its length along X, h its length along Y.
local function rectangle_outline_3d(pos, w, h, r, g, b, a)
    local last_x, last_y
    for _, corner in ipairs(CORNERS) do
        local x, y = renderer.world_to_screen(
            pos.x + corner.x * w,
            pos.y + corner.y * h,
            pos.z
        )
        if x and last_x then
            renderer.line(last_x, last_y, x, y, r, g, b, a)
        end
        last_x, last_y = x, y
    end
end
