-- Builds the API out of its description: every documented function, checked, recorded and answered.

local blame = require("blame")
local script = require("script")
local signature = require("signature")
local types = require("types")

local M = {}

--- Groups that are libraries of LuaJIT itself; they check their arguments on their own.
local NATIVE = { bit = bit, math = math, string = string, ffi = require("ffi") }

--- Documented functions that LuaJIT has, and that the client replaces.
local REPLACED = { print = true, require = true }

--- Results of the type `any` that are nil when there is nothing to return.
local NIL_ANY = { ["entity.get_prop"] = true, ["database.read"] = true }

local behaviours = {}
for _, name in ipairs({
    "client",
    "console",
    "entity",
    "globals",
    "renderer",
    "storage",
    "ui",
    "vector",
    "modules",
    "panorama",
}) do
    for key, behaviour in pairs(require("behaviour." .. name)) do
        behaviours[key] = behaviour
    end
end

local function may_be_nil(world, entry)
    local first = entry.returns[1]
    if not first or first.type.kind == "variadic" then
        return false
    elseif first.type.kind == "name" and first.type.name == "any" then
        return NIL_ANY[entry.name] == true
    end
    return world.types:may_be_nil(first.type)
end

--- Results for a call: plausible ones, or nil wherever the definition allows it.
local function results_of(world, entry, with_nil)
    local values = {}
    for index, result in ipairs(entry.returns) do
        local is_rest = result.name == "..." or result.type.kind == "variadic"
        local is_any = result.type.kind == "name" and result.type.name == "any"
        local is_nil = with_nil
            and (is_any or world.types:may_be_nil(result.type))
        if not is_nil and not is_rest then
            values[index] = world.types:value(result.type, function(name)
                return M.object(world, name)
            end)
        end
    end
    return unpack(values, 1, #entry.returns)
end

--- Number of results that a function always has.
local function count_results(entry)
    local count = 0
    for _, result in ipairs(entry.returns) do
        if result.name ~= "..." and result.type.kind ~= "variadic" then
            count = count + 1
        end
        if result.type.kind == "name" and result.type.name == "any" then
            break -- What the value is decides how many others follow.
        end
    end
    -- What one form returns, another one of the same function need not.
    return #entry.signatures == 1 and count or 0
end

--- Results with nil for those that are missing: the client returns nil, not nothing.
local function fill(count, ...)
    local found = select("#", ...)
    if found >= count then
        return ...
    end
    local values = { ... }
    return unpack(values, 1, count)
end

local function answer(world, entry, behaviour, ...)
    local name = entry.name
    local chosen = world.answers[name]
    if chosen then
        return chosen(...)
    end
    if may_be_nil(world, entry) then
        world.asked[name] = true
        if world.nils.all or world.nils[name] then
            return results_of(world, entry, true)
        end
    end
    if behaviour then
        return behaviour(world, ...)
    end
    return results_of(world, entry, false)
end

--- Makes the function of an entry.
local function wrap(world, entry)
    local behaviour = behaviours[entry.name]
    local is_method = entry.kind == "method"
    local owner = is_method and entry.name:match("^(.*):")
    local result_count = count_results(entry)
    return function(...)
        local args, count = { ... }, select("#", ...)
        if is_method then
            local self = table.remove(args, 1)
            count = count - 1
            if types.class_of(self) ~= owner then
                local text = "%s: expected a `%s` before the colon, found %s"
                blame.raise(text, entry.name, owner, blame.describe(self))
            end
        end
        local problem =
            signature.problem(world.types, entry.signatures, count, args)
        if problem then
            blame.raise("%s: %s", entry.name, problem)
        end
        if world.keeps_calls then
            world.calls[#world.calls + 1] =
                { name = entry.name, args = args, count = count }
        end
        return fill(result_count, answer(world, entry, behaviour, ...))
    end
end

--- Creates an object of a documented class, with its methods.
function M.object(world, name, fields)
    local object = fields or {}
    local doc = world.types.named[name]
    if not fields then
        for _, field in ipairs(doc and doc.fields or {}) do
            object[field.name] = world.types:value(field.type, function(inner)
                return M.object(world, inner)
            end)
        end
    end
    return setmetatable(object, world.classes[name])
end

local function class_of(world, name)
    local class = world.classes[name]
    if not class then
        class = { class = name, __index = {} }
        for key, operator in pairs(behaviours[name .. " operators"] or {}) do
            class[key] = function(...)
                return operator(world, ...)
            end
        end
        world.classes[name] = class
    end
    return class
end

local function install_group(world, group, env)
    local library = {}
    for _, entry in ipairs(group.entries) do
        local _, key = entry.name:match("^(.*)[.:]([^.:]*)$")
        if entry.kind == "method" then
            local class = class_of(world, entry.name:match("^(.*):"))
            class.__index[key] = wrap(world, entry)
        elseif entry.kind == "constructor" then
            local construct = wrap(world, entry)
            setmetatable(library, {
                __call = function(_, ...)
                    return construct(...)
                end,
            })
        elseif key then
            library[key] = wrap(world, entry)
        elseif not _G[entry.name] or REPLACED[entry.name] then
            env[entry.name] = wrap(world, entry)
        else
            env[entry.name] = _G[entry.name]
        end
    end
    return library
end

--- The globals of a script, documented ones and those libraries of LuaJIT that every script has.
function M.install(world)
    local env = { table = table, _VERSION = _VERSION }
    env._G = env
    env.package = { path = "./?.lua", loaded = world.loaded }
    world.classes = {}
    world.builtin = {}
    for _, group in ipairs(world.api.groups) do
        local library
        if group.id == "coroutine" then
            library = script.coroutines()
        else
            library = NATIVE[group.id] or install_group(world, group, env)
        end
        if group.module then
            world.builtin[group.module] = library
        elseif group.id ~= "G" then
            env[group.id] = library
        end
    end
    if env.cvar then
        setmetatable(env.cvar, {
            __index = function(_, name)
                return behaviours["cvar index"](world, name)
            end,
        })
    end
    if env.json then
        env.json.null = require("json").null
    end
    world.object = M.object
    world.env = env
    return env
end

return M
