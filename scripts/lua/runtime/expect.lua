-- Assertions of scenarios.

local M = {}

local function show(value, depth)
    if type(value) == "string" then
        return (string.format("%q", value):gsub("\\\n", "\\n"))
    elseif type(value) ~= "table" then
        return tostring(value)
    elseif depth > 3 then
        return "{...}"
    end
    local parts, seen = {}, {}
    for index, item in ipairs(value) do
        seen[index] = true
        parts[index] = show(item, depth + 1)
    end
    local named = {}
    for key, item in pairs(value) do
        if not seen[key] then
            local text = tostring(key) .. " = " .. show(item, depth + 1)
            named[#named + 1] = text
        end
    end
    table.sort(named)
    for _, text in ipairs(named) do
        parts[#parts + 1] = text
    end
    return "{ " .. table.concat(parts, ", ") .. " }"
end

--- A value as a message shows it.
function M.show(value)
    return show(value, 0)
end

--- Whether two values are the same, tables by what is in them.
local function equal(a, b)
    if type(a) ~= "table" or type(b) ~= "table" then
        return a == b
    end
    for key, value in pairs(a) do
        if not equal(value, rawget(b, key)) then
            return false
        end
    end
    for key in pairs(b) do
        if rawget(a, key) == nil then
            return false
        end
    end
    return true
end

local methods = {}

local function need(self, holds, text, ...)
    if not holds then
        local expected = text:format(...)
        local found = show(self.value, 0)
        error("expected " .. expected .. "\n  found    " .. found, 3)
    end
end

--- The value equals another one; tables by what is in them.
function methods:is(other)
    need(self, equal(self.value, other), "%s", show(other, 0))
end

function methods:is_not(other)
    need(self, not equal(self.value, other), "another than %s", show(other, 0))
end

function methods:is_nil()
    need(self, self.value == nil, "nil")
end

--- A number is at most `tolerance` (0.001) away from another one.
function methods:is_near(other, tolerance)
    local near = type(self.value) == "number"
        and math.abs(self.value - other) <= (tolerance or 0.001)
    need(self, near, "%s, give or take %s", other, tolerance or 0.001)
end

--- A number is within two others.
function methods:is_between(low, high)
    local value = self.value
    local within = type(value) == "number" and value >= low and value <= high
    need(self, within, "a number from %s to %s", low, high)
end

--- Returns whether a text holds another one, or a list an item.
local function holds(value, part)
    if type(value) == "string" then
        return value:find(part, 1, true) ~= nil
    end
    for _, item in ipairs(value or {}) do
        if equal(item, part) then
            return true
        end
    end
    return false
end

--- A text holds another one, or a list an item.
function methods:has(part)
    need(self, holds(self.value, part), "something with %s", show(part, 0))
end

function methods:has_not(part)
    need(self, not holds(self.value, part), "nothing with %s", show(part, 0))
end

--- A text fits a pattern of Lua.
function methods:fits(pattern)
    local fits = type(self.value) == "string"
        and self.value:find(pattern) ~= nil
    need(self, fits, "a text that fits %s", show(pattern, 0))
end

--- A list or text has a length.
function methods:has_length(length)
    local count = self.value and #self.value
    need(self, count == length, "%d items, found %s:", length, tostring(count))
end

--- A function raises an error whose message holds a text.
function methods:raises(part)
    local ok, message = pcall(self.value)
    self.value = message
    local holds = not ok and tostring(message):find(part or "", 1, true)
    need(self, holds, "an error with %s", show(part or "", 0))
end

--- `expect(value):is(other)`
function M.expect(value)
    return setmetatable({ value = value }, { __index = methods })
end

return M
