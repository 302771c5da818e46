---@meta

---Holds the console variables and console commands of the game, indexed by name.
---
---Indexing the table gives a `cvar` object, as in `cvar.sv_gravity` or `cvar["sv_gravity"]`. The
---value is `nil` when the name is unknown or when access to it is blocked for security. Call the
---methods of the object with a colon.
---
---## Notes
---
---- Keep the object in a local variable, as every index is a lookup.
---- Commands have no value: the getters return `nil` for them. Run them with
---  `cvar:invoke_callback`.
---@class cvarlib
---@field [string] cvar? Console variable or command of that name, or `nil` when the name is unknown or blocked for security.
---@see cvar:get_string
---@see cvar:invoke_callback
cvar = {}

---A console variable or console command.
---
---Index the `cvar` table by name to get one.
---@class cvar
local cvar = {}

---Returns the value as a number.
---@return number? value Current value, or `nil` for a command.
---@see cvar:set_float
---@nodiscard
function cvar:get_float() end

---Returns the value as an integer.
---@return integer? value Current value, or `nil` for a command.
---@see cvar:set_int
---@nodiscard
function cvar:get_int() end

---Returns the value as text.
---@return string? value Current value, or `nil` on failure.
---@see cvar:set_string
---@nodiscard
function cvar:get_string() end

---Runs the command, or the function that the game calls when the variable changes.
---
---## Notes
---
---Pass every argument as a value of its own, numbers as text.
---@param ... string Arguments of the command.
---@see client.exec
function cvar:invoke_callback(...) end

---Sets the value from a number.
---
---## Notes
---
---The integer, number and text forms of the value change together, and the change is reported to
---the game.
---@param value number New value.
---@see cvar:set_raw_float
---@see cvar:get_float
function cvar:set_float(value) end

---Sets the value from an integer.
---
---## Notes
---
---The integer, number and text forms of the value change together, and the change is reported to
---the game.
---@param value integer New value.
---@see cvar:set_raw_int
---@see cvar:get_int
function cvar:set_int(value) end

---Overwrites only the stored number.
---
---## Notes
---
---The integer and text forms keep their old values, so the getters can disagree afterwards.
---@param value number New number.
---@see cvar:set_float
---@see cvar:get_float
function cvar:set_raw_float(value) end

---Overwrites only the stored integer.
---
---## Notes
---
---The number and text forms keep their old values, so the getters can disagree afterwards.
---@param value integer New integer.
---@see cvar:set_int
---@see cvar:get_int
function cvar:set_raw_int(value) end

---Sets the value from text.
---
---## Notes
---
---The integer, number and text forms of the value change together, and the change is reported to
---the game.
---@param value string New value.
---@see cvar:get_string
function cvar:set_string(value) end
