local PREFIX = "share_settings:1:" -- name and version of what follows
local ALPHABET =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"

local letters, values = {}, {}
for i = 0, 63 do
    letters[i] = ALPHABET:sub(i + 1, i + 1)
    values[letters[i]:byte()] = i
end

---Returns any bytes as Base64 text.
local function to_base64(data)
    local parts = {}
    for i = 1, #data, 3 do
        local a, b, c = data:byte(i, i + 2)
        local bits = a * 65536 + (b or 0) * 256 + (c or 0)
        parts[#parts + 1] = letters[bit.rshift(bits, 18)]
            .. letters[bit.band(bit.rshift(bits, 12), 63)]
            .. (b and letters[bit.band(bit.rshift(bits, 6), 63)] or "=")
            .. (c and letters[bit.band(bits, 63)] or "=")
    end
    return table.concat(parts)
end

---Returns the bytes of Base64 text, or `nil` when it is something else.
local function from_base64(text)
    if #text % 4 ~= 0 or not text:find("^[A-Za-z0-9+/]*=?=?$") then
        return nil
    end

    local parts = {}
    for i = 1, #text, 4 do
        local a, b, c, d = text:byte(i, i + 3)
        local bits = values[a] * 262144 + values[b] * 4096
        bits = bits + (values[c] or 0) * 64 + (values[d] or 0)
        local bytes = string.char(
            bit.rshift(bits, 16),
            bit.band(bit.rshift(bits, 8), 255),
            bit.band(bits, 255)
        )
        local count = values[d] and 3 or values[c] and 2 or 1
        parts[#parts + 1] = bytes:sub(1, count)
    end
    return table.concat(parts)
end

---Returns a table of plain values as one line of text.
local function pack_settings(settings)
    return PREFIX .. to_base64(json.stringify(settings))
end

---Returns the table of such a line, or `nil` and what is wrong with it.
local function unpack_settings(text)
    text = text:gsub("%s", "")
    if text:sub(1, #PREFIX) ~= PREFIX then
        return nil, "this text is for another script or version"
    end

    local data = from_base64(text:sub(#PREFIX + 1))
    local ok, settings = pcall(json.parse, data or "")
    if not ok or type(settings) ~= "table" then
        return nil, "the text is incomplete"
    end
    return settings
end

-- From here on: an example. Three items of a dot in the middle of the screen.
local items = {
    enabled = ui.new_checkbox("LUA", "B", "Shared dot"),
    size = ui.new_slider("LUA", "B", "Dot size", 1, 20, 4),
    style = ui.new_combobox("LUA", "B", "Dot style", "Round", "Square"),
}
local input = ui.new_textbox("LUA", "B", "Settings as text")

ui.new_button("LUA", "B", "Export settings", function()
    local settings = {}
    for key, item in pairs(items) do
        settings[key] = ui.get(item)
    end
    client.log(pack_settings(settings))
end)

ui.new_button("LUA", "B", "Import settings", function()
    local settings, problem = unpack_settings(ui.get(input))
    if not settings then
        client.error_log("Not imported: " .. tostring(problem))
        return
    end

    for key, item in pairs(items) do
        local value = settings[key]
        if type(value) == type(ui.get(item)) then
            pcall(ui.set, item, value)
        end
    end
    client.log("Settings imported")
end)

client.set_event_callback("paint", function()
    if not ui.get(items.enabled) then
        return
    end
    local w, h = client.screen_size()
    local size = ui.get(items.size)
    if ui.get(items.style) == "Square" then
        local x, y = w / 2 - size, h / 2 - size
        renderer.rectangle(x, y, size * 2, size * 2, 154, 214, 91, 255)
    else
        renderer.circle(w / 2, h / 2, 154, 214, 91, 255, size, 0, 1)
    end
end)
