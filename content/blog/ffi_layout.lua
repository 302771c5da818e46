local ffi = require("ffi")

local loose_t =
    ffi.typeof("struct { uint8_t a; double b; uint16_t c; uint32_t d; }")
local tight_t =
    ffi.typeof("struct { double b; uint32_t d; uint16_t c; uint8_t a; }")

-- a at 0, b at 8, c at 16, d at 20
for _, field in ipairs({ "a", "b", "c", "d" }) do
    print(string.format("%s at %d", field, ffi.offsetof(loose_t, field)))
end
print(string.format("%d bytes", ffi.sizeof(loose_t))) -- 24 bytes
print(string.format("%d bytes", ffi.sizeof(tight_t))) -- 16 bytes
