local function round(value)
    return math.floor(value + 0.5)
end

-- Components from 0 to 255; alpha is 255 when left out. The result has the form RRGGBBAA.
local function rgba_to_hex(r, g, b, a)
    return string.format(
        "%02X%02X%02X%02X",
        round(r),
        round(g),
        round(b),
        round(a or 255)
    )
end

-- Accepts RRGGBB and RRGGBBAA, with or without a leading #. Returns four integers.
local function hex_to_rgba(hex)
    local digits = string.gsub(hex, "^#", "")
    if #digits ~= 6 and #digits ~= 8 or string.find(digits, "%X") then
        error("colour as RRGGBB or RRGGBBAA expected, got " .. hex, 2)
    end
    return tonumber(string.sub(digits, 1, 2), 16),
        tonumber(string.sub(digits, 3, 4), 16),
        tonumber(string.sub(digits, 5, 6), 16),
        #digits == 8 and tonumber(string.sub(digits, 7, 8), 16) or 255
end

-- Colour triples by sector of the hue: v is the value, p the lowest component, q falls and t rises in the sector.
local SECTORS = {
    [0] = function(v, p, _, t)
        return v, t, p
    end,
    [1] = function(v, p, q)
        return q, v, p
    end,
    [2] = function(v, p, _, t)
        return p, v, t
    end,
    [3] = function(v, p, q)
        return p, q, v
    end,
    [4] = function(v, p, _, t)
        return t, p, v
    end,
    [5] = function(v, p, q)
        return v, p, q
    end,
}

-- All arguments from 0 to 1; alpha is 1 when left out. Returns four integers from 0 to 255.
local function hsva_to_rgba(h, s, v, a)
    local position = h % 1 * 6
    local whole = math.floor(position)
    local fraction = position - whole

    local p = v * (1 - s)
    local q = v * (1 - s * fraction)
    local t = v * (1 - s * (1 - fraction))
    local r, g, b = SECTORS[whole % 6](v, p, q, t)
    return round(r * 255), round(g * 255), round(b * 255), round((a or 1) * 255)
end

-- Components from 0 to 255; alpha is 255 when left out. Returns four numbers from 0 to 1.
local function rgba_to_hsva(r, g, b, a)
    r, g, b, a = r / 255, g / 255, b / 255, (a or 255) / 255
    local highest, lowest = math.max(r, g, b), math.min(r, g, b)
    local range = highest - lowest
    if range == 0 then
        return 0, 0, highest, a
    end

    local position
    if highest == r then
        position = (g - b) / range % 6
    elseif highest == g then
        position = (b - r) / range + 2
    else
        position = (r - g) / range + 4
    end
    return position / 6, range / highest, highest, a
end
