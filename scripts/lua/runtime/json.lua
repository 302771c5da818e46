-- JSON as Lua CJSON reads and writes it, with the options that the definitions describe.

local read = require("json_read")
local write = require("json_write")

local M = { null = require("json_null") }

--- The options of a client that has just been started.
function M.new_options()
    return {
        decode_invalid_numbers = true,
        decode_max_depth = 1000,
        encode_invalid_numbers = false,
        encode_max_depth = 1000,
        encode_number_precision = 14,
        convert = false,
        ratio = 2,
        safe = 10,
    }
end

--- Without options, for the result of a job: its empty tables are lists.
function M.stringify(value, options)
    if not options then
        options = M.new_options()
        options.empty_is_list = true
    end
    return write(value, options, 0)
end

function M.parse(text, options)
    return read(text, options or M.new_options())
end

return M
