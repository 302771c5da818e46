local ffi = require("ffi")

local function to_field(text, size)
    local buffer = ffi.new("char[?]", size)
    ffi.copy(buffer, text, math.min(#text, size - 1))
    return buffer
end

local short = to_field("ok", 8)
local long = to_field("a name that is too long", 8)

print(ffi.string(short)) -- ok
print(ffi.string(long)) -- a name
print(tostring(#ffi.string(long, 8))) -- 8
