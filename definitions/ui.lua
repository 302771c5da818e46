---@meta

---Creates and controls items of the client's menu.
---
---An item belongs to a container, which belongs to a tab. Both must exist: scripts cannot create
---them.
---
---## Notes
---
---- Create items once, at the top level of the script. Items that are created in an event or
---  callback pile up.
---- Give the items of a container different names, because saved values are found by name.
---- The values of items are saved with the configuration.
---@class uilib
ui = {}

---Returns the value of a menu item.
---
---## Values by kind
---
---| Kind | Created by | Result | Saved |
---| --- | --- | --- | --- |
---| `button` | `ui.new_button` | No value. | No |
---| `checkbox` | `ui.new_checkbox` | A boolean. | Yes |
---| `color_picker` | `ui.new_color_picker` | Four integers: red, green, blue and alpha, 0 to 255. | Yes |
---| `combobox` | `ui.new_combobox` | The selected text. | Yes |
---| `hotkey` | `ui.new_hotkey` | Three values: whether it is active, its mode (`hotkey_mode`) and its key (`virtual_key`). | Yes |
---| `label` | `ui.new_label` | Not meant to be read. | No |
---| `listbox` | `ui.new_listbox` | Index of the selected row, counted from 0, or `nil` while no row is selected. | Yes |
---| `multiselect` | `ui.new_multiselect` | A list of the selected texts. | Yes |
---| `slider` | `ui.new_slider` | An integer, before scaling. | Yes |
---| `string` | `ui.new_string` | The text. | Yes |
---| `textbox` | `ui.new_textbox` | The text. | Yes |
---
---## Errors
---
---Raises an error on failure, for example for an invalid item.
---@param item menu_item Item to read.
---@return any value Value of the item, or the first of several. Its type depends on the kind of the item.
---@return any ... Further values of a hotkey or colour picker.
---@see ui.set
---@see ui.type
---@see ui.reference
---@nodiscard
function ui.get(item) end

---Tells whether the menu is open.
---@return boolean open True while the menu is shown.
---@see ui.menu_position
---@see ui.mouse_position
---@nodiscard
function ui.is_menu_open() end

---Returns the position of the menu, also while it is closed.
---@return integer x X of the menu in pixels.
---@return integer y Y of the menu in pixels.
---@see ui.menu_size
---@see ui.is_menu_open
---@nodiscard
function ui.menu_position() end

---Returns the size of the menu, also while it is closed.
---@return integer width Width in pixels.
---@return integer height Height in pixels.
---@see ui.menu_position
---@see ui.is_menu_open
---@nodiscard
function ui.menu_size() end

---Returns the position of the mouse.
---@return integer x X of the mouse in pixels.
---@return integer y Y of the mouse in pixels.
---@see ui.is_menu_open
---@see client.key_state
---@see ui.menu_position
---@nodiscard
function ui.mouse_position() end

---Returns the label of a menu item.
---
---## Errors
---
---Raises an error on failure.
---@param item menu_item Item to look up.
---@return string name Label as it is shown in the menu.
---@see ui.type
---@see ui.reference
---@nodiscard
function ui.name(item) end

---Creates a button.
---
---## Errors
---
---Raises an error on failure, for example for an unknown tab or container.
---@param tab menu_tab Tab that holds the container.
---@param container menu_container Container that gets the item.
---@param name string Label of the button.
---@param callback fun(item?: menu_item) Called when the button is pressed.
---@return menu_item item New item. It has no value to get or set.
---@see ui.set_callback
---@see ui.set_visible
---@see ui.set_enabled
function ui.new_button(tab, container, name, callback) end

---Creates a checkbox.
---
---## Errors
---
---Raises an error on failure, for example for an unknown tab or container.
---@param tab menu_tab Tab that holds the container.
---@param container menu_container Container that gets the item.
---@param name string Label of the checkbox.
---@return menu_item item New item.
---@see ui.get
---@see ui.set
---@see ui.set_callback
function ui.new_checkbox(tab, container, name) end

---Creates a colour picker beside the item that was created before it.
---
---## Errors
---
---Raises an error on failure, for example for an unknown tab or container.
---
---## Notes
---
---- The name is not shown: it only identifies the saved value.
---- For a colour picker on a line of its own, create a label first.
---@param tab menu_tab Tab that holds the container.
---@param container menu_container Container that gets the item.
---@param name string Name of the colour picker.
---@param r? integer Initial red, 0 to 255.
---@param g? integer Initial green, 0 to 255.
---@param b? integer Initial blue, 0 to 255.
---@param a? integer Initial alpha, 0 to 255.
---@return menu_item item New item.
---@see ui.new_label
---@see ui.get
---@see ui.set
---@see ui.set_callback
function ui.new_color_picker(tab, container, name, r, g, b, a) end

---Creates a dropdown from which one option is chosen.
---
---## Errors
---
---Raises an error on failure, for example for an unknown tab or container.
---@param tab menu_tab Tab that holds the container.
---@param container menu_container Container that gets the item.
---@param name string Label of the dropdown.
---@param ... string Options, either as separate texts or as one list.
---@return menu_item item New item.
---@overload fun(tab: menu_tab, container: menu_container, name: string, options: string[]): menu_item
---@see ui.new_multiselect
---@see ui.new_listbox
---@see ui.get
---@see ui.set
---@see ui.set_callback
function ui.new_combobox(tab, container, name, ...) end

---Creates a hotkey, whose key and mode the user chooses.
---
---## Errors
---
---Raises an error on failure, for example for an unknown tab or container.
---
---## Notes
---
---`ui.get` tells whether the hotkey is active in its mode.
---@param tab menu_tab Tab that holds the container.
---@param container menu_container Container that gets the item.
---@param name string Label of the hotkey.
---@param inline? boolean Whether the hotkey stands to the right of the item before it. Default `false`.
---@param default_hotkey? virtual_key Key that is bound at first.
---@return menu_item item New item.
---@see ui.get
---@see client.key_state
---@see ui.set
function ui.new_hotkey(tab, container, name, inline, default_hotkey) end

---Creates a line of text.
---
---## Errors
---
---Raises an error on failure, for example for an unknown tab or container.
---
---## Notes
---
---A label also gives inline hotkeys and colour pickers an item to stand beside.
---@param tab menu_tab Tab that holds the container.
---@param container menu_container Container that gets the item.
---@param name string Text of the label.
---@return menu_item item New item. `ui.set` changes its text.
---@see ui.set
---@see ui.new_color_picker
---@see ui.new_hotkey
function ui.new_label(tab, container, name) end

---Creates a list from which one row is chosen.
---
---## Errors
---
---Raises an error on failure, for example for an unknown tab or container.
---
---## Notes
---
---`ui.get` returns the index of the selected row, counted from 0, or `nil` while no row is
---selected.
---@param tab menu_tab Tab that holds the container.
---@param container menu_container Container that gets the item.
---@param name string Label of the list.
---@param items? string[] Texts of the rows.
---@return menu_item item New item.
---@overload fun(tab: menu_tab, container: menu_container, name: string, ...: string): menu_item
---@see ui.update
---@see ui.new_combobox
---@see ui.get
---@see ui.set
---@see ui.set_callback
function ui.new_listbox(tab, container, name, items) end

---Creates a dropdown from which any number of options is chosen.
---
---## Errors
---
---Raises an error on failure, for example for an unknown tab or container.
---
---## Notes
---
---`ui.get` returns the selected texts as a list.
---@param tab menu_tab Tab that holds the container.
---@param container menu_container Container that gets the item.
---@param name string Label of the dropdown.
---@param ... string Options, either as separate texts or as one list.
---@return menu_item item New item.
---@overload fun(tab: menu_tab, container: menu_container, name: string, options: string[]): menu_item
---@see ui.new_combobox
---@see ui.get
---@see ui.set
---@see ui.set_callback
---@see ui.update
function ui.new_multiselect(tab, container, name, ...) end

---Creates a slider for an integer.
---
---## Errors
---
---Raises an error on failure, for example for an unknown tab or container.
---
---## Notes
---
---With a scale of 0.1, a range of 0 to 1800 is shown as 0.0 to 180.0, while `ui.get` still returns
---0 to 1800.
---@param tab menu_tab Tab that holds the container.
---@param container menu_container Container that gets the item.
---@param name string Label of the slider.
---@param min integer Smallest value.
---@param max integer Largest value.
---@param init_value? integer Value at first. Default `min`.
---@param show_tooltip? boolean Whether the current value is shown.
---@param unit? string Text after the shown value, at most two characters.
---@param scale? number Factor for the shown value only. Default 1.
---@param tooltips? table<integer, string> Texts that are shown in place of certain values, indexed by the value, from `min` to `max`.
---@return menu_item item New item.
---@see ui.get
---@see ui.set
---@see ui.set_callback
function ui.new_slider(tab, container, name, min, max, init_value, show_tooltip, unit, scale, tooltips) end

---Creates a hidden text that is saved with the configuration.
---
---## Errors
---
---Raises an error on failure.
---
---## Notes
---
---Nothing appears in the menu.
---@param name string Name of the text, different from that of every other script.
---@param default_value? string Text at first.
---@return menu_item item New item.
---@see database.write
---@see ui.new_textbox
---@see ui.get
---@see ui.set
function ui.new_string(name, default_value) end

---Creates a text field.
---
---## Errors
---
---Raises an error on failure, for example for an unknown tab or container.
---
---## Notes
---
---`ui.get` returns the text that was entered.
---@param tab menu_tab Tab that holds the container.
---@param container menu_container Container that gets the item.
---@param name string Label of the text field.
---@return menu_item item New item.
---@see ui.new_string
---@see ui.get
---@see ui.set
function ui.new_textbox(tab, container, name) end

---Returns an existing menu item of the client.
---
---## Errors
---
---Raises an error when the item does not exist.
---
---## Notes
---
---- Call it when the script loads and keep the result. Do not call it inside callbacks.
---- Assign as many variables as there are items on the same line.
---- Labels can change when the client is updated. Wrap the call in `pcall` when the script can do
---  without the item.
---@param tab menu_tab Tab that holds the container.
---@param container menu_container Container that holds the item.
---@param name string Label of the item.
---@return menu_item item Item with that label.
---@return menu_item ... Items beside it that have no label, such as a hotkey or colour picker.
---@see ui.get
---@see ui.set
---@see ui.set_visible
---@see ui.name
---@nodiscard
function ui.reference(tab, container, name) end

---Changes the value of a menu item.
---
---## Values by kind
---
---| Kind | Accepts |
---| --- | --- |
---| `button` | Any value: it is ignored, and the button is pressed. Only for buttons from `ui.reference`. |
---| `checkbox` | A boolean. |
---| `color_picker` | Four integers: red, green, blue and alpha, 0 to 255. |
---| `combobox` | The text of one option. |
---| `hotkey` | The text of a mode (`hotkey_mode_name`), and optionally a key (`virtual_key`). |
---| `label` | The new text. |
---| `listbox` | Index of a row, counted from 0. |
---| `multiselect` | The texts of any number of options, also none, or one list of texts. |
---| `slider` | A number within the range. |
---| `string` | The new text. |
---| `textbox` | The new text. |
---
---## Notes
---
---When the script is unloaded, restore the built-in items that it changed.
---@param item menu_item Item to change.
---@param value any New value. Its type depends on the kind of the item.
---@param ... any Further values of a multiselect, colour picker or hotkey.
---@overload fun(item: menu_item, ...: string)
---@overload fun(item: menu_item, values: string[])
---@overload fun(item: menu_item, r: integer, g: integer, b: integer, a: integer)
---@overload fun(item: menu_item, mode: hotkey_mode_name, key?: virtual_key)
---@see ui.get
---@see ui.set_callback
function ui.set(item, value, ...) end

---Registers a function that runs when the value of a menu item changes.
---
---## Notes
---
---To apply the initial state, call the function once yourself.
---@param item menu_item Item created by the script, not one from `ui.reference`.
---@param callback fun(item: menu_item) Called with the item.
---@see ui.set_visible
---@see ui.get
function ui.set_callback(item, callback) end

---Unlocks a menu item, or greys it out so that the user cannot change it.
---@param item menu_item Item to change.
---@param enabled boolean Whether the user can change the item.
---@see ui.set_visible
---@see ui.set
function ui.set_enabled(item, enabled) end

---Shows or hides a menu item.
---
---## Notes
---
---When the script is unloaded, show the built-in items again that it has hidden.
---@param item menu_item Item to show or hide.
---@param visible boolean? Whether the item is shown; `nil` only reads the state.
---@return boolean? previous State of the item, when called with `nil`.
---@see ui.set_enabled
---@see ui.reference
---@see ui.set_callback
function ui.set_visible(item, visible) end

---Returns the kind of a menu item.
---@param item menu_item Item to look up.
---@return menu_item_kind kind Kind of the item.
---@see ui.name
---@see ui.get
---@nodiscard
function ui.type(item) end

---Replaces the options of a menu item.
---
---## Notes
---
---- It is meant for multiselects, listboxes and dropdowns whose options change while the script
---  runs.
---- An empty list removes all options.
---@param item menu_item Item whose options are replaced.
---@param value string[]|string List of options, or the first of several texts.
---@param ... string Further options.
---@see ui.new_listbox
---@see ui.new_multiselect
---@see ui.new_combobox
---@see ui.set
function ui.update(item, value, ...) end
