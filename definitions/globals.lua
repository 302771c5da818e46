---@meta

---Returns times, ticks and command counters of the engine.
---
---Every entry is a function, as in `globals.curtime()`.
---@class globalslib
globals = {}

---Returns the real duration of the last frame.
---
---## Notes
---
---Use it for animations and to measure the frame rate.
---@return number value Duration in seconds.
---@see globals.frametime
---@nodiscard
function globals.absoluteframetime() end

---Returns how many commands are held back from the server.
---@return integer value Number of commands.
---@see event.general.run_command
---@see event.general.setup_command
---@see globals.lastoutgoingcommand
---@nodiscard
function globals.chokedcommands() end

---Returns the number of the newest command that the server has acknowledged.
---@return integer value Number of the command.
---@see globals.oldcommandack
---@see globals.lastoutgoingcommand
---@nodiscard
function globals.commandack() end

---Returns the time of the game, which is kept in step with the server.
---
---## Notes
---
---Time properties of entities refer to this time.
---@return number value Time in seconds.
---@see globals.realtime
---@see globals.tickcount
---@nodiscard
function globals.curtime() end

---Returns the number of frames drawn since the game started.
---@return integer value Number of frames.
---@see globals.frametime
---@nodiscard
function globals.framecount() end

---Returns the duration of the last frame as the game counts it.
---@return number value Duration in seconds.
---@see globals.absoluteframetime
---@see globals.tickinterval
---@nodiscard
function globals.frametime() end

---Returns the number of the newest command that was sent.
---@return integer value Number of the command.
---@see globals.commandack
---@see globals.chokedcommands
---@nodiscard
function globals.lastoutgoingcommand() end

---Returns the name of the current map.
---@return string? value Name of the map, or `nil` when not in a game.
---@nodiscard
function globals.mapname() end

---Returns the largest number of players on the server.
---@return integer value Player limit, usually 64.
---@see entity.get_players
---@nodiscard
function globals.maxplayers() end

---Returns the number of the command that was acknowledged before the newest one.
---@return integer value Number of the command.
---@see globals.commandack
---@see globals.lastoutgoingcommand
---@nodiscard
function globals.oldcommandack() end

---Returns the time since the game started.
---
---## Notes
---
---It goes on in menus and pauses, so it suits animations of the interface.
---@return number value Time in seconds.
---@see globals.curtime
---@see client.timestamp
---@nodiscard
function globals.realtime() end

---Returns the newest tick that was received from the server.
---@return integer value Number of the tick.
---@see globals.tickcount
---@nodiscard
function globals.servertickcount() end

---Returns the number of ticks that have passed on the server.
---@return integer value Number of ticks.
---@see globals.servertickcount
---@see totime
---@see globals.curtime
---@nodiscard
function globals.tickcount() end

---Returns the duration of a tick.
---@return number value Duration in seconds, which is 1/64 on a server with 64 ticks per second.
---@see toticks
---@see totime
---@nodiscard
function globals.tickinterval() end
