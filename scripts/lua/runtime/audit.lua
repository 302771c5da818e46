-- Calls every documented function and compares its results with its definition.

local api = require("api")
local plausible = require("plausible")
local worlds = require("world")

--- Arguments that have to name something that is there.
local function arguments(world, params)
    local args = {}
    for index, param in ipairs(params) do
        local name = param.type.kind == "name" and param.type.name
        if param.optional then
            break
        elseif name == "menu_item" then
            local label = "audited " .. #world.items
            args[index] = world.env.ui.new_textbox("LUA", "A", label)
        elseif name == "string" then
            args[index] = "text " .. #world.items
        elseif name == "texture_id" then
            args[index] = 1
        else
            args[index] = world.types:value(param.type, function(class)
                return api.object(world, class)
            end)
        end
    end
    return args
end

local function problem_with(world, entry, count, results)
    -- What one form returns, another one of the same function need not.
    if count == 0 and #entry.signatures > 1 then
        return nil
    end
    for index, result in ipairs(entry.returns) do
        local value = results[index]
        local fits = result.name == "..."
            or world.types:fits(value, result.type)
        if not fits then
            local text = "%s: result %d is not %s, but %s"
            local found = tostring(value)
            return text:format(entry.name, index, result.text, found)
        end
    end
end

local function collect(ok, ...)
    return ok, select("#", ...), { ... }
end

local function object_of(world, owner)
    if owner == "cvar" then
        return world.env.cvar.volume
    elseif owner == "vector" then
        return world.builtin.vector(1, 2, 3)
    end
    return api.object(world, owner)
end

local function function_of(world, entry)
    local owner, separator, key = entry.name:match("^(.*)([.:])([^.:]*)$")
    if entry.kind == "constructor" then
        return world.builtin[entry.name]
    elseif separator == ":" then
        return object_of(world, owner)[key]
    end
    local library = not owner and world.env
        or world.env[owner]
        or world.builtin[owner]
    return library and library[key or entry.name]
end

--- Returns what is wrong, and which functions refused their arguments, by name.
return function(job)
    local problems, refused, checked = {}, {}, 0
    for _, with_nil in ipairs({ false, true }) do
        local world = worlds.new(job.api, {})
        plausible.join(world)
        api.install(world)
        world.textures = 1
        world.nils.all = with_nil or nil
        for _, group in ipairs(job.api.groups) do
            for _, entry in ipairs(group.entries) do
                local fn = function_of(world, entry)
                local is_ours = type(fn) == "table"
                    or type(fn) == "function"
                        and group.id ~= "coroutine"
                        and debug.getinfo(fn, "S").what ~= "C"
                if not fn then
                    problems[#problems + 1] = entry.name .. " is missing"
                end
                local args = arguments(world, entry.signatures[1])
                if entry.kind == "method" then
                    local owner = entry.name:match("^(.*):")
                    table.insert(args, 1, object_of(world, owner))
                end
                world.drawing = group.id == "renderer"
                        and not entry.name:find("load_")
                        and "paint"
                    or nil
                if is_ours then
                    local ok, count, results = collect(pcall(fn, unpack(args)))
                    if ok then
                        checked = checked + 1
                        problems[#problems + 1] =
                            problem_with(world, entry, count, results)
                    elseif not with_nil then
                        refused[entry.name] = results[1]
                    end
                end
            end
        end
    end
    return { problems = problems, refused = refused, checked = checked }
end
