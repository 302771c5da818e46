---@meta

---Reads and writes JSON.
---
---The library is Lua CJSON with small changes.
---
---## Notes
---
---- `json.null` stands for a JSON null. Compare values with it by `==`.
---- The functions for options return the current setting, and change it only when they get an
---  argument. All code that uses the library shares the settings.
---- Tables that hold only positive integer keys become arrays, all others become objects. In
---  standard Lua CJSON an empty table becomes an object too.
---
---## Old names
---
---These old functions have no page of their own.
---
---| Old name | What it did |
---| --- | --- |
---| `json.encode_keep_buffer` | With `true`, it kept the buffer of the encoder between calls. There is no replacement. |
---@class jsonlib
---@field null lightuserdata Null pointer that stands for a JSON null.
json = {}

---Returns or sets whether `json.parse` accepts numbers outside the JSON standard.
---@param setting? boolean True accepts infinity, NaN and hexadecimal numbers, false raises an error. Initially `true`.
---@return boolean setting Setting in force.
---@see json.parse
---@see json.encode_invalid_numbers
function json.decode_invalid_numbers(setting) end

---Returns or sets how deep the values that `json.parse` accepts may be nested.
---@param depth? integer Positive limit. Initially 1000.
---@return integer depth Limit in force.
---@see json.parse
---@see json.encode_max_depth
function json.decode_max_depth(depth) end

---Returns or sets how `json.stringify` treats infinity and NaN.
---@param setting? boolean|"null" True writes them, which is not standard JSON; false raises an error; `"null"` writes null. Initially `false`.
---@return boolean|"null" setting Setting in force.
---@see json.stringify
---@see json.decode_invalid_numbers
function json.encode_invalid_numbers(setting) end

---Returns or sets how deep the values that `json.stringify` accepts may be nested.
---
---## Notes
---
---The limit protects against tables that contain themselves.
---@param depth? integer Positive limit. Initially 1000.
---@return integer depth Limit in force.
---@see json.stringify
---@see json.decode_max_depth
function json.encode_max_depth(depth) end

---Returns or sets how many significant digits `json.stringify` writes.
---
---## Notes
---
---Fewer digits give shorter text and take less time.
---@param precision? integer Number of digits, 1 to 14. Initially 14.
---@return integer precision Precision in force.
---@see json.stringify
function json.encode_number_precision(precision) end

---Returns or sets how `json.stringify` treats lists with many holes.
---
---A list counts as too sparse when `ratio` is above 0, its highest index is above `safe`, and its
---highest index is above its number of items times `ratio`.
---
---## Notes
---
---- Missing elements of an accepted list are written as null.
---- Pass `nil` to leave a setting as it is.
---@param convert? boolean Whether a list that is too sparse is written as an object. Otherwise it raises an error. Initially `false`.
---@param ratio? integer Largest ratio of highest index to number of items; 0 turns the test off. Initially 2.
---@param safe? integer Lists up to this highest index are always written as arrays. Initially 10.
---@return boolean convert Setting in force.
---@return integer ratio Setting in force.
---@return integer safe Setting in force.
---@see json.stringify
function json.encode_sparse_array(convert, ratio, safe) end

---Converts JSON text to a Lua value.
---
---## Errors
---
---Raises an error for malformed text and for values that are nested too deep. Wrap the call in
---`pcall` for text that comes from elsewhere.
---
---## Notes
---
---- A JSON null becomes `json.null`, not `nil`.
---- UTF-16 and UTF-32 are not supported.
---@param json_text string JSON text in UTF-8.
---@return any value Table, string, number, boolean or `json.null`.
---@see json.stringify
---@see pcall
---@see json.decode_invalid_numbers
---@see json.decode_max_depth
---@nodiscard
function json.parse(json_text) end

---Converts a Lua value to JSON text.
---
---## Errors
---
---Raises an error for functions, threads, userdata and other values that JSON cannot hold, for
---infinity and NaN, for keys that are neither text nor numbers, for lists that are too sparse and
---for values that are nested too deep. The functions for options change some of these.
---
---## Notes
---
---- `json.null` is written as null.
---- Strings should be UTF-8. Encode binary data first, for example as Base64.
---@param object table|string|number|boolean|lightuserdata|nil Value to convert. The only light userdata allowed is `json.null`.
---@return string json_text JSON text.
---@see json.parse
---@see json.encode_number_precision
---@see json.encode_sparse_array
---@see json.encode_invalid_numbers
---@see json.encode_max_depth
---@nodiscard
function json.stringify(object) end
