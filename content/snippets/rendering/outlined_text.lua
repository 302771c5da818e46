local OFFSETS = { { -1, -1 }, { 1, -1 }, { -1, 1 }, { 1, 1 } }
local CHARACTER = ".[\128-\191]*" -- one UTF-8 character
local COLOR_CODE = "\a%x%x%x%x%x%x%x%x"
local OPEN_CODE = "\a" .. ("%x?"):rep(7) .. "$" -- a colour code cut short

local function get_width(flags, text)
    local width = renderer.measure_text(flags, (text:gsub(COLOR_CODE, "")))
    return width
end

---Cuts a word into pieces that fit. Returns a list; the last is the rest.
local function split_word(word, max_width, flags)
    local pieces, piece = {}, ""
    for character in word:gmatch(CHARACTER) do
        local longer = piece .. character
        local may_cut = piece ~= "" and not piece:find(OPEN_CODE)
        if may_cut and get_width(flags, longer) > max_width then
            pieces[#pieces + 1] = piece
            longer = character
        end
        piece = longer
    end
    pieces[#pieces + 1] = piece
    return pieces
end

---Adds the lines of one paragraph to a list.
local function wrap_paragraph(lines, paragraph, max_width, flags)
    local line = ""
    for word in paragraph:gmatch("%S+") do
        local longer = line == "" and word or line .. " " .. word
        if get_width(flags, longer) <= max_width then
            line = longer
        else
            if line ~= "" then
                lines[#lines + 1] = line
            end
            local pieces = split_word(word, max_width, flags)
            for i = 1, #pieces - 1 do
                lines[#lines + 1] = pieces[i]
            end
            line = pieces[#pieces]
        end
    end
    lines[#lines + 1] = line
end

---Returns a list of lines, none wider than `max_width` pixels.
local function wrap(text, max_width, flags)
    local lines = {}
    for paragraph in (text .. "\n"):gmatch("([^\n]*)\n") do
        wrap_paragraph(lines, paragraph, max_width, flags)
    end
    return lines
end

local function draw_outlined(x, y, r, g, b, a, flags, text)
    -- A colour code would colour the outline as well.
    local plain = text:gsub(COLOR_CODE, "")
    for _, offset in ipairs(OFFSETS) do
        local left, top = x + offset[1], y + offset[2]
        renderer.text(left, top, 0, 0, 0, a * 0.6, flags, 0, plain)
    end
    renderer.text(x, y, r, g, b, a, flags, 0, text)
end

---Makes a function that draws text, and wraps it only when it changes.
local function new_label(flags)
    local text, width, lines, line_height

    return function(x, y, r, g, b, a, new_width, new_text)
        if new_text ~= text or new_width ~= width then
            text, width = new_text, new_width
            lines = wrap(text, width, flags)
            line_height = select(2, renderer.measure_text(flags, "Ag")) + 2
        end
        for i, line in ipairs(lines) do
            local top = y + (i - 1) * line_height
            draw_outlined(x, top, r, g, b, a, flags, line)
        end
        return #lines * line_height
    end
end

-- From here on: an example. A note that the user types.
local note = ui.new_textbox("LUA", "A", "Note on the screen")
local max_width =
    ui.new_slider("LUA", "A", "Note width", 60, 600, 220, true, "px")
local draw_note = new_label("b")

client.set_event_callback("paint", function()
    local text = ui.get(note)
    if text and text ~= "" then
        draw_note(40, 240, 255, 230, 150, 255, ui.get(max_width), text)
    end
end)
