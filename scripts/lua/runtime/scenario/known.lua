-- Names that a scenario may use, so that a misspelt one is an error.

local blame = require("blame")

local M = {}

--- The documentation of an event, in each family that has one of this name.
function M.event(world, name)
    local docs = world:event_docs(name)
    if #docs == 0 then
        blame.raise("there is no event `%s`", tostring(name))
    end
    return docs
end

--- The description of a function of the API.
function M.fn(world, name)
    for _, group in ipairs(world.api.groups) do
        for _, entry in ipairs(group.entries) do
            if entry.name == name then
                return entry
            end
        end
    end
    blame.raise("there is no function `%s`", tostring(name))
end

return M
