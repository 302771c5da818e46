-- Drawing: what a script draws in a frame is recorded, not shown.

local blame = require("blame")
local dispatch = require("dispatch")
local project = require("project")
local text = require("text")

local M = {}

local function need_frame(world, name)
    if not world.drawing then
        local message = "%s works in `paint` and `paint_ui` only"
        blame.raise(message, name)
    end
end

local function record(world, name, args, count)
    need_frame(world, name)
    local call = { call = name, args = args, count = count }
    world.drawn[#world.drawn + 1] = call
    return call
end

for _, name in ipairs({
    "rectangle",
    "gradient",
    "line",
    "triangle",
    "circle",
    "circle_outline",
}) do
    local full = "renderer." .. name
    M[full] = function(world, ...)
        record(world, full, { ... }, select("#", ...))
    end
end

M["renderer.blur"] = function(world, ...)
    if world.drawing == "paint_ui" then
        blame.raise("renderer.blur works only in `paint`")
    end
    record(world, "renderer.blur", { ... }, select("#", ...))
end

local function record_text(world, name, flags, args, count, skip)
    local call = record(world, name, args, count)
    call.text = text.join(unpack(args, skip + 1, count))
    call.width, call.height = text.measure(flags, call.text)
    return call
end

M["renderer.text"] = function(world, ...)
    local flags = select(7, ...)
    local args, count = { ... }, select("#", ...)
    record_text(world, "renderer.text", flags, args, count, 8)
end

M["renderer.indicator"] = function(world, r, g, b, a, ...)
    local args, count = { r, g, b, a, ... }, 4 + select("#", ...)
    local call = record_text(world, "renderer.indicator", "+", args, count, 4)
    world.indicators = (world.indicators or 0) + 1
    if world.listeners.indicator then
        local e = { text = call.text, r = r, g = g, b = b, a = a }
        dispatch.send(world, "indicator", e)
    end
    return world.screen.height - 350 - world.indicators * 36
end

M["renderer.measure_text"] = function(world, flags, ...)
    need_frame(world, "renderer.measure_text")
    return text.measure(flags, text.join(...))
end

M["renderer.world_to_screen"] = function(world, x, y, z)
    need_frame(world, "renderer.world_to_screen")
    return project(world, x, y, z)
end

for _, name in ipairs({ "load_jpg", "load_png", "load_svg", "load_rgba" }) do
    M["renderer." .. name] = function(world, contents, width, height)
        if world.drawing then
            local message = "renderer.%s would create a texture in each frame"
            blame.raise(message, name)
        elseif name == "load_rgba" and #contents ~= width * height * 4 then
            local message = "renderer.load_rgba: expected %d bytes, found %d"
            blame.raise(message, width * height * 4, #contents)
        end
        world.textures = world.textures + 1
        return world.textures
    end
end

M["renderer.texture"] = function(world, texture, ...)
    if texture < 1 or texture > world.textures then
        blame.raise("renderer.texture: there is no texture %s", texture)
    end
    local count = 1 + select("#", ...)
    record(world, "renderer.texture", { texture, ... }, count)
end

return M
