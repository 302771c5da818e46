---@meta

---A player earned an achievement.
---
---Fires when the achievement is announced to everyone.
---@class event.game.achievement_earned
---@field player byte Entity index of the player.
---@field achievement short Id of the achievement.
---@see event.game.achievement_earned_local

---A player on this computer earned an achievement.
---
---Fires when the award is recorded locally.
---@class event.game.achievement_earned_local
---@field achievement short Id of the achievement.
---@field splitscreenplayer short Split screen slot of the player.
---@see event.game.achievement_earned

---The data of the achievements is available.
---
---Fires after the data was loaded.
---@class event.game.achievement_info_loaded
---@see event.source.user_data_downloaded

---A player picked up ammunition.
---
---Fires when the ammunition is added to a weapon.
---@class event.game.ammo_pickup
---@field userid short User id of the player who picked up the ammunition.
---@field item string Short name of the item, without prefix, such as `ak47` or `hegrenade`.
---@field index long Entity index of the weapon.
---@see event.game.ammo_refill
---@see client.userid_to_entindex

---A player tried to refill ammunition.
---
---Fires at every attempt, successful or not.
---@class event.game.ammo_refill
---@field userid short User id of the player who tried to refill.
---@field success bool True when ammunition was added.
---@see event.game.ammo_pickup
---@see client.userid_to_entindex

---The current phase of the match ended.
---
---Fires at half time and at similar changes of phase.
---@class event.game.announce_phase_end
---@see event.game.start_halftime

---The target of an assassination quest was killed.
---
---Fires when the player with the quest kills the target.
---@class event.game.assassination_target_killed
---@field target short Player who was killed; whether as a user id or an entity index is not known.
---@field killer short Player who has the quest; whether as a user id or an entity index is not known.

---A player stopped defusing the bomb.
---
---Fires when a defuse is broken off before it is complete.
---@class event.game.bomb_abortdefuse
---@field userid short User id of the player who was defusing.
---@see event.game.bomb_begindefuse
---@see client.userid_to_entindex

---A player stopped planting the bomb.
---
---Fires when a plant is broken off before it is complete.
---@class event.game.bomb_abortplant
---@field userid short User id of the player who was planting.
---@field site short Entity index of the bomb site; can be 0 in retakes.
---@see event.game.bomb_beginplant
---@see client.userid_to_entindex

---The planted bomb beeped.
---
---Fires at every beep of the bomb's timer.
---@class event.game.bomb_beep
---@field entindex long Entity index of the bomb.
---@see event.game.bomb_planted

---A player began to defuse the bomb.
---
---Fires at the start of the defuse. `bomb_defused` or `bomb_abortdefuse` may follow.
---@class event.game.bomb_begindefuse
---@field userid short User id of the player who is defusing.
---@field haskit bool True when the player has a defuse kit.
---@see event.game.bomb_abortdefuse
---@see event.game.bomb_defused
---@see client.userid_to_entindex

---A player began to plant the bomb.
---
---Fires at the start of the plant. `bomb_planted` or `bomb_abortplant` may follow.
---
---## Notes
---
---To tell A from B, compare the middle of the site with the centres of both sites, which
---`entity.get_prop` reads from the entity of `entity.get_player_resource`.
---@class event.game.bomb_beginplant
---@field userid short User id of the player who is planting.
---@field site short Entity index of the bomb site; can be 0 in retakes.
---@see event.game.bomb_abortplant
---@see event.game.bomb_planted
---@see entity.get_prop
---@see client.userid_to_entindex

---A player defused the bomb.
---
---Fires when the defuse is complete.
---@class event.game.bomb_defused
---@field userid short User id of the player who defused the bomb.
---@field site short Entity index of the bomb site; can be 0 in retakes.
---@see event.game.bomb_begindefuse
---@see client.userid_to_entindex

---A player dropped the bomb.
---
---Fires when the bomb leaves the player, which also happens when the player dies.
---@class event.game.bomb_dropped
---@field userid short User id of the player who dropped the bomb.
---@field entindex long Entity index of the dropped bomb.
---@see event.game.bomb_pickup
---@see client.userid_to_entindex

---The bomb exploded.
---
---Fires at the explosion.
---
---## Notes
---
---To tell A from B, compare the middle of the site with the centres of both sites, which
---`entity.get_prop` reads from the entity of `entity.get_player_resource`.
---@class event.game.bomb_exploded
---@field userid short User id of the player who planted the bomb.
---@field site short Entity index of the bomb site; can be 0 in retakes.
---@see event.game.bomb_planted
---@see entity.get_prop
---@see client.userid_to_entindex

---A player picked up the bomb.
---
---Fires when the bomb enters the inventory of the player.
---@class event.game.bomb_pickup
---@field userid short User id of the player who picked up the bomb.
---@see event.game.bomb_dropped
---@see client.userid_to_entindex

---A player planted the bomb.
---
---Fires when the plant is complete and the bomb's timer starts.
---
---## Notes
---
---To tell A from B, compare the middle of the site with the centres of both sites, which
---`entity.get_prop` reads from the entity of `entity.get_player_resource`.
---@class event.game.bomb_planted
---@field userid short User id of the player who planted the bomb.
---@field site short Entity index of the bomb site; can be 0 in retakes.
---@see event.game.bomb_beginplant
---@see event.game.bomb_defused
---@see event.game.bomb_exploded
---@see entity.get_prop
---@see client.userid_to_entindex

---A player took control of a bot.
---
---Fires at the moment of the takeover.
---
---## Notes
---
---Use `userid` and `botid`, which are unambiguous.
---@class event.game.bot_takeover
---@field userid short User id of the player who took over the bot.
---@field botid short User id of the bot.
---@field index short Number of the bot or of the player; which, and of what kind, is not known.
---@see client.userid_to_entindex

---A bullet hit a surface.
---
---Fires for every point where the bullet of a shot hits something. A shot through objects has
---several impacts.
---@class event.game.bullet_impact
---@field userid short User id of the player who fired the bullet.
---@field x float World X of the impact.
---@field y float World Y of the impact.
---@field z float World Z of the impact.
---@see event.game.weapon_fire
---@see event.game.player_hurt
---@see client.userid_to_entindex

---A player closed the buy menu.
---
---Fires when the menu closes.
---@class event.game.buymenu_close
---@field userid short User id of the player who closed the menu.
---@see event.game.buymenu_open
---@see client.userid_to_entindex

---A player opened the buy menu.
---
---Fires when the menu opens.
---@class event.game.buymenu_open
---@field userid short User id of the player who opened the menu.
---@see event.game.buymenu_close
---@see client.userid_to_entindex

---The game reported the end of the buy time.
---
---Fires once near the start of a match, and not each time that buying ends.
---
---## Notes
---
---Do not use it to tell whether players can buy. See `enter_buyzone` and `exit_buyzone` instead.
---@class event.game.buytime_ended
---@see event.game.enter_buyzone
---@see event.game.exit_buyzone

---Helicopters are about to arrive in survival mode.
---
---Fires shortly before they arrive.
---@class event.game.choppers_incoming_warning
---@field global bool Flag whose meaning is not known.
---@see event.game.firstbombs_incoming_warning

---The client is leaving the server.
---
---Fires when it disconnects.
---@class event.game.client_disconnect
---@see event.game.cs_game_disconnected

---The game session was disconnected.
---
---Fires when the connection to the game ends.
---@class event.game.cs_game_disconnected
---@see event.game.client_disconnect

---An input method editor reported an event while text was entered.
---
---Fires while text is composed with an input method. The event stays on this computer and is never
---sent over the network.
---@class event.game.cs_handle_ime_event
---@field eventtype string Kind of the input method event.
---@field eventdata wstring Text that belongs to the event.

---The intermission began.
---
---Fires at the end of a match.
---@class event.game.cs_intermission
---@see event.game.cs_win_panel_match
---@see event.game.cs_match_end_restart

---The match restarts after its end.
---
---Fires at the restart.
---@class event.game.cs_match_end_restart
---@see event.game.cs_pre_restart

---A restart is about to happen.
---
---Fires just before the restart.
---@class event.game.cs_pre_restart
---@see event.game.cs_match_end_restart
---@see event.game.round_prestart

---A spectator is switching to another player.
---
---Fires when the view goes to the previous or the next player.
---@class event.game.cs_prev_next_spectator
---@field next bool True for the next player, false for the previous one.
---@see event.game.spec_target_updated

---The panel with the result of the match is due.
---
---Fires at the end of a match.
---@class event.game.cs_win_panel_match
---@see event.game.cs_win_panel_round

---The panel with the result of the round is due.
---
---Fires at the end of a round.
---@class event.game.cs_win_panel_round
---@field show_timer_defend bool True shows the timer of the defending side.
---@field show_timer_attack bool True shows the timer of the attacking side.
---@field timer_time short Time that the timer shows.
---@field final_event byte Number of the final event of the round.
---@field funfact_token string Text token of the fun fact.
---@field funfact_player short Entity index of the player whom the fun fact is about; 0 for none.
---@field funfact_data1 long First value of the fun fact.
---@field funfact_data2 long Second value of the fun fact.
---@field funfact_data3 long Third value of the fun fact.
---@see event.game.round_end
---@see event.game.cs_win_panel_match

---A decoy grenade blew up.
---
---Fires when the decoy ends with its small blast.
---@class event.game.decoy_detonate
---@field userid short User id of the player who threw the grenade.
---@field entityid short Entity index of the grenade.
---@field x float World X of the grenade.
---@field y float World Y of the grenade.
---@field z float World Z of the grenade.
---@see event.game.decoy_started
---@see client.userid_to_entindex

---A decoy grenade imitated gunfire.
---
---Fires each time that the decoy pretends to shoot.
---@class event.game.decoy_firing
---@field userid short User id of the player who threw the grenade.
---@field entityid short Entity index of the grenade.
---@field x float World X of the grenade.
---@field y float World Y of the grenade.
---@field z float World Z of the grenade.
---@see event.game.decoy_started
---@see event.game.decoy_detonate
---@see client.userid_to_entindex

---A decoy grenade became active.
---
---Fires when the decoy has settled and starts to imitate a weapon.
---@class event.game.decoy_started
---@field userid short User id of the player who threw the grenade.
---@field entityid short Entity index of the grenade.
---@field x float World X of the grenade.
---@field y float World Y of the grenade.
---@field z float World Z of the grenade.
---@see event.game.decoy_firing
---@see event.game.decoy_detonate
---@see client.userid_to_entindex

---A defuse kit was dropped.
---
---Fires when the kit leaves a player.
---@class event.game.defuser_dropped
---@field entityid long Entity index of the kit.
---@see event.game.defuser_pickup

---A player picked up a defuse kit.
---
---Fires when the kit enters the inventory of the player.
---@class event.game.defuser_pickup
---@field entityid long Entity index of the kit.
---@field userid short User id of the player who picked up the kit.
---@see event.game.defuser_dropped
---@see client.userid_to_entindex

---A door started to move.
---
---Fires when a player opens or closes a door.
---@class event.game.door_moving
---@field entindex long Entity index of the door.
---@field userid short User id of the player who moved the door.
---@see client.userid_to_entindex

---A delivery drone is above a roof in survival mode.
---
---Fires when the drone arrives over a customer who is indoors.
---@class event.game.drone_above_roof
---@field userid short Probably the user id of the player who ordered the delivery.
---@field cargo short Probably the entity index of the cargo.
---@see event.game.drone_dispatched
---@see event.game.drone_cargo_detached
---@see client.userid_to_entindex

---A delivery drone released its cargo in survival mode.
---
---Fires when the cargo comes off the drone, whether it was delivered or not.
---@class event.game.drone_cargo_detached
---@field userid short Probably the user id of the player who ordered the delivery.
---@field cargo short Probably the entity index of the cargo.
---@field delivered bool True when the cargo was delivered.
---@see event.game.drone_dispatched
---@see client.userid_to_entindex

---A delivery drone was sent out in survival mode.
---
---Fires when the drone sets off.
---@class event.game.drone_dispatched
---@field userid short Probably the user id of the player who ordered the delivery.
---@field priority short Priority of the delivery.
---@field drone_dispatched short Probably the entity index of the drone.
---@see event.game.drone_cargo_detached
---@see client.userid_to_entindex

---An automatic turret attacked a player in survival mode.
---
---Fires when the turret shoots at a player.
---@class event.game.dronegun_attack
---@field userid short Probably the user id of the player who is attacked.
---@see client.userid_to_entindex

---A player used an item or a crate in survival mode.
---
---Fires at the interaction.
---
---## Notes
---
---The game's own description of `userid` calls it an entity index, although its name says user id.
---Make sure which it is before you convert it.
---@class event.game.dz_item_interaction
---@field userid short Probably the user id of the player.
---@field subject short Entity index of the crate.
---@field type string Type of the crate: `metal`, `wood` or `paradrop`.
---@see event.game.loot_crate_opened

---Voting on a restart was switched on or off.
---
---Fires when the setting changes.
---@class event.game.enable_restart_voting
---@field enable bool True when players can vote on a restart.
---@see event.game.player_reset_vote

---A player entered a bomb site.
---
---Fires when the player crosses the edge of the zone.
---@class event.game.enter_bombzone
---@field userid short User id of the player who entered the zone.
---@field hasbomb bool True when the player carries the bomb.
---@field isplanted bool True when the bomb is already planted.
---@see event.game.exit_bombzone
---@see client.userid_to_entindex

---A player entered a buy zone.
---
---Fires when the player crosses the edge of the zone.
---@class event.game.enter_buyzone
---@field userid short User id of the player who entered the zone.
---@field canbuy bool True when the player can buy.
---@see event.game.exit_buyzone
---@see client.userid_to_entindex

---A player entered a hostage rescue zone.
---
---Fires when the player crosses the edge of the zone.
---@class event.game.enter_rescue_zone
---@field userid short User id of the player who entered the zone.
---@see event.game.exit_rescue_zone
---@see client.userid_to_entindex

---A player left a bomb site.
---
---Fires when the player crosses the edge of the zone.
---@class event.game.exit_bombzone
---@field userid short User id of the player who left the zone.
---@field hasbomb bool True when the player carries the bomb.
---@field isplanted bool True when the bomb is already planted.
---@see event.game.enter_bombzone
---@see client.userid_to_entindex

---A player left a buy zone.
---
---Fires when the player crosses the edge of the zone.
---@class event.game.exit_buyzone
---@field userid short User id of the player who left the zone.
---@field canbuy bool True when the player can buy.
---@see event.game.enter_buyzone
---@see client.userid_to_entindex

---A player left a hostage rescue zone.
---
---Fires when the player crosses the edge of the zone.
---@class event.game.exit_rescue_zone
---@field userid short User id of the player who left the zone.
---@see event.game.enter_rescue_zone
---@see client.userid_to_entindex

---The first bombardment is about to start in survival mode.
---
---Fires shortly before the bombs fall.
---@class event.game.firstbombs_incoming_warning
---@field global bool Flag whose meaning is not known.
---@see event.game.choppers_incoming_warning

---A flashbang went off.
---
---Fires at the flash, whether it blinds anybody or not. `player_blind` tells who was blinded.
---@class event.game.flashbang_detonate
---@field userid short User id of the player who threw the grenade.
---@field entityid short Entity index of the grenade.
---@field x float World X of the grenade.
---@field y float World Y of the grenade.
---@field z float World Z of the grenade.
---@see event.game.player_blind
---@see client.userid_to_entindex

---The death camera froze on the killer.
---
---Fires after the local player died.
---@class event.game.freezecam_started
---@see event.game.show_freezepanel

---A player earned a bonus grenade in gun game.
---
---Fires when the grenade is awarded.
---@class event.game.gg_bonus_grenade_achieved
---@field userid short User id of the player who earned the bonus grenade.
---@see client.userid_to_entindex

---A player reached the final weapon in gun game.
---
---Fires when the player moves up to the last level.
---@class event.game.gg_final_weapon_achieved
---@field playerid short User id of the player who reached the final weapon.
---@see client.userid_to_entindex

---A player killed an enemy in gun game.
---
---Fires at the kill.
---@class event.game.gg_killed_enemy
---@field victimid short User id of the player who was killed.
---@field attackerid short User id of the killer.
---@field dominated short Not 0 when the killer dominates the victim.
---@field revenge short Not 0 when the kill was revenge.
---@field bonus bool True for a kill with a bonus weapon.
---@see event.game.player_death
---@see client.userid_to_entindex

---A player took the lead in gun game.
---
---Fires when the leader changes.
---@class event.game.gg_leader
---@field playerid short User id of the new leader.
---@see event.game.gg_team_leader
---@see client.userid_to_entindex

---A player is about to reach the next level in gun game.
---
---Fires before the level changes.
---@class event.game.gg_player_impending_upgrade
---@field userid short User id of the player who is about to level up.
---@see event.game.gg_player_levelup
---@see client.userid_to_entindex

---A player reached the next level in gun game.
---
---Fires when the level changes and the next weapon is awarded.
---@class event.game.gg_player_levelup
---@field userid short User id of the player who reached the level.
---@field weaponrank short Level that was reached.
---@field weaponname string Name of the weapon that is awarded.
---@see event.game.ggprogressive_player_levelup
---@see event.game.ggtr_player_levelup
---@see client.userid_to_entindex

---The sounds for the start of a round were reset for a player in gun game.
---
---Fires when the sounds are made ready to play again.
---@class event.game.gg_reset_round_start_sounds
---@field userid short User id of the player whose sounds are reset.
---@see client.userid_to_entindex

---A player took the lead of a team in gun game.
---
---Fires when the leader of the team changes.
---@class event.game.gg_team_leader
---@field playerid short User id of the new leader.
---@see event.game.gg_leader
---@see client.userid_to_entindex

---A player reached the next level in progressive gun game.
---
---Fires when the level changes and the next weapon is awarded.
---@class event.game.ggprogressive_player_levelup
---@field userid short User id of the player who reached the level.
---@field weaponrank short Level that was reached.
---@field weaponname string Name of the weapon that is awarded.
---@see event.game.gg_player_levelup
---@see client.userid_to_entindex

---A player reached the next level in demolition mode.
---
---Fires when the level changes and the next weapon is awarded.
---@class event.game.ggtr_player_levelup
---@field userid short User id of the player who reached the level.
---@field weaponrank short Level that was reached.
---@field weaponname string Name of the weapon that is awarded.
---@see event.game.gg_player_levelup
---@see client.userid_to_entindex

---A thrown grenade bounced.
---
---Fires at every bounce.
---@class event.game.grenade_bounce
---@field userid short User id of the player who threw the grenade.
---@see event.game.grenade_thrown
---@see client.userid_to_entindex

---A player threw a grenade.
---
---Fires when the grenade leaves the hand. The event for its detonation comes later.
---@class event.game.grenade_thrown
---@field userid short User id of the player who threw the grenade.
---@field weapon string Name of the grenade, without prefix, such as `flashbang`.
---@see event.game.grenade_bounce
---@see event.game.hegrenade_detonate
---@see event.game.flashbang_detonate
---@see event.game.smokegrenade_detonate
---@see event.game.molotov_detonate
---@see client.userid_to_entindex

---A wave restarted in guardian mode.
---
---Fires at the restart of the wave.
---@class event.game.guardian_wave_restart

---A high-explosive grenade exploded.
---
---Fires at the explosion, whether it hurts anybody or not.
---@class event.game.hegrenade_detonate
---@field userid short User id of the player who threw the grenade.
---@field entityid short Entity index of the grenade.
---@field x float World X of the grenade.
---@field y float World Y of the grenade.
---@field z float World Z of the grenade.
---@see event.game.grenade_thrown
---@see client.userid_to_entindex

---The panel of the death camera is hidden.
---
---Fires when the panel closes.
---@class event.game.hide_freezepanel
---@see event.game.show_freezepanel

---The view of a broadcast changed its mode.
---
---Fires at each change while a broadcast is watched.
---
---## Notes
---
---The event is listed in the source family as well, where its fields are short.
---@class event.game.hltv_changed_mode
---@field oldmode long View mode before the change.
---@field newmode long View mode after the change.
---@field obs_target long Entity index of what is watched.
---@see event.source.hltv_changed_mode

---A hostage called for help.
---
---Fires at every call.
---@class event.game.hostage_call_for_help
---@field hostage short Entity index of the hostage.
---@see event.game.hostage_follows

---A hostage started to follow a player.
---
---Fires when a player picks the hostage up or leads it.
---@class event.game.hostage_follows
---@field userid short User id of the player whom the hostage follows.
---@field hostage short Entity index of the hostage.
---@see event.game.hostage_stops_following
---@see event.game.hostage_rescued
---@see client.userid_to_entindex

---A hostage was hurt.
---
---Fires when the damage is done.
---@class event.game.hostage_hurt
---@field userid short User id of the player who hurt the hostage.
---@field hostage short Entity index of the hostage.
---@see event.game.hostage_killed
---@see client.userid_to_entindex

---A hostage was killed.
---
---Fires when the hostage dies.
---@class event.game.hostage_killed
---@field userid short User id of the player who killed the hostage.
---@field hostage short Entity index of the hostage.
---@see event.game.hostage_hurt
---@see client.userid_to_entindex

---A hostage was rescued.
---
---Fires when the hostage reaches a rescue zone.
---@class event.game.hostage_rescued
---@field userid short User id of the player who rescued the hostage.
---@field hostage short Entity index of the hostage.
---@field site short Index of the rescue zone.
---@see event.game.hostage_rescued_all
---@see client.userid_to_entindex

---All hostages were rescued.
---
---Fires after the last rescue.
---@class event.game.hostage_rescued_all
---@see event.game.hostage_rescued

---A hostage stopped following a player.
---
---Fires when the player leaves the hostage.
---@class event.game.hostage_stops_following
---@field userid short User id of the player who had been leading the hostage.
---@field hostage short Entity index of the hostage.
---@see event.game.hostage_follows
---@see client.userid_to_entindex

---A fire burned out.
---
---Fires when the fire ends by itself. A fire that is put out has `inferno_extinguish` instead.
---@class event.game.inferno_expire
---@field entityid short Entity index of the fire.
---@field x float World X of the fire.
---@field y float World Y of the fire.
---@field z float World Z of the fire.
---@see event.game.inferno_startburn

---A fire was put out.
---
---Fires when smoke ends the fire early.
---@class event.game.inferno_extinguish
---@field entityid short Entity index of the fire.
---@field x float World X of the fire.
---@field y float World Y of the fire.
---@field z float World Z of the fire.
---@see event.game.inferno_startburn

---A fire started to burn.
---
---Fires when a molotov or an incendiary grenade sets the ground on fire. `inferno_expire` or
---`inferno_extinguish` follows.
---@class event.game.inferno_startburn
---@field entityid short Entity index of the fire.
---@field x float World X of the fire.
---@field y float World Y of the fire.
---@field z float World Z of the fire.
---@see event.game.inferno_expire
---@see event.game.inferno_extinguish
---@see event.game.molotov_detonate

---A player inspected a weapon.
---
---Fires when the inspect animation starts.
---@class event.game.inspect_weapon
---@field userid short User id of the player who inspected the weapon.
---@see client.userid_to_entindex

---A player switched to an item.
---
---Fires when the item becomes the active one.
---@class event.game.item_equip
---@field userid short User id of the player who switched.
---@field item string Short name of the item, without prefix, such as `ak47` or `hegrenade`.
---@field defindex long Item definition index; see `item_definition`.
---@field canzoom bool True when the item can zoom.
---@field hassilencer bool True when the item can take a silencer.
---@field issilenced bool True when the silencer is on.
---@field hastracers bool True when shots of the item show tracers.
---@field weptype short Type of the weapon; see `weapon_type`.
---@field ispainted bool True when the item has a paint finish.
---@see event.game.item_pickup
---@see client.userid_to_entindex

---A player received an item for the inventory of the account.
---
---Fires when the item is announced.
---@class event.game.item_found
---@field player byte Entity index of the player who received the item.
---@field quality byte Number of the item's quality.
---@field method byte Number of the way in which the item was obtained.
---@field itemdef long Item definition index.
---@field itemid long Id of the item in the inventory.
---@see event.game.items_gifted

---A player received an item.
---
---Fires when the item enters the inventory, picked up or bought.
---@class event.game.item_pickup
---@field userid short User id of the player who received the item.
---@field item string Short name of the item, without prefix, such as `ak47` or `hegrenade`.
---@field silent bool True when no sound is played.
---@field defindex long Item definition index; see `item_definition`.
---@see event.game.item_remove
---@see event.game.item_equip
---@see client.userid_to_entindex

---A player could not pick up an item.
---
---Fires when the attempt fails.
---@class event.game.item_pickup_failed
---@field userid short User id of the player who tried to pick the item up.
---@field item string Short name of the item, without prefix, such as `ak47` or `hegrenade`.
---@field reason short Number of the reason.
---@field limit short How many of these items the player can carry.
---@see event.game.item_pickup
---@see client.userid_to_entindex

---An item that was picked up moves towards the player.
---
---Fires when the movement starts.
---@class event.game.item_pickup_slerp
---@field userid short User id of the player who picked the item up.
---@field index short Probably the entity index of the item.
---@field behavior short Number of the way in which the item moves.
---@see event.game.item_pickup
---@see client.userid_to_entindex

---A player bought an item.
---
---Fires at the purchase.
---@class event.game.item_purchase
---@field userid short User id of the player who bought the item.
---@field team short Team of the player; see `team`.
---@field loadout short Slot of the item in the loadout.
---@field weapon string Name of the item, with prefix, such as `weapon_ak47` or `item_assaultsuit`; can be `weapon_unknown`.
---@see event.game.item_pickup
---@see event.game.buymenu_open
---@see client.userid_to_entindex

---An item left the inventory of a player.
---
---Fires when the item is taken away.
---@class event.game.item_remove
---@field userid short User id of the player who lost the item.
---@field item string Short name of the item, without prefix, such as `ak47` or `hegrenade`.
---@field defindex long Item definition index; see `item_definition`.
---@see event.game.item_pickup
---@see client.userid_to_entindex

---A player handed out gifts.
---
---Fires once for each player who receives one.
---@class event.game.items_gifted
---@field player byte Entity index of the player who gives.
---@field itemdef long Item definition index of the gift.
---@field numgifts byte Number of players who receive a gift in this batch.
---@field giftidx byte Position of this recipient in the batch, counted from 0.
---@field accountid long Account id of the recipient.
---@see event.game.item_found

---A player could not join a team.
---
---Fires when the attempt fails.
---@class event.game.jointeam_failed
---@field userid short User id of the player who tried to join.
---@field reason byte Why joining failed; see `jointeam_failure`.
---@see event.game.teamchange_pending
---@see client.userid_to_entindex

---A player opened a crate in survival mode.
---
---Fires when the crate opens.
---
---## Notes
---
---The game's own description of `userid` calls it an entity index, although its name says user id.
---Make sure which it is before you convert it.
---@class event.game.loot_crate_opened
---@field userid short Probably the user id of the player.
---@field type string Type of the crate: `metal`, `wood` or `paradrop`.
---@see event.game.loot_crate_visible

---A player can see a crate in survival mode.
---
---Fires when the crate comes into view.
---
---## Notes
---
---The game's own description of `userid` calls it an entity index, although its name says user id.
---Make sure which it is before you convert it.
---@class event.game.loot_crate_visible
---@field userid short Probably the user id of the player.
---@field subject short Entity index of the crate.
---@field type string Type of the crate: `metal`, `wood` or `paradrop`.
---@see event.game.loot_crate_opened

---The limits that end the match were announced.
---
---Fires at the start of a match and when a limit changes.
---@class event.game.match_end_conditions
---@field frags long Kill limit of the match.
---@field max_rounds long Number of rounds that are played at most.
---@field win_rounds long Number of rounds that a team must win.
---@field time long Time limit of the match.

---The processing of the default material finished.
---
---Fires when the processing ends.
---@class event.game.material_default_complete

---An input lock was cancelled, probably that of a message box.
---
---Fires when the lock is given up.
---@class event.game.mb_input_lock_cancel
---@see event.game.mb_input_lock_success

---An input lock was taken, probably that of a message box.
---
---Fires when input is locked.
---@class event.game.mb_input_lock_success
---@see event.game.mb_input_lock_cancel

---A molotov or an incendiary grenade broke.
---
---Fires at the impact. The fire that it starts has `inferno_startburn`.
---@class event.game.molotov_detonate
---@field userid short User id of the player who threw the grenade.
---@field x float World X of the impact.
---@field y float World Y of the impact.
---@field z float World Z of the impact.
---@see event.game.inferno_startburn
---@see client.userid_to_entindex

---A navigation area became blocked or free.
---
---Fires when the state of the area changes.
---@class event.game.nav_blocked
---@field area long Id of the navigation area.
---@field blocked bool True when the area is blocked now.

---A navigation mesh is being generated.
---
---Fires when bots need a mesh and the map has no file with one.
---@class event.game.nav_generate

---Another map was chosen as the next one.
---
---Fires when the setting changes.
---@class event.game.nextlevel_changed
---@field nextlevel string Name of the next map.
---@field mapgroup string Name of its map group.
---@field skirmishmode string Name of its skirmish mode.

---A hint to open a crate is due in survival mode.
---
---Fires when the game shows the hint.
---
---## Notes
---
---The game's own description of `userid` calls it an entity index, although its name says user id.
---Make sure which it is before you convert it.
---@class event.game.open_crate_instr
---@field userid short Probably the user id of the player.
---@field subject short Entity index of the crate.
---@field type string Type of the crate: `metal`, `wood` or `paradrop`.
---@see event.game.loot_crate_opened

---Something other than a player died.
---
---Fires at the death. It is known for chickens only.
---@class event.game.other_death
---@field otherid short Entity index of what died.
---@field othertype string Kind of entity that died, for example `chicken`.
---@field attacker short User id of the killer.
---@field weapon string Name of the weapon.
---@field weapon_itemid string Inventory id of the weapon, as text.
---@field weapon_fauxitemid string Stand-in for the inventory id of the weapon, as text.
---@field weapon_originalowner_xuid string 64-bit account id of the weapon's first owner, as text.
---@field headshot bool True for a hit in the head.
---@field penetrated short Number of objects that the bullet went through.
---@field noscope bool True when the weapon has a scope that was not used.
---@field thrusmoke bool True when the bullet passed through smoke.
---@field attackerblind bool True when the killer was blinded by a flashbang.
---@see event.game.player_death
---@see client.userid_to_entindex

---A player opened a parachute.
---
---Fires when the parachute opens.
---@class event.game.parachute_deploy
---@field userid short User id of the player who opened the parachute.
---@see event.game.parachute_pickup
---@see client.userid_to_entindex

---A player picked up a parachute.
---
---Fires when the player takes it.
---@class event.game.parachute_pickup
---@field userid short User id of the player who picked up the parachute.
---@see event.game.parachute_deploy
---@see client.userid_to_entindex

---A player avenged a teammate.
---
---Fires when the player kills the killer of the teammate.
---@class event.game.player_avenged_teammate
---@field avenger_id short Probably the user id of the player who avenged the teammate.
---@field avenged_player_id short Probably the user id of the teammate.
---@see client.userid_to_entindex

---A player became a ghost.
---
---Fires when the change takes effect.
---@class event.game.player_become_ghost
---@field userid short User id of the player who became a ghost.
---@see client.userid_to_entindex

---A player was blinded by a flashbang.
---
---Fires when the flash takes effect, once for each player whom it blinds.
---@class event.game.player_blind
---@field userid short User id of the player who was blinded.
---@field attacker short User id of the player who threw the flashbang.
---@field entityid short Entity index of the flashbang.
---@field blind_duration float How long the player is blinded, in seconds.
---@see event.game.flashbang_detonate
---@see client.userid_to_entindex

---A player died.
---
---Fires once for each death, suicides included: there, `attacker` and `userid` are the same.
---
---## Notes
---
---The page of `event.source.player_death` lists only what the engine itself defines. There is one
---event: a callback gets the fields listed here.
---@class event.game.player_death
---@field userid short User id of the player who died.
---@field attacker short User id of the killer; 0 when no player is to blame.
---@field assister short User id of the player who assisted; probably 0 when nobody did.
---@field assistedflash bool True when the assist was a flashbang.
---@field weapon string Name of the weapon, without prefix.
---@field weapon_itemid string Inventory id of the weapon, as text.
---@field weapon_fauxitemid string Stand-in for the inventory id of the weapon, as text.
---@field weapon_originalowner_xuid string 64-bit account id of the weapon's first owner, as text.
---@field headshot bool True for a hit in the head.
---@field dominated short Not 0 when the killer dominates the victim.
---@field revenge short Not 0 when the kill was revenge.
---@field wipe short Probably not 0 when the kill wiped out a squad.
---@field penetrated short Number of objects that the bullet went through.
---@field noreplay bool False when there is no replay data; otherwise the field is missing.
---@field noscope bool True when the weapon has a scope that was not used.
---@field thrusmoke bool True when the bullet passed through smoke.
---@field attackerblind bool True when the killer was blinded by a flashbang.
---@field distance float Distance between killer and victim in metres.
---@see event.game.player_hurt
---@see event.game.other_death
---@see event.source.player_death
---@see client.userid_to_entindex

---A player sprayed a decal.
---
---Fires when the spray is placed.
---@class event.game.player_decal
---@field userid short User id of the player who placed the spray.
---@see client.userid_to_entindex

---A player was hurt by a fall.
---
---Fires at the landing.
---@class event.game.player_falldamage
---@field userid short User id of the player who fell.
---@field damage float Damage that the fall did.
---@see event.game.player_hurt
---@see client.userid_to_entindex

---A player made a step.
---
---Fires at every audible step.
---
---## Notes
---
---Keep the callback cheap, because steps are very frequent.
---@class event.game.player_footstep
---@field userid short User id of the player who made the step.
---@see event.game.player_jump
---@see client.userid_to_entindex

---A player was given the bomb.
---
---Fires when the carrier of the bomb is chosen.
---@class event.game.player_given_c4
---@field userid short User id of the player who was given the bomb.
---@see event.game.bomb_pickup
---@see client.userid_to_entindex

---A player was hurt.
---
---Fires each time that a player takes damage.
---
---## Notes
---
---For a variant of a weapon, `weapon` can name the base weapon, for example `hkp2000` for
---`usp_silencer`. `player_death` names the variant.
---@class event.game.player_hurt
---@field userid short User id of the player who was hurt.
---@field attacker short User id of the attacker; 0 when no player is to blame.
---@field health byte Health that is left.
---@field armor byte Armour that is left.
---@field weapon string Name of the weapon, without prefix; names no weapon for damage by the world.
---@field dmg_health short Damage to the health.
---@field dmg_armor byte Damage to the armour.
---@field hitgroup byte Part of the body that was hit; see `hitgroup`.
---@see event.game.player_death
---@see event.source.player_hurt
---@see client.userid_to_entindex

---A player jumped.
---
---Fires when the jump starts.
---@class event.game.player_jump
---@field userid short User id of the player who jumped.
---@see event.game.player_footstep
---@see client.userid_to_entindex

---A player marked a spot with a ping.
---
---Fires when the ping is placed.
---@class event.game.player_ping
---@field userid short User id of the player who placed the ping.
---@field entityid short Probably the entity index of the ping.
---@field x float World X of the ping.
---@field y float World Y of the ping.
---@field z float World Z of the ping.
---@field urgent bool True for an urgent ping.
---@see event.game.player_ping_stop
---@see client.userid_to_entindex

---A ping ended.
---
---Fires when the ping disappears.
---@class event.game.player_ping_stop
---@field entityid short Probably the entity index of the ping.
---@see event.game.player_ping

---A player used a radio command.
---
---Fires when the command is given.
---@class event.game.player_radio
---@field userid short User id of the player who used the command.
---@field slot short Probably the number of the radio command.
---@see client.userid_to_entindex

---A player voted on a reset.
---
---Fires when the vote is cast.
---@class event.game.player_reset_vote
---@field userid short User id of the player who voted.
---@field vote bool Vote that was cast.
---@see event.game.enable_restart_voting
---@see client.userid_to_entindex

---A player spawned.
---
---Fires each time that a player comes into play, at the start of a round or at a respawn.
---
---## Notes
---
---This is an event of the game. `event.source.player_spawn` is that of the engine.
---@class event.game.player_spawned
---@field userid short User id of the player who spawned.
---@field inrestart bool True when a restart is pending.
---@see event.source.player_spawn
---@see client.userid_to_entindex

---Statistics of the player were updated.
---
---Fires when statistics are stored or sent.
---@class event.game.player_stats_updated
---@field forceupload bool True forces an upload.

---Achievements are posted again.
---
---Probably fires on game consoles only.
---@class event.game.repost_xbox_achievements
---@field splitscreenplayer short Split screen slot of the player.

---The controls of the player were reset.
---
---Fires while a demo is played back.
---@class event.game.reset_player_controls

---A round ended.
---
---Fires when the winner is decided, before the next round is prepared.
---@class event.game.round_end
---@field winner byte Team that won, or a user id in modes without teams; see `team`.
---@field reason byte Why the round ended; see `round_end_reason`.
---@field message string Text token of the result.
---@field legacy byte Old value that the server still makes.
---@field player_count short Number of players alive at the end, for statistics.
---@field nomusic byte Not 0 when the music for the end of the round is not played.
---@see event.game.round_start
---@see event.game.round_mvp
---@see event.source.round_end

---The freeze time ended.
---
---Fires when players can move.
---@class event.game.round_freeze_end
---@see event.game.round_start

---A player was chosen as the most valuable player of the round.
---
---Fires after the round ended.
---@class event.game.round_mvp
---@field userid short User id of the most valuable player.
---@field reason short Why the player was chosen; see `mvp_reason`.
---@field value long Number that belongs to the reason.
---@field musickitmvps long Number of such awards that the player's music kit has counted.
---@field nomusic byte Not 0 when the music for the end of the round is not played.
---@see event.game.round_end
---@see client.userid_to_entindex

---All work for the restart of a round is done.
---
---Fires after every other step of the restart.
---@class event.game.round_poststart
---@see event.game.round_prestart
---@see event.game.round_start

---The restart of a round begins.
---
---Fires before every other step of the restart.
---@class event.game.round_prestart
---@see event.game.round_poststart
---@see event.game.round_start

---A round started.
---
---Fires before the freeze time. For the moment when players can move, use `round_freeze_end`.
---@class event.game.round_start
---@field timelimit long Time limit of the round in seconds.
---@field fraglimit long Kill limit.
---@field objective string Objective of the round.
---@see event.game.round_prestart
---@see event.game.round_freeze_end
---@see event.game.round_end
---@see event.source.round_start

---The coin of a player was upgraded.
---
---Fires at the upgrade.
---@class event.game.seasoncoin_levelup
---@field player short Entity index of the player.
---@field category short Category of the coin.
---@field rank short New rank of the coin.

---The old user interface raised an event.
---
---Fires when the interface sends an action.
---@class event.game.sfuievent
---@field action string Name of the action.
---@field data string Data of the action.
---@field slot byte Slot of the player.

---The panel of the death camera is shown.
---
---Fires after the local player died.
---@class event.game.show_freezepanel
---@field victim short Entity index of the player who died.
---@field killer short Entity index of the killer.
---@field hits_taken short Number of hits that the victim took from the killer.
---@field damage_taken short Damage that the victim took from the killer.
---@field hits_given short Number of hits that the victim landed on the killer.
---@field damage_given short Damage that the victim did to the killer.
---@see event.game.hide_freezepanel
---@see event.game.freezecam_started

---A message about respawns is shown in survival mode.
---
---Fires when the message is due.
---@class event.game.show_survival_respawn_status
---@field loc_token string Text token of the message.
---@field duration long How long the message is shown.
---@field userid short User id of the player whom the message is for.
---@see event.game.survival_no_respawns_warning
---@see client.userid_to_entindex

---A player is taking off a silencer.
---
---Fires at the start of the action. `silencer_off` follows when it completes.
---@class event.game.silencer_detach
---@field userid short User id of the player who is taking off the silencer.
---@see event.game.silencer_off
---@see client.userid_to_entindex

---A player took off a silencer.
---
---Fires when the action completes.
---@class event.game.silencer_off
---@field userid short User id of the player who took off the silencer.
---@see event.game.silencer_on
---@see client.userid_to_entindex

---A player put on a silencer.
---
---Fires when the action completes.
---@class event.game.silencer_on
---@field userid short User id of the player who put on the silencer.
---@see event.game.silencer_off
---@see client.userid_to_entindex

---A smoke beacon called a supply drop in survival mode.
---
---Fires when the drop is called.
---@class event.game.smoke_beacon_paradrop
---@field userid short User id of the player who called the drop.
---@field paradrop short Probably the entity index of the supply drop.
---@see event.game.survival_paradrop_spawn
---@see client.userid_to_entindex

---A smoke grenade released its smoke.
---
---Fires when the smoke appears. `smokegrenade_expired` follows when it is gone.
---@class event.game.smokegrenade_detonate
---@field userid short User id of the player who threw the grenade.
---@field entityid short Entity index of the grenade.
---@field x float World X of the grenade.
---@field y float World Y of the grenade.
---@field z float World Z of the grenade.
---@see event.game.smokegrenade_expired
---@see client.userid_to_entindex

---A cloud of smoke ended.
---
---Fires when the smoke of a grenade disappears.
---@class event.game.smokegrenade_expired
---@field userid short User id of the player who threw the grenade.
---@field entityid short Entity index of the grenade.
---@field x float World X of the grenade.
---@field y float World Y of the grenade.
---@field z float World Z of the grenade.
---@see event.game.smokegrenade_detonate
---@see client.userid_to_entindex

---A snowball hit a player in the face.
---
---Fires when the snowball lands.
---@class event.game.snowball_hit_player_face
---@field userid short User id of the player who was hit.
---@see client.userid_to_entindex

---A player's spectator mode changed.
---
---Fires when the spectator goes over to another kind of view.
---
---## Notes
---
---Do not convert `userid` with `client.userid_to_entindex`: it is an entity index already.
---@class event.game.spec_mode_updated
---@field userid byte Entity index of the player, despite the name of the field.
---@see event.game.spec_target_updated

---A player's spectator target changed.
---
---Fires when the spectator goes over to another player.
---
---## Notes
---
---Do not convert `userid` with `client.userid_to_entindex`: it is an entity index already.
---@class event.game.spec_target_updated
---@field userid byte Entity index of the player, despite the name of the field.
---@see event.game.spec_mode_updated

---Half time started.
---
---Fires between the two halves of a match.
---@class event.game.start_halftime
---@see event.game.announce_phase_end

---A player called a vote.
---
---Fires when the vote is about to start.
---@class event.game.start_vote
---@field userid short User id of the player who called the vote.
---@field type byte Number of the kind of vote.
---@field vote_parameter short Parameter of the vote.
---@see event.source.vote_started
---@see client.userid_to_entindex

---Respawns ended in survival mode.
---
---Fires when the last respawn is over.
---@class event.game.survival_no_respawns_final
---@field userid short User id of the player whom the message is for.
---@see event.game.survival_no_respawns_warning
---@see client.userid_to_entindex

---Respawns end soon in survival mode.
---
---Fires shortly before respawns end.
---@class event.game.survival_no_respawns_warning
---@field userid short User id of the player whom the message is for.
---@see event.game.survival_no_respawns_final
---@see client.userid_to_entindex

---A supply drop broke open in survival mode.
---
---Fires when the crate breaks.
---@class event.game.survival_paradrop_break
---@field entityid short Entity index of the crate.
---@see event.game.survival_paradrop_spawn

---A supply drop appeared in survival mode.
---
---Fires when the crate spawns.
---@class event.game.survival_paradrop_spawn
---@field entityid short Entity index of the crate.
---@see event.game.survival_paradrop_break

---A teammate respawned in survival mode.
---
---Fires when the teammate is back in play.
---@class event.game.survival_teammate_respawn
---@field userid short User id of the player who respawned.
---@see client.userid_to_entindex

---The sizes of the teams were reported.
---
---Fires when the balance of the teams changes.
---@class event.game.switch_team
---@field numPlayers short Number of active players in both teams.
---@field numSpectators short Number of spectators.
---@field avg_rank short Average rank of the human players.
---@field numTSlotsFree short Number of free places among the terrorists.
---@field numCTSlotsFree short Number of free places among the counter-terrorists.
---@see event.source.player_team

---A tactical awareness grenade went off.
---
---Fires at the detonation.
---@class event.game.tagrenade_detonate
---@field userid short User id of the player who threw the grenade.
---@field entityid short Entity index of the grenade.
---@field x float World X of the grenade.
---@field y float World Y of the grenade.
---@field z float World Z of the grenade.
---@see event.game.grenade_thrown
---@see client.userid_to_entindex

---A player is about to change team.
---
---Fires when the change is requested. It takes effect later.
---@class event.game.teamchange_pending
---@field userid short User id of the player who will change team.
---@field toteam byte Team that the player will join; see `team`.
---@see event.source.player_team
---@see client.userid_to_entindex

---A round with teams restarted.
---
---Fires at the restart.
---@class event.game.teamplay_round_start
---@field full_reset bool True when the whole map is reset.
---@see event.game.round_start

---A tournament reward was given.
---
---Fires when the reward is awarded.
---@class event.game.tournament_reward
---@field defindex long Item definition index of the reward.
---@field totalrewards long Number of rewards in total.
---@field accountid long Account id of the player who is rewarded.

---The hint about the exit was triggered in training.
---
---Fires when the player reaches the trigger.
---@class event.game.tr_exit_hint_trigger

---A best time was recorded in training.
---
---Fires when the time is stored.
---@class event.game.tr_mark_best_time
---@field time long Time that was recorded.

---A part of the training was completed.
---
---Fires when the part is done.
---@class event.game.tr_mark_complete
---@field complete short Number of the part that was completed.

---The player was flashed in training.
---
---Fires when the flash takes effect.
---@class event.game.tr_player_flashbanged
---@field userid short User id of the player who was flashed.
---@see client.userid_to_entindex

---The exit dialog is shown in training.
---
---Fires when the dialog opens.
---@class event.game.tr_show_exit_msgbox
---@field userid short User id of the player who sees the dialog.
---@see event.game.tr_show_finish_msgbox
---@see client.userid_to_entindex

---The finish dialog is shown in training.
---
---Fires when the dialog opens.
---@class event.game.tr_show_finish_msgbox
---@field userid short User id of the player who sees the dialog.
---@see event.game.tr_show_exit_msgbox
---@see client.userid_to_entindex

---The trial time of a player ran out.
---
---Fires when the time is used up.
---@class event.game.trial_time_expired
---@field slot short Slot of the player.

---The matchmaking statistics are updated.
---
---Fires at the end of a round.
---@class event.game.update_matchmaking_stats

---The VIP escaped.
---
---Fires when the VIP reaches safety.
---@class event.game.vip_escaped
---@field userid short User id of the player who was the VIP.
---@see event.game.vip_killed
---@see client.userid_to_entindex

---The VIP was killed.
---
---Fires when the VIP dies.
---@class event.game.vip_killed
---@field userid short User id of the player who was the VIP.
---@field attacker short User id of the killer.
---@see event.game.vip_escaped
---@see client.userid_to_entindex

---A player fired a weapon.
---
---Fires at every shot and at most knife swings.
---@class event.game.weapon_fire
---@field userid short User id of the player who fired.
---@field weapon string Name of the weapon, with prefix, such as `weapon_ak47`.
---@field silenced bool True when the weapon is silenced.
---@see event.game.bullet_impact
---@see event.game.weapon_fire_on_empty
---@see client.userid_to_entindex

---A player pulled the trigger of an empty weapon.
---
---Fires at each attempt to shoot without ammunition.
---@class event.game.weapon_fire_on_empty
---@field userid short User id of the player who pulled the trigger.
---@field weapon string Name of the weapon.
---@see event.game.weapon_fire
---@see client.userid_to_entindex

---A player ran out of ammunition.
---
---Fires when the last round of the weapon is gone.
---@class event.game.weapon_outofammo
---@field userid short User id of the player who ran out of ammunition.
---@see event.game.weapon_reload
---@see client.userid_to_entindex

---A player started to reload.
---
---Fires at the start of the reload.
---@class event.game.weapon_reload
---@field userid short User id of the player who is reloading.
---@see event.game.weapon_outofammo
---@see client.userid_to_entindex

---A player zoomed with the scope of a sniper rifle.
---
---Fires when the zoom level changes.
---@class event.game.weapon_zoom
---@field userid short User id of the player who zoomed.
---@see event.game.weapon_zoom_rifle
---@see client.userid_to_entindex

---A player zoomed with the scope of a rifle.
---
---Fires when the zoom starts. It is kept apart from `weapon_zoom` because bots ignore it.
---@class event.game.weapon_zoom_rifle
---@field userid short User id of the player who zoomed.
---@see event.game.weapon_zoom
---@see client.userid_to_entindex

---The profile data is being written.
---
---Fires when the profile is saved.
---@class event.game.write_profile_data
