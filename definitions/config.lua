---@meta

---Saves, loads and shares configurations of the client.
---
---A configuration holds the values of menu items, those of scripts included.
---@class configlib
config = {}

---Returns the current configuration as text that can be shared.
---@return string config Encoded configuration.
---@see config.import
---@see config.load
---@nodiscard
function config.export() end

---Applies a configuration from text that was shared.
---
---## Notes
---
---- The current settings are overwritten.
---- Wrap the call in `pcall` when the text comes from elsewhere.
---@param config string Text made by `config.export`.
---@see config.export
---@see event.general.post_config_load
---@see config.load
---@see event.general.pre_config_load
function config.import(config) end

---Loads a stored configuration, or only a part of it.
---
---## Notes
---
---- A container can be given only together with its tab.
---- The `pre_config_load` and `post_config_load` events fire around a load.
---@param name string Name of the stored configuration.
---@param tab_name? menu_tab Menu tab to which loading is limited.
---@param container_name? menu_container Container of the tab to which loading is limited.
---@see event.general.pre_config_load
---@see event.general.post_config_load
---@see config.import
function config.load(name, tab_name, container_name) end
