---@meta

---Gives general access to the client: events, console, camera, traces, timing, input and scripts.
---
---A script runs once, from top to bottom, when it is loaded. Whatever should happen later is
---registered with `client.set_event_callback` or `client.delay_call`.
---
---## Notes
---
---- Functions that print or execute text join their extra arguments into one string, without a
---  separator.
---- World coordinates are game units, passed as three separate numbers and not as a `vector`.
---- Event fields named `userid` hold user ids of the server, not entity indexes. Convert them with
---  `client.userid_to_entindex`.
---
---## Old names
---
---These old functions have no page of their own.
---
---| Old name | Use instead |
---| --- | --- |
---| `client.set_cvar` | `cvar:set_string`, `cvar:set_int`, `cvar:set_float` |
---| `client.world_to_screen` | `renderer.world_to_screen` |
---| `client.draw_text` | `renderer.text` |
---| `client.draw_rectangle` | `renderer.rectangle` |
---| `client.draw_line` | `renderer.line` |
---| `client.draw_gradient` | `renderer.gradient` |
---| `client.draw_circle` | `renderer.circle` |
---| `client.draw_circle_outline` | `renderer.circle_outline` |
---| `client.draw_indicator` | `renderer.indicator` |
---@class clientlib
client = {}

---Returns the view angles, or sets them when called with arguments.
---
---Call it without arguments to read the angles. To change them, pass both.
---
---## Notes
---
---Inside `setup_command`, change the `pitch` and `yaw` fields of the command instead of moving the
---camera.
---@param pitch number New pitch in degrees, -90 (up) to 90 (down).
---@param yaw number New yaw in degrees, -180 to 180.
---@return number pitch Current pitch in degrees, when called without arguments.
---@return number yaw Current yaw in degrees, when called without arguments.
---@overload fun(): pitch: number, yaw: number
---@see client.camera_position
---@see event.general.setup_command
---@see event.general.override_view
function client.camera_angles(pitch, yaw) end

---Returns the position of the camera in the world.
---
---## Notes
---
---In third person and with a free camera this is not the eye position.
---@return number? x World X of the camera, or `nil` on failure.
---@return number? y World Y of the camera.
---@return number? z World Z of the camera.
---@see client.eye_position
---@see client.camera_angles
---@nodiscard
function client.camera_position() end

---Prints a coloured line to the console.
---
---## Notes
---
---- A line feed is added unless the text ends with a zero byte (`\0`). Use that to build one line
---  of several colours.
---- The text also passes through the `output` event.
---@param r integer Red, 0 to 255.
---@param g integer Green, 0 to 255.
---@param b integer Blue, 0 to 255.
---@param msg string Text to print.
---@param ... any More values, joined to `msg` without a separator.
---@see client.log
---@see event.general.output
function client.color_log(r, g, b, msg, ...) end

---Looks up an interface that a loaded module of the game exports.
---
---## Notes
---
---- Cast the pointer with `ffi.cast` before use.
---- To call a single function of the interface, `vtable_bind` is shorter.
---@param module_name string File name of the module, for example `client.dll`.
---@param interface_name string Name of the interface with its version suffix.
---@return userdata? interface Raw pointer, or `nil` when the interface was not found.
---@see ffi.cast
---@see vtable_bind
---@see client.find_signature
---@nodiscard
function client.create_interface(module_name, interface_name) end

---Returns the enemy that the built-in "at targets" yaw follows.
---@return entindex? entindex Entity index of the enemy, or `nil` for none.
---@see entity.is_enemy
---@see entity.get_esp_data
---@see entity.get_players
---@nodiscard
function client.current_threat() end

---Calls a function once after a delay.
---
---This is how to do something later. A loop that waits would freeze the client.
---
---## Notes
---
---A pending call cannot be cancelled. Let the function check a flag instead.
---@param delay number Time to wait in seconds.
---@param callback fun(...: any) Function to call.
---@param ... any Values that are passed to the function.
---@see globals.realtime
---@see client.set_event_callback
function client.delay_call(delay, callback, ...) end

---Places text at a position in the world for some time.
---
---## Where to call
---
---Do not call it from the `paint` event.
---@param x number World X of the text.
---@param y number World Y of the text.
---@param z number World Z of the text.
---@param line_offset integer Line below the anchor; 0 is the first line.
---@param duration number Time on screen in seconds.
---@param r integer Red, 0 to 255.
---@param g integer Green, 0 to 255.
---@param b integer Blue, 0 to 255.
---@param a integer Alpha, 0 to 255.
---@param ... any Values that make up the text, joined without a separator.
---@see client.draw_hitboxes
---@see renderer.text
function client.draw_debug_text(x, y, z, line_offset, duration, r, g, b, a, ...) end

---Draws the hitboxes of a player for some time.
---
---## Where to call
---
---Do not call it from the `paint` event.
---@param entindex entindex Player whose hitboxes are drawn.
---@param duration number Time on screen in seconds.
---@param hitboxes hitbox|hitbox[] One hitbox (0 to 18), a list of hitboxes, or 19 for all of them.
---@param r integer Red, 0 to 255.
---@param g integer Green, 0 to 255.
---@param b integer Blue, 0 to 255.
---@param a integer Alpha, 0 to 255.
---@param tick? integer Tick whose recorded position is drawn, such as the `tick` field of `aim_fire`.
---@see event.general.aim_fire
---@see entity.hitbox_position
function client.draw_hitboxes(entindex, duration, hitboxes, r, g, b, a, tick) end

---Prints an error message to the console and plays the error sound.
---@param msg string Text of the message.
---@param ... any More values, joined to `msg` without a separator.
---@see client.log
---@see error
function client.error_log(msg, ...) end

---Runs console commands.
---
---## Notes
---
---- Never join text that others control, such as player names, into the command: a semicolon would
---  start a second command.
---- To press movement or attack keys, write the fields of the `setup_command` event instead.
---- To run one known command, `cvar:invoke_callback` avoids the parsing.
---@param cmd string Command line. Semicolons separate several commands.
---@param ... any More values, joined to `cmd` without a separator.
---@see cvar:invoke_callback
---@see event.general.setup_command
---@see event.general.string_cmd
function client.exec(cmd, ...) end

---Returns the eye position of the local player.
---@return number? x World X of the eye, or `nil` on failure.
---@return number? y World Y of the eye.
---@return number? z World Z of the eye.
---@see client.camera_position
---@see client.trace_line
---@see client.camera_angles
---@nodiscard
function client.eye_position() end

---Searches a loaded module for a byte pattern.
---
---## Notes
---
---- Patterns break when the module is updated, so always handle `nil`.
---- As `\xCC` is the wildcard, a byte with the value CC cannot be matched exactly.
---@param module_name string File name of the module, for example `client.dll`.
---@param pattern string Raw bytes, written with `\x` escapes. The byte `\xCC` matches any byte.
---@return userdata? match Address of the first match, or `nil` for none.
---@see client.create_interface
---@see ffi.cast
---@nodiscard
function client.find_signature(module_name, pattern) end

---Raises an event that other scripts can listen for.
---
---## Notes
---
---Choose a name that clashes neither with a built-in event nor with another script.
---@param event_name string Name of the event.
---@param ... any Values that are passed to each listener.
---@see client.set_event_callback
---@see client.unset_event_callback
function client.fire_event(event_name, ...) end

---Returns the value of a console variable as text.
---@param cvar_name string Name of the console variable.
---@return string value Current value.
---@see cvar
---@see cvar:get_string
---@deprecated Use `cvar:get_string`.
---@nodiscard
function client.get_cvar(cvar_name) end

---Returns the file name of a model that the game has loaded.
---@param model_index integer Index of the model, for example from a model index property of an entity.
---@return string? model_name Path of the model, or `nil` on failure.
---@see entity.get_prop
---@nodiscard
function client.get_model_name(model_index) end

---Tells whether a key is held down.
---
---## Notes
---
---- The raw state of the key is reported, whatever the game or the menu does with it.
---- Where the user should choose the key, create a hotkey with `ui.new_hotkey`.
---@param key virtual_key Virtual key code.
---@return boolean? pressed True while the key is held, or `nil` on failure.
---@see ui.new_hotkey
---@see ui.mouse_position
---@nodiscard
function client.key_state(key) end

---Returns the latency of the connection.
---
---## Notes
---
---Latency that the ping spike feature adds is included. `client.real_latency` returns the plain
---value.
---@return number latency Latency in seconds.
---@see client.real_latency
---@see toticks
---@nodiscard
function client.latency() end

---Prints a line to the console in the log style of the client.
---@param msg any First value to print.
---@param ... any More values, joined without a separator.
---@see client.color_log
---@see print
---@see printf
---@see client.error_log
function client.log(msg, ...) end

---Returns a random number within a range.
---@param minimum number Lower bound.
---@param maximum number Upper bound.
---@return number value Number between the bounds.
---@see client.random_int
---@see math.random
---@nodiscard
function client.random_float(minimum, maximum) end

---Returns a random integer within a range, both ends included.
---@param minimum integer Smallest result.
---@param maximum integer Largest result.
---@return integer value Integer from `minimum` to `maximum`.
---@see client.random_float
---@see math.random
---@nodiscard
function client.random_int(minimum, maximum) end

---Returns the latency of the connection without the ping spike that the client adds.
---@return number latency Latency in seconds.
---@see client.latency
---@nodiscard
function client.real_latency() end

---Adds a text flag to the player overlay.
---
---The function is called for every player that the overlay draws. It returns true to show the flag.
---A string as second value replaces the text for this player.
---
---## Notes
---
---- The "Flags" option of the player overlay must be on.
---- The function runs while the overlay is drawn, so keep it cheap.
---- A flag stays until the script is unloaded.
---@param flag string Text of the flag.
---@param r integer Red, 0 to 255.
---@param g integer Green, 0 to 255.
---@param b integer Blue, 0 to 255.
---@param callback fun(entindex: entindex): boolean?, string? Called with the entity index of the player. Returns whether to show the flag, and optionally another text.
---@see entity.get_esp_data
function client.register_esp_flag(flag, r, g, b, callback) end

---Reloads every active script in the next frame.
---
---## Notes
---
---Each script gets the `shutdown` event first.
---@see event.general.shutdown
---@see defer
function client.reload_active_scripts() end

---Asks the server for a full update of all entities.
---
---## Notes
---
---- Skins, player models and changed network properties are refreshed.
---- It is slow, above all at high latency, so call it rarely.
---@see entity.set_prop
function client.request_full_update() end

---Scales a damage value by the hit group of a player.
---@param entindex entindex Player who would be hit.
---@param hitgroup hitgroup Part of the body that would be hit.
---@param damage number Damage before scaling.
---@return number damage Damage after scaling.
---@see client.trace_bullet
---@nodiscard
function client.scale_damage(entindex, hitgroup, damage) end

---Returns the resolution of the screen.
---@return integer width Width in pixels.
---@return integer height Height in pixels.
---@see renderer.world_to_screen
---@nodiscard
function client.screen_size() end

---Sets the clan tag that is shown beside the name of the local player.
---
---Without arguments, or with an empty string, the tag is removed.
---
---## Notes
---
---Each call contacts the server. Call it only when the text changes, never in every frame.
---@param ... string Text of the tag. Several values are joined.
---@see client.delay_call
function client.set_clan_tag(...) end

---Registers a function that runs whenever an event fires.
---
---Most events pass one table with fields. The page of each event lists them, and what the function
---may return.
---
---## Errors
---
---A failed registration raises an error and is reported in the console.
---
---## Notes
---
---- Keep the function in a local variable, so that `client.unset_event_callback` can remove it
---  later.
---- The `indicator` and `output` events allow a single function each.
---- Errors inside the function are reported in the console.
---@param event_name string Name of a built-in event, of a game event or of an event raised by `client.fire_event`.
---@param callback fun(...: any): any Function to call when the event fires.
---@see client.unset_event_callback
---@see client.fire_event
---@see defer
---@see client.delay_call
function client.set_event_callback(event_name, callback) end

---Returns the local time of the computer.
---@return integer hours Hour, 0 to 23.
---@return integer minutes Minute, 0 to 59.
---@return integer seconds Second, 0 to 59.
---@return integer milliseconds Millisecond, 0 to 999.
---@see client.unix_time
---@see client.timestamp
---@nodiscard
function client.system_time() end

---Returns a precise time value for measuring durations.
---
---## Notes
---
---Compare two readings. A single value has no meaning as a date.
---@return number milliseconds Milliseconds since an unspecified start.
---@see globals.realtime
---@see client.unix_time
---@nodiscard
function client.timestamp() end

---Simulates a shot with the weapon of a player and reports who is hit and for how much damage.
---
---## Notes
---
---It is expensive: limit the number of calls per frame or tick.
---@param from_player entindex Player whose weapon is used.
---@param from_x number World X of the start.
---@param from_y number World Y of the start.
---@param from_z number World Z of the start.
---@param to_x number World X of the end.
---@param to_y number World Y of the end.
---@param to_z number World Z of the end.
---@param skip_players? boolean Whether to leave out the expensive test against hitboxes.
---@return entindex? entindex Player that is hit, or `nil` when nobody is hit or players are skipped.
---@return number damage Predicted damage at the end of the trace.
---@see client.trace_line
---@see client.scale_damage
---@see client.visible
---@see client.eye_position
---@nodiscard
function client.trace_bullet(from_player, from_x, from_y, from_z, to_x, to_y, to_z, skip_players) end

---Traces a straight line through the world and reports how far it gets.
---
---The line ends at the first surface or entity that blocks it. To get this point, go `fraction` of
---the way from the start to the end.
---@param skip_entindex entindex Entity to ignore, usually the one in which the line starts; -1 ignores none.
---@param from_x number World X of the start.
---@param from_y number World Y of the start.
---@param from_z number World Z of the start.
---@param to_x number World X of the end.
---@param to_y number World Y of the end.
---@param to_z number World Z of the end.
---@return number fraction Share of the distance that is free, 0.0 to 1.0; 1.0 means that nothing was hit.
---@return entindex entindex Entity that was hit, or -1 for none.
---@see client.trace_bullet
---@see client.visible
---@see client.eye_position
---@nodiscard
function client.trace_line(skip_entindex, from_x, from_y, from_z, to_x, to_y, to_z) end

---Returns the system time as a Unix timestamp.
---@return integer seconds Seconds since 1970-01-01 00:00:00 UTC.
---@see client.system_time
---@see client.timestamp
---@nodiscard
function client.unix_time() end

---Removes a function that was registered for an event.
---
---## Errors
---
---A failed removal raises an error and is reported in the console.
---
---## Notes
---
---A new function with the same code does not count as the same one. Keep the original in a local
---variable.
---@param event_name string Name of the event that the function was registered for.
---@param callback fun(...: any): any The same function that was registered.
---@see client.set_event_callback
---@see client.fire_event
function client.unset_event_callback(event_name, callback) end

---Refreshes the player list of the menu without opening it.
---@see plist
---@see plist.set
function client.update_player_list() end

---Converts a user id from a game event to an entity index.
---
---## Notes
---
---Compare the result with 0 before use: it means that the player is unknown or has left. A test for
---`nil` alone does not catch it.
---@param userid integer User id from a field of a game event.
---@return entindex entindex Entity index, or 0 on failure.
---@see event.game.player_death
---@see entity.get_player_name
---@see entity.get_local_player
---@nodiscard
function client.userid_to_entindex(userid) end

---Tells whether a position in the world can be seen from the eye of the local player.
---
---## Notes
---
---Only obstacles count, not the field of view: a point behind the player can be visible.
---@param x number World X of the position.
---@param y number World Y of the position.
---@param z number World Z of the position.
---@return boolean visible True when nothing blocks the line.
---@see client.trace_line
---@see renderer.world_to_screen
---@nodiscard
function client.visible(x, y, z) end
