local ffi = require("ffi")

local function split(id)
    local high = bit.rshift(id, 32)
    local low = bit.band(id, 0xffffffffULL)
    return tonumber(high), tonumber(low)
end

local function join(high, low)
    return bit.lshift(ffi.cast("uint64_t", high), 32) + low
end

local high, low = split(76561197960265770ULL)
print(string.format("%d and %d", high, low)) -- 17825793 and 42
print(tostring(join(high, low))) -- 76561197960265770ULL
