-- Reads JSON as Lua CJSON does.

local null = require("json_null")

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

local LITERALS = { ["true"] = true, ["false"] = false, null = null }

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

--- Reads a whole text.
return function(text, options)
    local value, at = read(text, 1, options, 0)
    at = text:match("^%s*()", at)
    if at <= #text then
        expected("the end", text, at)
    end
    return value
end
