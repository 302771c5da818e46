-- The vectors of the client, as they are described.

local blame = require("blame")
local types = require("types")

local M = {}

local function new(world, x, y, z)
    return world.object(world, "vector", { x = x, y = y, z = z })
end

local function length(v)
    return math.sqrt(v.x * v.x + v.y * v.y + v.z * v.z)
end

local function scale(v, factor)
    v.x, v.y, v.z = v.x * factor, v.y * factor, v.z * factor
end

--- Factor that makes a length of 1; the zero vector stays as it is.
local function to_unit(v)
    local size = length(v)
    return size > 0 and 1 / size or 0
end

M["vector"] = function(world, x, y, z)
    return new(world, x or 0, y or 0, z or 0)
end

M["vector:init"] = function(_, v, x, y, z)
    v.x, v.y, v.z = x, y, z
    return v
end

M["vector:init_from_angles"] = function(_, v, pitch, yaw)
    local p, w = math.rad(pitch), math.rad(yaw)
    v.x, v.y = math.cos(p) * math.cos(w), math.cos(p) * math.sin(w)
    v.z = -math.sin(p)
    return v
end

M["vector:unpack"] = function(_, v)
    return v.x, v.y, v.z
end

M["vector:length"] = function(_, v)
    return length(v)
end
M["vector:lengthsqr"] = function(_, v)
    return v.x * v.x + v.y * v.y + v.z * v.z
end
M["vector:length2d"] = function(_, v)
    return math.sqrt(v.x * v.x + v.y * v.y)
end
M["vector:length2dsqr"] = function(_, v)
    return v.x * v.x + v.y * v.y
end

M["vector:dist"] = function(world, a, b)
    return length(new(world, a.x - b.x, a.y - b.y, a.z - b.z))
end
M["vector:dist2d"] = function(_, a, b)
    return math.sqrt((a.x - b.x) ^ 2 + (a.y - b.y) ^ 2)
end
M["vector:dot"] = function(_, a, b)
    return a.x * b.x + a.y * b.y + a.z * b.z
end
M["vector:cross"] = function(world, a, b)
    return new(
        world,
        a.y * b.z - a.z * b.y,
        a.z * b.x - a.x * b.z,
        a.x * b.y - a.y * b.x
    )
end

M["vector:normalize"] = function(_, v)
    scale(v, to_unit(v))
end
M["vector:normalized"] = function(world, v)
    local copy = new(world, v.x, v.y, v.z)
    scale(copy, to_unit(v))
    return copy
end
M["vector:scale"] = function(_, v, factor)
    scale(v, factor)
end
M["vector:scaled"] = function(world, v, factor)
    return new(world, v.x * factor, v.y * factor, v.z * factor)
end

M["vector:to"] = function(world, from, to)
    local way = new(world, to.x - from.x, to.y - from.y, to.z - from.z)
    scale(way, to_unit(way))
    return way
end
M["vector:lerp"] = function(world, from, to, share)
    return new(
        world,
        from.x + (to.x - from.x) * share,
        from.y + (to.y - from.y) * share,
        from.z + (to.z - from.z) * share
    )
end

M["vector:angles"] = function(_, v)
    local flat = math.sqrt(v.x * v.x + v.y * v.y)
    local pitch = math.deg(math.atan2(-v.z, flat))
    return pitch, math.deg(math.atan2(v.y, v.x)), 0
end

M["vector:vectors"] = function(world, v)
    local flat = math.sqrt(v.x * v.x + v.y * v.y)
    local right = new(world, 0, -1, 0)
    if flat > 0 then
        right = new(world, v.y / flat, -v.x / flat, 0)
    end
    local up = M["vector:cross"](world, right, v)
    scale(up, to_unit(up))
    return right, up
end

local function need(value, is_vector, operator)
    local fits = is_vector and types.class_of(value) == "vector"
        or not is_vector and type(value) == "number"
    if not fits then
        local kind = is_vector and "vector" or "number"
        local text = "vector %s: expected vector %s %s, found %s"
        local found = types.class_of(value) or blame.describe(value)
        blame.raise(text, operator, operator, kind, found)
    end
end

M["vector operators"] = {
    __add = function(world, a, b)
        need(a, true, "+")
        need(b, true, "+")
        return new(world, a.x + b.x, a.y + b.y, a.z + b.z)
    end,
    __sub = function(world, a, b)
        need(a, true, "-")
        need(b, true, "-")
        return new(world, a.x - b.x, a.y - b.y, a.z - b.z)
    end,
    __mul = function(world, a, b)
        need(a, true, "*")
        need(b, false, "*")
        return new(world, a.x * b, a.y * b, a.z * b)
    end,
    __div = function(world, a, b)
        need(a, true, "/")
        need(b, false, "/")
        return new(world, a.x / b, a.y / b, a.z / b)
    end,
}

return M
