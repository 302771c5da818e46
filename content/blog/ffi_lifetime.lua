local ffi = require("ffi")

local entry_t = ffi.typeof("struct { const char* name; int32_t value; }")

local function make_entry(name, value)
    local text = ffi.new("char[?]", #name + 1, name)
    local entry = entry_t(text, value)
    return { entry = entry, text = text }
end

local list = {}
for index = 1, 1000 do
    list[index] = make_entry("entry " .. index, index)
end
collectgarbage("collect")

print(ffi.string(list[500].entry.name)) -- entry 500
