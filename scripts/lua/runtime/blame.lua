-- Raises errors at the line of the script, however deep in the stub they are found.

local M = {}

--- Where the files of the stub are; set by `main.lua`.
M.own = "@"

local function is_script(info)
    return info.what ~= "C" and info.source:sub(1, #M.own) ~= M.own
end

--- The line of the script that runs, as `name.lua:12: `; empty when none does.
function M.position()
    local level = 2
    local info = debug.getinfo(level, "Sl")
    while info do
        if is_script(info) then
            return string.format("%s:%d: ", info.short_src, info.currentline)
        end
        level = level + 1
        info = debug.getinfo(level, "Sl")
    end
    return ""
end

--- Raises an error that names the line of the script.
function M.raise(text, ...)
    if select("#", ...) > 0 then
        text = text:format(...)
    end
    error(M.position() .. text, 0)
end

--- The line that a message begins with, if it is one of the file.
function M.line_of(message, file)
    local named, line = message:match("^(.-):(%d+): ")
    return named == file and line or nil
end

--- The calls that led to an error, without those of the stub. LuaJIT forgets the line of the call that failed; the message
--- has it.
function M.trace(thread, message)
    local lines = {}
    local level = 0
    local info = debug.getinfo(thread, level, "Sl")
    while info do
        if is_script(info) then
            local line = info.currentline
            if line < 0 then
                line = M.line_of(message, info.short_src) or "?"
            end
            lines[#lines + 1] = "  at " .. info.short_src .. ":" .. line
        end
        level = level + 1
        info = debug.getinfo(thread, level, "Sl")
    end
    return table.concat(lines, "\n")
end

local function quote(value)
    if type(value) == "string" then
        local short = #value > 40 and value:sub(1, 37) .. "..." or value
        return string.format("%q", short)
    end
    return tostring(value)
end

--- A value as an error message shows it: `string "abc"`, `nil`, `number 1.5`.
function M.describe(value)
    local kind = type(value)
    if kind == "nil" or kind == "table" or kind == "function" then
        return kind
    end
    return kind .. " " .. quote(value)
end

return M
