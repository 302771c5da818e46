---@meta

---Reads and changes the options that the player list holds for each player.
---
---## Notes
---
---- An option is named by the label of its control in the "Adjustments" container of the `PLAYERS`
---  tab.
---- The type of the value follows the control: boolean for a checkbox, text for a dropdown, number
---  for a slider.
---@class plistlib
plist = {}

---Returns the value of an option of a player.
---@param entindex entindex Player to look up.
---@param field plist_field Label of the option.
---@return any value Boolean, string or number, depending on the control.
---@see plist.set
---@see ui.reference
---@nodiscard
function plist.get(entindex, field) end

---Changes the value of an option of a player.
---
---## Notes
---
---- The value of a dropdown is the text of one of its choices.
---- Undo your changes when the script is unloaded.
---@param entindex entindex Player whose option changes.
---@param field plist_field Label of the option.
---@param value any New value, of the type that the control has.
---@see plist.get
---@see client.update_player_list
function plist.set(entindex, field, value) end
