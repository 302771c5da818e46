local MAX_LEVELS = 10

-- The levels below are seen from the function that calls one of these two
-- helpers: 1 is that function, 2 the one that called it. Here, `pcall` and
-- the helper lie in between, so both add 2.
local function level_exists(level)
    local exists = pcall(getfenv, level + 2)
    return exists
end

local function get_position(level)
    local _, text = pcall(error, "", level + 2)
    return string.sub(text, 1, -3)
end

---Returns the message with one line for each function on the way to it. As a
---handler of `xpcall` it needs nothing else; `skip` leaves out that many
---levels at the start.
local function trace(message, skip)
    local lines = { tostring(message) }
    if string.find(lines[1], "\n  %d+: ") then
        return lines[1] -- It has a trace already.
    end

    local first = 2 + (skip or 0)
    for level = first, first + MAX_LEVELS - 1 do
        if not level_exists(level) then
            break
        end
        local place = get_position(level)
        if place ~= "" then
            lines[#lines + 1] = "  " .. (level - first + 1) .. ": " .. place
        end
    end
    return table.concat(lines, "\n")
end

---Raises an error whose message ends with the calls that led to it.
local function error_trace(message)
    error(trace(message, 1), 0)
end

---Wraps a callback: its errors are reported with a trace, each of them once.
local function traced(callback)
    local reported = {}
    return function(...)
        local ok, result = xpcall(callback, trace, ...)
        if ok then
            return result
        elseif not reported[result] then
            reported[result] = true
            client.error_log(result)
        end
    end
end

-- From here on: an example. A function that gets a wrong argument.
local function set_size(size)
    if type(size) ~= "number" then
        error_trace("the size must be a number, got " .. type(size))
    end
    client.log("The size is ", size)
end

local function apply_settings(settings)
    set_size(settings.size)
    client.log("All settings are applied")
end

ui.new_button(
    "LUA",
    "A",
    "Apply wrong settings",
    traced(function()
        apply_settings({ size = "large" })
    end)
)
