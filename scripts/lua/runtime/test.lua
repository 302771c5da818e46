-- Runs the scenarios of a script and the run that every script has to survive.

local generic = require("generic")
local scenario = require("scenario")
local worlds = require("world")

--- What a scenario file says, read once.
local function collect(job)
    local said = { scenarios = {}, setups = {} }
    if not job.scenario then
        return said
    end
    local env = {
        scenario = function(title, body)
            said.scenarios[#said.scenarios + 1] = { title = title, body = body }
        end,
        setup = function(body)
            said.setups[#said.setups + 1] = body
        end,
        out_of_reach = function(reason)
            said.out_of_reach = reason
        end,
        no_generic_run = function(reason)
            said.no_generic_run = reason
        end,
    }
    for _, name in ipairs({
        "assert",
        "error",
        "ipairs",
        "math",
        "next",
        "pairs",
        "pcall",
        "require",
        "select",
        "setmetatable",
        "string",
        "table",
        "tonumber",
        "tostring",
        "type",
        "unpack",
        "bit",
    }) do
        env[name] = _G[name]
    end
    setmetatable(env, {
        __index = function(_, name)
            error("a scenario has no `" .. tostring(name) .. "`", 2)
        end,
    })
    local name = "@" .. job.scenario.name
    local chunk, problem = loadstring(job.scenario.source, name)
    local ok = chunk ~= nil
    if chunk then
        ok, problem = pcall(setfenv(chunk, env))
    end
    said.problem = not ok and problem or nil
    said.env = env
    return said
end

--- Gives the globals of the scenario file the actions of a world.
local function enter(said, world)
    for name, action in pairs(scenario.actions(world)) do
        rawset(said.env, name, action)
    end
end

local function new_world(job, said)
    local world = worlds.new(job.api, job.scripts)
    world.main, world.parts = job.main, job.parts or {}
    if said.env then
        enter(said, world)
        for _, setup in ipairs(said.setups) do
            setup()
        end
    end
    return world
end

local function run_scenario(job, said, it)
    local world = new_world(job, said)
    world.keeps_calls = true
    local ok, problem = pcall(it.body)
    problem = not ok and tostring(problem) or generic.first_error(world)
    return {
        title = it.title,
        problem = problem or nil,
        frames = world.kept,
    }
end

--- Compiles all scripts of a job; returns the first problem.
local function compile(job)
    return select(2, loadstring(job.scripts[job.main], "@" .. job.main))
end

return function(job)
    local said = collect(job)
    local result = {
        problem = compile(job) or said.problem,
        scenarios = {},
        out_of_reach = said.out_of_reach,
        no_generic_run = said.no_generic_run,
    }
    if result.problem or said.out_of_reach then
        return result
    end
    for index, it in ipairs(said.scenarios) do
        result.scenarios[index] = run_scenario(job, said, it)
    end
    if not said.no_generic_run and not job.mistake then
        local function make()
            return new_world(job, said)
        end
        result.generic = generic.run(make)
        for title, part in pairs(job.parts or {}) do
            if not part.mistake then
                result.generic = result.generic
                    or generic.run(make, part.code, title)
            end
        end
    end
    return result
end
