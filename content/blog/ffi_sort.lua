local ffi = require("ffi")

ffi.cdef([[
    void qsort(void* base, size_t count, size_t size,
        int (*compare)(const void*, const void*));
]])

local compare_t = ffi.typeof("int (*)(const void*, const void*)")
local number_t = ffi.typeof("const int32_t*")

local function sort_descending(numbers, count)
    local problem
    local compare = ffi.cast(compare_t, function(a, b)
        local ok, result = pcall(function()
            local left = ffi.cast(number_t, a)[0]
            local right = ffi.cast(number_t, b)[0]
            return left > right and -1 or left < right and 1 or 0
        end)
        if not ok then
            problem = result
            return 0
        end
        return result
    end)
    ffi.C.qsort(numbers, count, ffi.sizeof("int32_t"), compare)
    compare:free()
    if problem then
        error(problem)
    end
end

local has_jit, jit = pcall(require, "jit")
if has_jit then
    jit.off(sort_descending)
end

local numbers = ffi.new("int32_t[5]", 5, 3, 9, 1, 7)
for _ = 1, 2000 do
    sort_descending(numbers, 5)
end
print(string.format("%d to %d", numbers[0], numbers[4])) -- 9 to 1
