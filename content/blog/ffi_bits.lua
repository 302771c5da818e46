local ffi = require("ffi")

local number = ffi.new("float[1]")
local bits = ffi.cast("uint32_t*", number)

local function float_bits(value)
    number[0] = value
    return bit.tohex(bits[0])
end

print(float_bits(1)) -- 3f800000
print(float_bits(-2)) -- c0000000
print(float_bits(0.1)) -- 3dcccccd
