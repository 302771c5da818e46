---@meta

---Connects Lua with the JavaScript of the game's interface.
---
---The code runs in the JavaScript engine of the game, in the context of a panel.
---
---## Notes
---
---Objects and functions that come from JavaScript can be used from Lua. Call their functions with a
---dot, not with a colon.
---@class panoramalib
panorama = {}

---Compiles JavaScript and returns a Lua function that runs it.
---
---## Notes
---
---To get several helpers at once, let the code return an object of functions.
---@param js_code string Body of a JavaScript function. Use `return` to hand a value back.
---@param panel? panorama_panel Root panel in whose context the code runs.
---@return fun(...: any): any fn Runs the code and returns its result, converted to Lua.
---@see panorama.open
function panorama.loadstring(js_code, panel) end

---Returns the global JavaScript objects of a panel.
---
---## Notes
---
---- Despite the name, nothing opens on the screen.
---- Call it once and keep the result.
---@param panel? panorama_panel Root panel whose objects are returned.
---@return table globals Global objects of the panel, among them those of the game's own interface functions.
---@see panorama.loadstring
---@nodiscard
function panorama.open(panel) end
