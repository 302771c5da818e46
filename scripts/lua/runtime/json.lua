-- JSON as Lua CJSON reads and writes it, with the options that the definitions describe.

local ffi = require("ffi")

local M = {}

--- Stands for a JSON null: a light userdata, as in CJSON.
M.null = newproxy and newproxy(false) or ffi.new("void *")

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

--- The options of a client that has just been started.
function M.new_options()
    return {
        decode_invalid_numbers = true,
        decode_max_depth = 1000,
        encode_invalid_numbers = false,
        encode_max_depth = 1000,
        encode_number_precision = 14,
        convert = false,
        ratio = 2,
        safe = 10,
    }
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

--- Length of a table that is written as an array; nil for an object.
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
        return highest
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
    if value == nil or rawequal(value, M.null) then
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

function M.stringify(value, options)
    return write(value, options or M.new_options(), 0)
end

local UNESCAPES =
    { b = "\b", f = "\f", n = "\n", r = "\r", t = "\t", ['"'] = '"' }
UNESCAPES["\\"], UNESCAPES["/"] = "\\", "/"

local function utf8(code)
    if code < 0x80 then
        return string.char(code)
    elseif code < 0x800 then
        return string.char(0xC0 + math.floor(code / 64), 0x80 + code % 64)
    elseif code < 0x10000 then
        local high, middle = math.floor(code / 4096), math.floor(code / 64) % 64
        return string.char(0xE0 + high, 0x80 + middle, 0x80 + code % 64)
    end
    return string.char(
        0xF0 + math.floor(code / 262144),
        0x80 + math.floor(code / 4096) % 64,
        0x80 + math.floor(code / 64) % 64,
        0x80 + code % 64
    )
end

local function expected(what, text, at)
    local found = at > #text and "T_END" or text:sub(at, at + 9)
    local message = "Expected %s but found %s at character %d"
    error(message:format(what, found, at), 0)
end

local function read_escape(text, at)
    local char = text:sub(at, at)
    if char ~= "u" then
        return UNESCAPES[char] or expected("an escape", text, at), at + 1
    end
    local code = tonumber(text:match("^%x%x%x%x", at + 1) or "", 16)
    if not code then
        expected("four hexadecimal digits", text, at + 1)
    end
    local low = text:match("^\\u([dD][c-fC-F]%x%x)", at + 5)
    if code >= 0xD800 and code < 0xDC00 and low then
        local second = tonumber(low, 16) - 0xDC00
        return utf8(0x10000 + (code - 0xD800) * 1024 + second), at + 11
    end
    return utf8(code), at + 5
end

local function read_string(text, at)
    local stop = text:match('^[^"\\%c]*()', at)
    if text:sub(stop, stop) == '"' then
        return text:sub(at, stop - 1), stop + 1
    end
    local parts = { text:sub(at, stop - 1) }
    at = stop
    while text:sub(at, at) ~= '"' do
        if text:sub(at, at) ~= "\\" then
            expected("the end of a string", text, at)
        end
        parts[#parts + 1], at = read_escape(text, at + 1)
        stop = text:match('^[^"\\%c]*()', at)
        parts[#parts + 1] = text:sub(at, stop - 1)
        at = stop
    end
    return table.concat(parts), at + 1
end

local LITERALS = { ["true"] = true, ["false"] = false, null = M.null }

local function read_number(text, at, options)
    local written = text:match("^-?%d+%.?%d*[eE]?[+-]?%d*", at)
    local is_strict = written and not written:find("^-?0%d")
    if options.decode_invalid_numbers then
        local other = text:match("^-?0[xX]%x+", at)
            or text:match("^[+-]?[iI][nN][fF]%a*", at)
            or text:match("^-?[nN][aA][nN]", at)
        if other then
            local lower = other:lower()
            local value = tonumber(lower)
                or lower:find("nan") and 0 / 0
                or lower:find("-") and -math.huge
                or math.huge
            return value, at + #other
        end
    end
    local number = (is_strict or options.decode_invalid_numbers)
        and tonumber(written or "")
    if not number then
        expected("value", text, at)
    end
    return number, at + #written
end

local read

local function read_list(text, at, options, depth)
    local list, index = {}, 0
    at = text:match("^%s*()", at)
    if text:sub(at, at) == "]" then
        return list, at + 1
    end
    while true do
        index = index + 1
        list[index], at = read(text, at, options, depth)
        local mark, after = text:match("^%s*([,%]])()", at)
        if not mark then
            expected("comma or array end", text, text:match("^%s*()", at))
        elseif mark == "]" then
            return list, after
        end
        at = after
    end
end

local function read_object(text, at, options, depth)
    local object = {}
    at = text:match("^%s*()", at)
    if text:sub(at, at) == "}" then
        return object, at + 1
    end
    while true do
        local start = text:match('^%s*"()', at)
        if not start then
            expected("object key string", text, text:match("^%s*()", at))
        end
        local key, after_key = read_string(text, start)
        local value_at = text:match("^%s*:()", after_key)
        if not value_at then
            expected("colon", text, after_key)
        end
        object[key], at = read(text, value_at, options, depth)
        local mark, after = text:match("^%s*([,}])()", at)
        if not mark then
            expected("comma or object end", text, text:match("^%s*()", at))
        elseif mark == "}" then
            return object, after
        end
        at = after
    end
end

function read(text, at, options, depth)
    at = text:match("^%s*()", at)
    local char = text:sub(at, at)
    if char == '"' then
        return read_string(text, at + 1)
    elseif char == "{" or char == "[" then
        if depth >= options.decode_max_depth then
            local message = "Found too many nested data structures (%d)"
            error(message:format(depth + 1), 0)
        end
        local reader = char == "{" and read_object or read_list
        return reader(text, at + 1, options, depth + 1)
    end
    local word = text:match("^%a+", at)
    if word and LITERALS[word] ~= nil then
        return LITERALS[word], at + #word
    end
    return read_number(text, at, options)
end

function M.parse(text, options)
    local value, at = read(text, 1, options or M.new_options(), 0)
    at = text:match("^%s*()", at)
    if at <= #text then
        expected("the end", text, at)
    end
    return value
end

return M
