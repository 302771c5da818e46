---@meta

---Progress on an achievement was announced.
---
---Fires when the progress is shown.
---@class event.source.achievement_event
---@field achievement_name string Internal name of the achievement.
---@field cur_val short Number of steps that are done.
---@field max_val short Number of steps that are needed.
---@see event.source.achievement_increment

---The player came a step closer to an achievement.
---
---Fires at each step of an achievement that the screen tracks.
---@class event.source.achievement_increment
---@field achievement_id long Id of the achievement.
---@field cur_val short Number of steps that are done.
---@field max_val short Number of steps that are needed.
---@see event.source.achievement_event

---A player was teleported.
---
---Fires at the teleport.
---
---## Notes
---
---The event belongs to other games of the engine and is not expected to fire.
---@class event.source.base_player_teleported
---@field entindex short Entity index of the player.

---The results of the bonus challenges changed.
---
---Fires when the results are updated.
---@class event.source.bonus_updated
---@field numadvanced short Number of advanced challenges that are done.
---@field numbronze short Number of bronze medals.
---@field numsilver short Number of silver medals.
---@field numgold short Number of gold medals.

---A breakable part of the map broke.
---
---Fires when a breakable brush entity, such as a pane of glass, breaks.
---@class event.source.break_breakable
---@field entindex long Entity index of what broke.
---@field userid short User id of the player who broke it.
---@field material byte Number of the material.
---@see event.source.break_prop
---@see client.userid_to_entindex

---A breakable prop broke.
---
---Fires when the prop breaks.
---@class event.source.break_prop
---@field entindex long Entity index of the prop.
---@field userid short User id of the player who broke it.
---@see event.source.break_breakable
---@see client.userid_to_entindex

---The replay browser was opened.
---
---Fires when the browser is requested.
---
---## Notes
---
---The event belongs to other games of the engine and is not expected to fire.
---@class event.source.browse_replays

---The shopping cart of the store changed.
---
---Fires when something is added to the cart or taken out.
---@class event.source.cart_updated
---@see event.source.store_pricesheet_updated

---The performance mode of a replay began.
---
---Fires when the mode is entered.
---
---## Notes
---
---The event belongs to other games of the engine and is not expected to fire.
---@class event.source.entered_performance_mode

---An entity was killed.
---
---Fires when the entity dies.
---@class event.source.entity_killed
---@field entindex_killed long Entity index of what was killed.
---@field entindex_attacker long Entity index of the attacker.
---@field entindex_inflictor long Entity index of what did the damage.
---@field damagebits long Bits of the damage type.
---@see event.game.player_death
---@see event.game.other_death

---A flare set a character on fire.
---
---Fires when the character starts to burn.
---
---## Notes
---
---The event is defined, but it is meant for single-player games of the engine.
---@class event.source.flare_ignite_npc
---@field entindex long Entity index of the character.

---The game ended.
---
---Fires once, at the end.
---@class event.source.game_end
---@field winner byte Team or user id that won.

---A new game is being set up.
---
---Fires when the game begins.
---@class event.source.game_init
---@see event.source.game_start

---The game logic sent a message to everyone.
---
---Fires when the message is sent.
---@class event.source.game_message
---@field target byte Where the message is shown; see `game_message_target`.
---@field text string Text of the message.

---A map was loaded.
---
---Fires when loading is complete.
---@class event.source.game_newmap
---@field mapname string Name of the map.

---A game started.
---
---Fires at the start, with the limits of the game.
---@class event.source.game_start
---@field roundslimit long Number of rounds that are played at most.
---@field timelimit long Time limit of the game.
---@field fraglimit long Kill limit of the game.
---@field objective string Objective of the game.
---@see event.source.game_end

---The client reached the game coordinator.
---
---Fires when the connection stands.
---@class event.source.gc_connected

---A punted grenade missed the helicopter.
---
---Fires when the grenade misses.
---
---## Notes
---
---The event is defined, but it is meant for single-player games of the engine.
---@class event.source.helicopter_grenade_punt_miss

---The view of a broadcast changed its mode.
---
---Fires at each change while a broadcast is watched.
---
---## Notes
---
---The event is listed in the game family as well, where its fields are long.
---@class event.source.hltv_changed_mode
---@field oldmode short View mode before the change.
---@field newmode short View mode after the change.
---@field obs_target short Entity index of what is watched.
---@see event.game.hltv_changed_mode

---The view of a broadcast changed its target.
---
---Fires at each change while a broadcast is watched.
---@class event.source.hltv_changed_target
---@field mode long View mode.
---@field old_target long Entity index of what was watched before.
---@field obs_target long Entity index of what is watched now.
---@see event.source.hltv_changed_mode

---The inventory of the player changed.
---
---Fires when new inventory data arrives.
---@class event.source.inventory_updated

---The item definitions are ready.
---
---Fires after the definitions were loaded.
---@class event.source.item_schema_initialized

---An object was picked up with a physics gun.
---
---Fires when the object is picked up.
---
---## Notes
---
---The event is defined, but it is meant for single-player games of the engine.
---@class event.source.physgun_pickup
---@field entindex long Entity index of the object.

---A player took another name.
---
---Fires when the name changes.
---@class event.source.player_changename
---@field userid short User id of the player who changed the name.
---@field oldname string Name before the change.
---@field newname string Name after the change.
---@see client.userid_to_entindex

---A player wrote in the chat.
---
---Fires when the message arrives.
---
---## Notes
---
---The client's own event of the same name, `event.general.player_chat`, has `e.entity` and `e.name`
---instead of `e.userid`. Test which of them is set.
---@class event.source.player_chat
---@field teamonly bool True for a message to the sender's team only.
---@field userid short User id of the player who wrote the message.
---@field text string Text of the message.
---@see event.general.player_chat
---@see client.userid_to_entindex

---A player changed class or model.
---
---Fires when the class or model changes.
---@class event.source.player_class
---@field userid short User id of the player who changed.
---@field class string New class or model.
---@see client.userid_to_entindex

---A player died.
---
---Fires once for each death.
---
---## Notes
---
---The game adds fields to this event of the engine: `event.game.player_death` lists all of them.
---@class event.source.player_death
---@field userid short User id of the player who died.
---@field attacker short User id of the killer; 0 when no player is to blame.
---@see event.game.player_death
---@see client.userid_to_entindex

---A hint was sent to the player.
---
---Fires when the hint is shown.
---@class event.source.player_hintmessage
---@field hintmessage string Text token of the hint.

---A player was hurt.
---
---Fires each time that a player takes damage.
---
---## Notes
---
---The game adds fields to this event of the engine: `event.game.player_hurt` lists all of them.
---@class event.source.player_hurt
---@field userid short User id of the player who was hurt.
---@field attacker short User id of the attacker; 0 when no player is to blame.
---@field health byte Health that is left.
---@see event.game.player_hurt
---@see client.userid_to_entindex

---The score of a player changed.
---
---Fires when one of the values changes.
---@class event.source.player_score
---@field userid short User id of the player whose score changed.
---@field kills short Number of kills.
---@field deaths short Number of deaths.
---@field score short Total score.
---@see event.source.team_score
---@see client.userid_to_entindex

---A player fired a weapon.
---
---Fires at every shot.
---@class event.source.player_shoot
---@field userid short User id of the player who fired.
---@field weapon byte Id of the weapon.
---@field mode byte Mode of the weapon.
---@see event.game.weapon_fire
---@see client.userid_to_entindex

---A player spawned.
---
---Fires each time that a player comes into play, at the start of a round or at a respawn.
---@class event.source.player_spawn
---@field userid short User id of the player who spawned.
---@field teamnum short Team of the player; see `team`.
---@see event.game.player_spawned
---@see client.userid_to_entindex

---A player changed team.
---
---Fires when the change takes effect, and when a player leaves the server.
---@class event.source.player_team
---@field userid short User id of the player who changed team.
---@field team byte Team after the change; see `team`.
---@field oldteam byte Team before the change; see `team`.
---@field disconnect bool True when the player is leaving the server.
---@field autoteam bool True when the team was chosen automatically.
---@field silent bool True when no message is shown.
---@field isbot bool True when the player is a bot.
---@field name string Name of the player; probably not sent by this game.
---@see event.game.teamchange_pending
---@see client.userid_to_entindex

---A player used an entity.
---
---Fires when the player presses the use button on it.
---@class event.source.player_use
---@field userid short User id of the player who used the entity.
---@field entity short Entity index of what was used.
---@see client.userid_to_entindex

---A ragdoll dissolved.
---
---Fires when the effect starts.
---@class event.source.ragdoll_dissolved
---@field entindex long Entity index of the ragdoll.

---A replay was saved.
---
---Fires after the replay was written.
---
---## Notes
---
---The event belongs to other games of the engine and is not expected to fire.
---@class event.source.replay_saved

---The statistics of an uploaded replay arrived.
---
---Fires when the numbers arrive.
---
---## Notes
---
---The event belongs to other games of the engine and is not expected to fire.
---@class event.source.replay_youtube_stats
---@field views long Number of views.
---@field likes long Number of likes.
---@field favorited long Number of times that it was marked as a favourite.

---A round ended.
---
---Fires when the winner is decided.
---
---## Notes
---
---The game adds fields to this event of the engine: `event.game.round_end` lists all of them.
---@class event.source.round_end
---@field winner byte Team that won, or a user id in modes without teams; see `team`.
---@field reason byte Why the round ended; see `round_end_reason`.
---@field message string Text token of the result.
---@field legacy byte Old value that the server still makes.
---@see event.game.round_end

---A round started.
---
---Fires before the freeze time.
---
---## Notes
---
---The game's own version of this event, `event.game.round_start`, has the same fields.
---@class event.source.round_start
---@field timelimit long Time limit of the round in seconds.
---@field fraglimit long Kill limit.
---@field objective string Objective of the round.
---@see event.game.round_start

---The prices of the store were updated.
---
---Fires when new prices arrive.
---@class event.source.store_pricesheet_updated

---A team was identified by number and name.
---
---Fires when the data of the team is announced.
---@class event.source.team_info
---@field teamid byte Number of the team; see `team`.
---@field teamname string Name of the team.

---The score of a team changed.
---
---Fires when the score changes.
---@class event.source.team_score
---@field teamid byte Number of the team; see `team`.
---@field score short Total score of the team.
---@see event.source.player_score

---A sound is played to a whole team.
---
---Fires when the sound starts.
---@class event.source.teamplay_broadcast_audio
---@field team byte Team that hears the sound; see `team`.
---@field sound string Name of the sound.

---The data of the user was downloaded.
---
---Fires when statistics and achievements have arrived.
---@class event.source.user_data_downloaded

---A player voted.
---
---Fires for everyone when the server accepts the vote.
---@class event.source.vote_cast
---@field vote_option byte Number of the option that was chosen.
---@field team short Number of the team that votes; see `team`.
---@field entityid long Entity index of the player who voted.
---@see event.source.vote_options

---The counts of a vote changed.
---
---Fires when the counts change.
---
---## Notes
---
---The game does not use this event at present. Read the vote entity instead.
---@class event.source.vote_changed
---@field vote_option1 byte Number of votes for the first option.
---@field vote_option2 byte Number of votes for the second option.
---@field vote_option3 byte Number of votes for the third option.
---@field vote_option4 byte Number of votes for the fourth option.
---@field vote_option5 byte Number of votes for the fifth option.
---@field potentialVotes byte Number of votes that are possible.
---@see event.source.vote_cast

---A vote ended.
---
---Fires at the end of the vote.
---
---## Notes
---
---The game does not implement this event. The result arrives as a user message.
---@class event.source.vote_ended

---A vote failed.
---
---Fires when the result is known.
---
---## Notes
---
---The game does not use this event at present. The result arrives as a user message.
---@class event.source.vote_failed
---@field team byte Number of the team that voted; see `team`.
---@see event.source.vote_passed

---The options of a vote were announced.
---
---Fires before a vote with several options starts.
---@class event.source.vote_options
---@field count byte Number of options, at most 5.
---@field option1 string Text of the first option.
---@field option2 string Text of the second option.
---@field option3 string Text of the third option.
---@field option4 string Text of the fourth option.
---@field option5 string Text of the fifth option.
---@see event.source.vote_cast

---A vote passed.
---
---Fires when the result is known.
---
---## Notes
---
---The game does not use this event at present. The result arrives as a user message.
---@class event.source.vote_passed
---@field details string Text token of the result.
---@field param1 string Parameter of the vote.
---@field team byte Number of the team that voted; see `team`.
---@see event.source.vote_failed

---A vote started.
---
---Fires when the vote begins.
---
---## Notes
---
---The game does not use this event at present. The start arrives as a user message.
---@class event.source.vote_started
---@field issue string What the vote is about.
---@field param1 string Parameter of the vote.
---@field team byte Number of the team that votes; see `team`.
---@field initiator long Entity index of the player who called the vote.
---@see event.source.vote_cast
