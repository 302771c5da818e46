-- Writes JSON as Lua CJSON does.

local null = require("json_null")

local ESCAPES = {
    ['"'] = '\\"',
    ["\\"] = "\\\\",
    ["/"] = "\\/",
    ["\b"] = "\\b",
    ["\f"] = "\\f",
    ["\n"] = "\\n",
    ["\r"] = "\\r",
    ["\t"] = "\\t",
}

local function quote(text)
    local escaped = text:gsub('[%c"\\/\127]', function(char)
        return ESCAPES[char] or string.format("\\u%04x", char:byte())
    end)
    return '"' .. escaped .. '"'
end

local function is_finite(number)
    return number == number and number ~= math.huge and number ~= -math.huge
end

local function write_number(number, options)
    if is_finite(number) then
        local digits = options.encode_number_precision
        return string.format("%." .. digits .. "g", number)
    end
    local setting = options.encode_invalid_numbers
    if setting == "null" then
        return "null"
    elseif setting then
        return number ~= number and "nan" or number > 0 and "inf" or "-inf"
    end
    error("Cannot serialise number: must not be NaN or Infinity", 0)
end

--- Length of a table that is written as an array; nil for an object, as which an empty table counts unless
--- the options say otherwise.
local function array_length(value, options)
    local highest, count = 0, 0
    for key in pairs(value) do
        local fits = type(key) == "number" and key >= 1 and key % 1 == 0
        if not fits then
            return nil
        end
        highest, count = math.max(highest, key), count + 1
    end
    local is_sparse = options.ratio > 0
        and highest > options.safe
        and highest > count * options.ratio
    if not is_sparse then
        local is_list = highest > 0 or options.empty_is_list
        return is_list and highest or nil
    elseif options.convert then
        return nil
    end
    error("Cannot serialise table: excessively sparse array", 0)
end

local write

local function write_table(value, options, depth)
    if depth > options.encode_max_depth then
        local text = "Cannot serialise, excessive depth (%d)"
        error(text:format(depth), 0)
    end
    local parts = {}
    local length = array_length(value, options)
    if length then
        for index = 1, length do
            parts[index] = write(value[index], options, depth)
        end
        return "[" .. table.concat(parts, ",") .. "]"
    end

    local keys = {}
    for key in pairs(value) do
        local kind = type(key)
        if kind ~= "string" and kind ~= "number" then
            local text =
                "Cannot serialise table: table key must be a number or string"
            error(text, 0)
        end
        keys[#keys + 1] = key
    end
    -- One order for all runs, so that what a script stores can be compared.
    table.sort(keys, function(a, b)
        return tostring(a) < tostring(b)
    end)
    for index, key in ipairs(keys) do
        local name = type(key) == "number" and write_number(key, options) or key
        parts[index] = quote(name) .. ":" .. write(value[key], options, depth)
    end
    return "{" .. table.concat(parts, ",") .. "}"
end

function write(value, options, depth)
    local kind = type(value)
    if value == nil or rawequal(value, null) then
        return "null"
    elseif kind == "boolean" then
        return tostring(value)
    elseif kind == "number" then
        return write_number(value, options)
    elseif kind == "string" then
        return quote(value)
    elseif kind == "table" then
        return write_table(value, options, depth + 1)
    end
    error("Cannot serialise " .. kind .. ": type not supported", 0)
end

return write
