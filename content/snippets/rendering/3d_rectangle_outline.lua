local vector = require("vector")

-- Corners of a square with sides of length 1, in the order in which the line
-- visits them. The last one closes it.
local HALF_DIAGONAL = 0.5 / math.cos(math.rad(45))
local CORNERS = {}
for index = 0, 4 do
    local angle = math.rad(45 + 90 * index)
    CORNERS[index + 1] = {
        x = math.cos(angle) * HALF_DIAGONAL,
        y = math.sin(angle) * HALF_DIAGONAL,
    }
end

---Draws a rectangle that lies flat in the world. `pos` is a vector in its
---middle, `w` its length along X, `h` its length along Y.
local function rectangle_outline_3d(pos, w, h, r, g, b, a)
    local last_x, last_y
    for _, corner in ipairs(CORNERS) do
        local x, y = renderer.world_to_screen(
            pos.x + corner.x * w,
            pos.y + corner.y * h,
            pos.z
        )
        if x and y and last_x and last_y then
            renderer.line(last_x, last_y, x, y, r, g, b, a)
        end
        last_x, last_y = x, y
    end
end

-- From here on: an example. The place where you stand.
local enabled = ui.new_checkbox("LUA", "A", "Mark my position")
local size = ui.new_slider("LUA", "A", "Size of the mark", 16, 256, 64)

client.set_event_callback("paint", function()
    local me = entity.get_local_player()
    if not ui.get(enabled) or not me or not entity.is_alive(me) then
        return
    end

    local x, y, z = entity.get_origin(me)
    if x and y and z then
        local side = ui.get(size)
        rectangle_outline_3d(vector(x, y, z), side, side, 154, 214, 91, 255)
    end
end)
