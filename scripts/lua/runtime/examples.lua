-- Runs the examples of the reference in any game.

local generic = require("generic")
local worlds = require("world")

return function(job)
    local problems = {}
    for _, example in ipairs(job.examples) do
        local function make()
            local world =
                worlds.new(job.api, { ["example.lua"] = example.code })
            world.main = "example.lua"
            return world
        end
        local problem = generic.run(make, nil, nil, true)
        if problem then
            problems[#problems + 1] =
                { owner = example.owner, problem = problem }
        end
    end
    return { problems = problems }
end
