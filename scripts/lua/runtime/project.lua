-- Where a place in the world is on the screen, for the camera of a world.

--- Factor from the tangent of half the field of view, which is that of a picture of 4:3, to its height.
local HEIGHT = 3 / 4

--- Position in pixels; nil for what is behind the camera.
return function(world, x, y, z)
    local camera = world.camera
    local pitch, yaw = math.rad(camera.pitch), math.rad(camera.yaw)
    local sp, cp = math.sin(pitch), math.cos(pitch)
    local sy, cy = math.sin(yaw), math.cos(yaw)

    local dx, dy, dz = x - camera.x, y - camera.y, z - camera.z
    local forward = dx * cp * cy + dy * cp * sy - dz * sp
    if forward < 1 then
        return nil
    end
    local right = dx * sy - dy * cy
    local up = dx * sp * cy + dy * sp * sy + dz * cp

    local half_height = world.screen.height / 2
    local scale = half_height / (math.tan(math.rad(camera.fov / 2)) * HEIGHT)
    return world.screen.width / 2 + right / forward * scale,
        half_height - up / forward * scale
end
