---@meta

---Stores values that outlive reloads of scripts and restarts of the client.
---
---## Notes
---
---- All scripts share the keys, so put a name of your own in front.
---- Read once when the script loads and write once when it is unloaded: frequent writes are slow.
---@class databaselib
database = {}

---Writes pending data to disk at once.
---
---## Notes
---
---It is slow because of the disk. The client does the same when scripts are reloaded.
---@see database.write
---@see event.general.shutdown
function database.flush() end

---Returns a stored value.
---@param key_name string Key of the value.
---@return any value Stored value, or `nil` when the key is not set.
---@see database.write
---@see database.flush
---@nodiscard
function database.read(key_name) end

---Stores a value under a key.
---
---## Notes
---
---- One table under a single key is better than many keys.
---- Avoid frequent calls. The `shutdown` event is the usual place.
---@param key_name string Key of the value, unique to your script.
---@param value boolean|number|string|table|nil Plain data. Functions and userdata cannot be stored.
---@see database.read
---@see event.general.shutdown
---@see database.flush
function database.write(key_name, value) end
