local ffi = require("ffi")

local both = ffi.new("union { float number; uint32_t bits; }")

local function float_bits(value)
    both.number = value
    return bit.tohex(both.bits)
end

print(float_bits(1)) -- 3f800000
print(float_bits(-2)) -- c0000000
print(float_bits(0.1)) -- 3dcccccd
