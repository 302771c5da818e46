---@meta

---Reads and changes game entities and their network properties.
---
---Entities are identified by their index, an integer. Another entity can get the same index later.
---
---## Notes
---
---Dormant entities get no updates from the server, so their properties are out of date.
---@class entitylib
entity = {}

---Returns all entities, or all of one class.
---
---## Notes
---
---Dormant entities are left out.
---@param classname? string Name of the network class, for example `CCSPlayer`. Left out, all entities are returned.
---@return entindex[] entities Indexes of the entities.
---@see entity.get_players
---@see entity.get_classname
---@nodiscard
function entity.get_all(classname) end

---Returns the box on the screen that the overlay draws around a player.
---
---## Where to call
---
---Call it while drawing: the result is of no use elsewhere.
---
---## Notes
---
---While `alpha_multiplier` is 0, the coordinates are invalid or `nil` and must be ignored.
---@param player entindex Player whose box is returned.
---@return number? x1 Left edge in pixels.
---@return number? y1 Top edge in pixels.
---@return number? x2 Right edge in pixels.
---@return number? y2 Bottom edge in pixels.
---@return number alpha_multiplier Opacity of the overlay, which fades for dormant players, 0.0 to 1.0.
---@see event.general.paint
---@see renderer.rectangle
---@see entity.get_esp_data
---@nodiscard
function entity.get_bounding_box(player) end

---Returns the name of the network class of an entity.
---@param ent entindex Entity to look up.
---@return string? classname Name of the class, or `nil` on failure.
---@see entity.get_all
---@see entity.get_prop
---@nodiscard
function entity.get_classname(ent) end

---Returns what the overlay knows about a player.
---
---## Notes
---
---Dormant players work too, as far as the overlay knows them.
---@param player entindex Player to look up.
---@return esp_data? data Values of the overlay, or `nil` on failure.
---@see client.register_esp_flag
---@see entity.get_bounding_box
---@see client.current_threat
---@nodiscard
function entity.get_esp_data(player) end

---Returns the entity that holds the game rules.
---@return entindex? entindex Index of the `CCSGameRulesProxy` entity, or `nil` when there is none.
---@see entity.get_prop
---@see entity.get_player_resource
---@nodiscard
function entity.get_game_rules() end

---Returns the local player.
---
---## Notes
---
---Test the result for `nil` before you pass it on.
---@return entindex? entindex Index of the local player, or `nil` on failure, for example when not in a game.
---@see entity.is_alive
---@see entity.get_player_weapon
---@see client.eye_position
---@nodiscard
function entity.get_local_player() end

---Returns the origin of an entity in the world.
---
---## Notes
---
---For dormant players this is the last position that the overlay knows.
---@param ent entindex Entity to look up.
---@return number? x World X, or `nil` when the entity is dormant and the overlay knows no position.
---@return number? y World Y.
---@return number? z World Z.
---@see entity.get_prop
---@see entity.hitbox_position
---@nodiscard
function entity.get_origin(ent) end

---Returns the name of a player.
---@param player entindex Player to look up.
---@return string name Name of the player, or the text `unknown` on failure.
---@see client.userid_to_entindex
---@see entity.get_steam64
---@nodiscard
function entity.get_player_name(player) end

---Returns the entity that holds the data of the scoreboard.
---
---## Notes
---
---The elements of its array properties are numbered by the entity index of the player.
---@return entindex? entindex Index of the `CCSPlayerResource` entity, or `nil` when there is none.
---@see entity.get_prop
---@see entity.get_game_rules
---@nodiscard
function entity.get_player_resource() end

---Returns the weapon that a player holds.
---@param player entindex Player to look up.
---@return entindex? weapon Index of the weapon, or `nil` when the player is dead, dormant or otherwise unavailable.
---@see entity.get_classname
---@see entity.get_prop
---@nodiscard
function entity.get_player_weapon(player) end

---Returns all players who are alive and not dormant.
---@param enemies_only? boolean Whether to leave out the local player and teammates. Default `false`.
---@return entindex[] players Indexes of the players.
---@see entity.get_all
---@see entity.is_enemy
---@see entity.is_alive
---@nodiscard
function entity.get_players(enemies_only) end

---Reads a network property of an entity.
---
---## Values by form
---
---| Form | Result |
---| --- | --- |
---| Integer | One integer. |
---| Float | One number. |
---| Boolean | 0 or 1. |
---| Vector or angles | Three numbers. |
---| String | One string. |
---| Array | The element that `array_index` names. |
---
---## Errors
---
---Passing `nil` as entity raises an error.
---
---## Notes
---
---- Assign three variables for a vector: a single one keeps only the first component.
---- Compare a boolean property with 1, because in Lua the number 0 counts as true.
---@param ent entindex Entity to read from.
---@param prop common_props Name of the property.
---@param array_index? integer Element of an array property, counted from 0.
---@return any value Value of the property, or `nil` on failure; the first component of a vector or of angles.
---@return number? y Second component of a vector or of angles.
---@return number? z Third component of a vector or of angles.
---@see entity.set_prop
---@see entity.new_prop
---@nodiscard
function entity.get_prop(ent, prop, array_index) end

---Returns the account number of a player.
---
---## Notes
---
---- Despite the name this is the 32-bit account number, not the 64-bit id. To convert it, add
---  76561197960265728 in 64-bit arithmetic.
---- Bots have no account: their value is 0.
---@param player entindex Player to look up.
---@return integer? steamid3 Account number, 0 for bots, or `nil` on failure.
---@see entity.get_player_name
---@nodiscard
function entity.get_steam64(player) end

---Returns the position of a hitbox in the world.
---@param player entindex Player to look up.
---@param hitbox hitbox|string Hitbox (0 to 18) or its name.
---@return number? x World X, or `nil` on failure.
---@return number? y World Y.
---@return number? z World Z.
---@see client.draw_hitboxes
---@see entity.get_origin
---@nodiscard
function entity.hitbox_position(player, hitbox) end

---Tells whether a player is alive.
---@param ent entindex Player to test.
---@return boolean alive True for living players.
---@see entity.is_dormant
---@see entity.is_enemy
---@nodiscard
function entity.is_alive(ent) end

---Tells whether an entity is dormant.
---@param ent entindex Entity to test.
---@return boolean dormant True while the server sends no updates for the entity.
---@see entity.get_origin
---@see entity.is_alive
---@see entity.get_esp_data
---@nodiscard
function entity.is_dormant(ent) end

---Tells whether a player is on the opposing team.
---@param ent entindex Player to test.
---@return boolean enemy True for players of the opposing team.
---@see entity.get_players
---@see entity.is_alive
---@nodiscard
function entity.is_enemy(ent) end

---Declares a property at an offset inside an entity, for use with `entity.get_prop` and
---`entity.set_prop`.
---
---## Notes
---
---A wrong offset or type reads or damages foreign memory.
---@param propname string Name of the new property.
---@param offset integer Position inside the entity in bytes.
---@param type integer Code of the value type.
---@param array_type? integer Code of the element type, for arrays.
---@param array_element_size? integer Size of an element in bytes, for arrays.
---@param array_count? integer Number of elements, for arrays.
---@see entity.get_prop
---@see entity.set_prop
function entity.new_prop(propname, offset, type, array_type, array_element_size, array_count) end

---Writes a network property of an entity, on the client only.
---
---## Notes
---
---The server does not learn of the change, and its next update can overwrite it.
---@param ent entindex Entity to write to.
---@param prop common_props Name of the property.
---@param value any New value. Vectors and angles take three numbers in a row.
---@param array_index? integer Element of an array property, counted from 0; always the last argument.
---@overload fun(ent: entindex, prop: common_props, x: number, y: number, z: number, array_index?: integer)
---@see entity.get_prop
---@see event.general.net_update_end
---@see client.request_full_update
function entity.set_prop(ent, prop, value, array_index) end
