local ffi = require("ffi")

local function make_history(size)
    local values = ffi.new("float[?]", size)
    local count, next_index = 0, 0

    local function push(value)
        values[next_index] = value
        next_index = (next_index + 1) % size
        count = math.min(count + 1, size)
    end

    local function average()
        if count == 0 then
            return nil
        end
        local sum = 0
        for index = 0, count - 1 do
            sum = sum + values[index]
        end
        return sum / count
    end

    return { push = push, average = average }
end

local history = make_history(4)
print(tostring(history.average())) -- nil

for value = 1, 10 do
    history.push(value)
end
print(tostring(history.average())) -- 8.5
