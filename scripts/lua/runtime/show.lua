-- Runs a script in a plausible game, and reports what it printed and drew.

local clock = require("clock")
local frames = require("frames")
local generic = require("generic")
local plausible = require("plausible")
local worlds = require("world")

return function(job)
    local world = worlds.new(job.api, job.scripts)
    world.main = job.main
    plausible.join(world)
    local ok, problem = pcall(world.load, world, job.main)
    local last
    if ok then
        generic.use_menu(world, true)
        for _ = 1, math.floor((job.seconds or 1) / 0.01 + 0.5) do
            clock.frame(world, 0.01)
            last = #world.drawn > 0 and frames.export(world) or last
        end
        world:unload()
    end
    local lines, errors, is_known = {}, {}, {}
    for index, line in ipairs(world.console) do
        lines[index] = { kind = line.kind, text = line.text }
    end
    -- An error in `paint` comes with every frame.
    for _, found in ipairs(world.errors) do
        local text = found.message .. "\n" .. found.trace
        if not is_known[text] then
            is_known[text] = true
            errors[#errors + 1] = text
        end
    end
    if not ok then
        errors[1] = problem
    end
    last = last or frames.export(world)
    return { console = lines, errors = errors, frame = last }
end
