---Rounds to a whole number from 0 to 255.
local function to_byte(value)
    return math.max(0, math.min(255, math.floor(value + 0.5)))
end

---Takes components from 0 to 255, alpha 255 by default. Returns RRGGBBAA.
local function rgba_to_hex(r, g, b, a)
    return string.format(
        "%02X%02X%02X%02X",
        to_byte(r),
        to_byte(g),
        to_byte(b),
        to_byte(a or 255)
    )
end

---Takes RRGGBB or RRGGBBAA, with or without a `#` in front. Returns four
---integers from 0 to 255, or `nil` for text that is not a colour.
local function hex_to_rgba(hex)
    local digits = type(hex) == "string" and string.match(hex, "^#?(%x+)$")
    if not digits or #digits ~= 6 and #digits ~= 8 then
        return nil
    end

    local parts = {}
    for pair in string.gmatch(digits, "%x%x") do
        parts[#parts + 1] = tonumber(pair, 16)
    end
    return parts[1], parts[2], parts[3], parts[4] or 255
end

---How strong a component is at a hue: `offset` is 5 for red, 3 for green and
---1 for blue.
local function get_component(offset, h, s, v)
    local place = (offset + h * 6) % 6
    return v - v * s * math.max(0, math.min(place, 4 - place, 1))
end

---Takes numbers from 0 to 1, alpha 1 by default; the hue may run on past 1.
---Returns four integers from 0 to 255.
local function hsva_to_rgba(h, s, v, a)
    return to_byte(get_component(5, h, s, v) * 255),
        to_byte(get_component(3, h, s, v) * 255),
        to_byte(get_component(1, h, s, v) * 255),
        to_byte((a or 1) * 255)
end

---Takes components from 0 to 255, alpha 255 by default. Returns four numbers
---from 0 to 1; hue and saturation of a grey are 0.
local function rgba_to_hsva(r, g, b, a)
    local v = math.max(r, g, b)
    local range = v - math.min(r, g, b)
    local alpha = (a or 255) / 255
    if range == 0 then
        return 0, 0, v / 255, alpha
    end

    local place
    if v == r then
        place = (g - b) / range % 6
    elseif v == g then
        place = (b - r) / range + 2
    else
        place = (r - g) / range + 4
    end
    return place / 6, range / v, v / 255, alpha
end

-- From here on: an example. A typed colour and its opposite.
local enabled = ui.new_checkbox("LUA", "A", "Opposite colour")
local box = ui.new_textbox("LUA", "A", "Colour as RRGGBB")

client.set_event_callback("paint", function()
    local r, g, b, a = hex_to_rgba(ui.get(box))
    if not ui.get(enabled) or not r then
        return
    end

    local h, s, v = rgba_to_hsva(r, g, b)
    local opposite_r, opposite_g, opposite_b = hsva_to_rgba(h + 0.5, s, v)
    local hex = rgba_to_hex(opposite_r, opposite_g, opposite_b)

    renderer.rectangle(20, 200, 60, 30, r, g, b, a)
    renderer.rectangle(80, 200, 60, 30, opposite_r, opposite_g, opposite_b, a)
    renderer.text(20, 236, 255, 255, 255, 255, "", 0, "opposite: ", hex)
end)
