local MAX_LEVELS = 10

-- Both count from the function that calls them: level 1 is that function, level 2 the one that called it.
-- Two more levels lie in between here: this helper and pcall.
local function level_exists(level)
    local exists = pcall(getfenv, level + 2)
    return exists
end

local function position(level)
    local _, text = pcall(error, "", level + 2)
    return string.sub(text, 1, -3)
end

-- Returns the message with one line for each level. `skip` leaves out that many levels at the start.
local function trace(message, skip)
    local text = tostring(message)
    local first = 2 + (skip or 0)
    for level = first, first + MAX_LEVELS - 1 do
        if not level_exists(level) then
            break
        end
        local place = position(level)
        if place ~= "" then
            text = text .. "\n  " .. (level - first + 1) .. ": " .. place
        end
    end
    return text
end

-- Raises an error whose message ends with the call trace.
local function error_trace(message)
    error(trace(message, 1), 0)
end
