-- What was drawn in a frame, as scenarios read it and as it leaves the stub.

local json = require("json")
local known = require("scenario.known")

local M = {}

--- Calls of the last frame with their arguments by name: `{ call = "renderer.text", x = 20, text = "Ready", ... }`.
function M.named(world)
    local list = {}
    for index, call in ipairs(world.drawn) do
        local named = { call = call.call, text = call.text }
        named.width, named.height = call.width, call.height
        for at, param in ipairs(known.fn(world, call.call).signatures[1]) do
            if param.name ~= "..." then
                named[param.name] = call.args[at]
            end
        end
        list[index] = named
    end
    return list
end

local function plain(value)
    if value == nil then
        return json.null
    elseif type(value) == "table" or type(value) == "userdata" then
        return tostring(value)
    end
    return value
end

--- The last frame, ready to be written as JSON.
function M.export(world)
    local calls = {}
    for index, call in ipairs(world.drawn) do
        local args, named = {}, {}
        local params = known.fn(world, call.call).signatures[1]
        for at = 1, call.count do
            args[at] = plain(call.args[at])
            local param = params[at]
            if param and param.name ~= "..." and call.args[at] ~= nil then
                named[param.name] = plain(call.args[at])
            end
        end
        calls[index] = { call = call.call, args = args, named = named }
        calls[index].text = call.text
        calls[index].width, calls[index].height = call.width, call.height
    end
    local screen = { width = world.screen.width, height = world.screen.height }
    return { screen = screen, calls = calls }
end

return M
