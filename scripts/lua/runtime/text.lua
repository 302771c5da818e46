-- Texts as the client joins, measures and shows them.

local M = {}

--- Joins values without a separator, nil included.
function M.join(...)
    local parts = {}
    for index = 1, select("#", ...) do
        parts[index] = tostring((select(index, ...)))
    end
    return table.concat(parts)
end

--- Pixels of a character, and height of a line, by the letter that chooses the font.
local FONTS = {
    { flag = "+", width = 14, height = 28 },
    { flag = "-", width = 5, height = 9 },
    { flag = "b", width = 8, height = 13 },
    { flag = "", width = 7, height = 13 },
}

--- Width and height of a text. All letters of a font are equally wide; a colour code has no width.
function M.measure(flags, text)
    local shown = text:gsub("\a%x%x%x%x%x%x%x%x", "")
    local _, continued = shown:gsub("[\128-\191]", "")
    local letters = #shown - continued
    for _, font in ipairs(FONTS) do
        if (flags or ""):find(font.flag, 1, true) then
            return letters * font.width, font.height
        end
    end
end

return M
