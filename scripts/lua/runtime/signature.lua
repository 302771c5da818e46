-- Checks the arguments of a call against the signatures of the definitions.

local blame = require("blame")

local M = {}

local function is_rest(param)
    return param.name == "..." or param.type.kind == "variadic"
end

--- Whether an argument may be left out.
local function may_be_absent(param)
    return param.optional or is_rest(param)
end

local function count_needed(params)
    local needed = 0
    for index, param in ipairs(params) do
        if not may_be_absent(param) then
            needed = index
        end
    end
    return needed
end

local function plural(count, noun)
    return count .. " " .. noun .. (count == 1 and "" or "s")
end

--- What is wrong with arguments for one list of parameters.
--- @return string? problem
--- @return integer reached number of the argument that does not fit
local function problem_with(types, params, count, args)
    local last = params[#params]
    local has_rest = last and is_rest(last)
    for index = 1, math.max(count, count_needed(params)) do
        local param = params[index] or has_rest and last
        if not param then
            local text = "takes at most %s, found %d"
            return text:format(plural(#params, "argument"), count), index
        end
        local value = args[index]
        local is_missing = index > count and param.type.kind ~= "optional"
        local is_left_out = value == nil
            and (param.optional or is_rest(param) and index > count)
        local fits = not is_missing and types:fits(value, param.type)
        if not is_left_out and not fits then
            local found = index > count and "no argument"
                or blame.describe(value)
            local text = "argument %d `%s`: expected %s, found %s"
            return text:format(index, param.name, param.text, found), index
        end
    end
    return nil, count + 1
end

--- Returns what is wrong with the arguments of a call; nil if one of the signatures fits.
--- @param signatures table lists of parameters, the main one first
function M.problem(types, signatures, count, args)
    local worst, furthest
    for _, params in ipairs(signatures) do
        local problem, reached = problem_with(types, params, count, args)
        if not problem then
            return nil
        elseif not furthest or reached > furthest then
            worst, furthest = problem, reached
        end
    end
    return worst
end

return M
