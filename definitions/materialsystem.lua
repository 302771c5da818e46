---@meta

---Finds and changes the materials that the game draws with.
---
---## Notes
---
---- A change lasts until it is undone: call `material:reload` on every changed material when the
---  script is unloaded.
---- Several functions return `nil` while the feature they belong to is off or the material is not
---  loaded. Test the result before use.
---@class materialsystemlib
materialsystem = {}

---Returns the material of the first-person arms that the built-in hands option uses.
---@return material? material Material, or `nil` while the option is off.
---@see materialsystem.viewmodel_material
---@nodiscard
function materialsystem.arms_material() end

---Returns the material of the coloured player models.
---@return material material Material of the feature.
---@see materialsystem.arms_material
---@see materialsystem.viewmodel_material
---@nodiscard
function materialsystem.chams_material() end

---Finds a material by its path.
---@param path string Full path of the material with its file name.
---@param force_load? boolean Whether to load the material when it is not loaded yet. Default `false`.
---@return material? material Material, or `nil` when there is none.
---@see materialsystem.find_materials
---@see material:get_name
---@nodiscard
function materialsystem.find_material(path, force_load) end

---Finds all materials whose path contains a text.
---@param partial_path string Part of the path.
---@param force_load? boolean Whether to load each material that is not loaded yet. Default `false`.
---@return material[]? materials Materials; may be `nil` when there are none.
---@see materialsystem.find_material
---@see materialsystem.get_model_materials
---@nodiscard
function materialsystem.find_materials(partial_path, force_load) end

---Finds a texture by its path.
---@param path string Full path of the texture with its file name.
---@return userdata? texture Pointer to the texture, for `material:set_shader_param`.
---@see material:set_shader_param
---@see materialsystem.find_material
---@nodiscard
function materialsystem.find_texture(path) end

---Returns the materials of the model of an entity.
---@param entindex entindex Entity to look up.
---@return material[] materials Materials that the model uses.
---@see materialsystem.override_material
---@nodiscard
function materialsystem.get_model_materials(entindex) end

---Replaces all properties of one material by those of another.
---
---## Notes
---
---Call `material:reload` on the changed material to undo it.
---@param material material Material to change.
---@param material_new material Material to copy from.
---@see material:reload
function materialsystem.override_material(material, material_new) end

---Returns the material of the held weapon that the built-in weapon viewmodel option uses.
---@return material? material Material, or `nil` while the option is off.
---@see materialsystem.arms_material
---@nodiscard
function materialsystem.viewmodel_material() end

---A material of the game.
---
---The functions of `materialsystem` return materials. Call their methods with a colon.
---@class material
local material = {}

---Sets the opacity of the material.
---
---## Notes
---
---Some materials ignore it.
---@param a number Alpha, 0 to 255.
---@see material:color_modulate
---@see material:reload
function material:alpha_modulate(a) end

---Sets the colour that the material is multiplied with.
---
---## Notes
---
---Some materials ignore it.
---@param r number Red, 0 to 255.
---@param g number Green, 0 to 255.
---@param b number Blue, 0 to 255.
---@see material:alpha_modulate
---@see material:reload
function material:color_modulate(r, g, b) end

---Returns whether a flag of the material is set.
---
---## Notes
---
---The number is the position of a bit, not a mask.
---@param material_var_flag material_var_flag Number of the flag, 0 to 31.
---@return boolean enabled True when the flag is set.
---@see material:set_material_var_flag
---@nodiscard
function material:get_material_var_flag(material_var_flag) end

---Returns the path of the material.
---@return string name Path of the material.
---@see materialsystem.find_material
---@nodiscard
function material:get_name() end

---Returns the value of a shader parameter.
---@param shader_param string|integer Name of the parameter with its leading dollar sign, or its index.
---@return any value Value of the parameter, or `nil` when there is none. Vectors may give several numbers.
---@see material:set_shader_param
---@nodiscard
function material:get_shader_param(shader_param) end

---Restores the original properties of the material.
---@see materialsystem.override_material
---@see event.general.shutdown
function material:reload() end

---Sets or clears a flag of the material.
---
---## Notes
---
---The number is the position of a bit, not a mask: 2 hides the material, 15 makes it show through
---walls, 28 draws it as a wireframe.
---@param material_var_flag material_var_flag Number of the flag, 0 to 31.
---@param value boolean Whether the flag is set.
---@see material:get_material_var_flag
---@see material:reload
function material:set_material_var_flag(material_var_flag, value) end

---Changes the value of a shader parameter.
---@param shader_param string|integer Name of the parameter with its leading dollar sign, or its index.
---@param value any New value: a number, text or texture, or the first of three numbers of a vector.
---@param ... number Further numbers of a vector. A texture transform takes scale, X offset and Y offset.
---@overload fun(self: material, shader_param: string|integer, x: number, y: number, z: number)
---@see material:get_shader_param
---@see materialsystem.find_texture
---@see material:reload
function material:set_shader_param(shader_param, value, ...) end
