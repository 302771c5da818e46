import { describe } from 'vitest';
import { promises } from './support.ts';

/** The two ways in which an example learns that an entity index now belongs to somebody else. */
const CHANGES = {
  'the player has left': 'team = 0, oldteam = 3, disconnect = true',
  'another player has joined': 'team = 3, oldteam = 0, disconnect = false',
};

/** Examples with a flag of the overlay, and what gives Eve the flag. */
const FLAGS = {
  'event.game.cs_game_disconnected': 'fire("player_death", { userid = eve.userid })',
  'event.game.enter_bombzone': 'fire("enter_bombzone", { userid = eve.userid, hasbomb = true })',
  'event.game.exit_rescue_zone': 'fire("enter_rescue_zone", { userid = eve.userid })',
  'event.game.gg_bonus_grenade_achieved': 'fire("gg_bonus_grenade_achieved", { userid = eve.userid })',
  'event.game.gg_final_weapon_achieved': 'fire("gg_final_weapon_achieved", { playerid = eve.userid })',
  'event.game.gg_player_impending_upgrade': 'fire("gg_player_impending_upgrade", { userid = eve.userid })',
  'event.game.ggtr_player_levelup':
    'fire("ggtr_player_levelup", { userid = eve.userid, weaponname = "mp9" })',
  'event.game.hostage_follows': 'fire("hostage_follows", { userid = eve.userid, hostage = 90 })',
  'event.game.item_equip': 'fire("item_equip", { userid = eve.userid, weptype = 5, item = "awp" })',
  'event.game.item_pickup': 'fire("item_pickup", { userid = eve.userid, defindex = 9 })',
  'event.game.parachute_pickup': 'fire("parachute_pickup", { userid = eve.userid })',
  'event.game.silencer_detach': 'fire("silencer_detach", { userid = eve.userid })',
  'event.game.silencer_on': 'fire("silencer_on", { userid = eve.userid })',
  'event.game.weapon_outofammo': 'fire("weapon_outofammo", { userid = eve.userid })',
  'event.source.player_changename': 'fire("player_changename", { userid = eve.userid, oldname = "Ann" })',
  'event.source.player_chat': 'fire("player_chat", { userid = eve.userid, teamonly = false })',
  'event.source.player_class': 'fire("player_class", { userid = eve.userid, class = "fbi" })',
  'event.source.player_score': 'fire("player_score", { userid = eve.userid, kills = 2, deaths = 1 })',
};

/** Examples that draw the name of Eve, and what makes them do so. */
const NAMES = {
  'event.game.gg_player_levelup': [
    'fire("gg_player_levelup", { userid = eve.userid, weaponrank = 4 })',
    '4  Eve',
  ],
  next: ['fire("player_hurt", { userid = eve.userid, health = 40 })', 'Eve 40'],
} as const;

describe('a newcomer does not inherit what an example knows of a player who has left', () => {
  for (const [owner, flag] of Object.entries(FLAGS))
    for (const [what, fields] of Object.entries(CHANGES))
      promises(
        owner,
        `no flag is left when ${what}`,
        `${flag}
         frame()
         expect(flags(eve)):has_length(1)
         fire("player_team", { userid = eve.userid, ${fields} })
         frame()
         expect(flags(eve)):is({})`,
      );

  for (const [owner, [event, text]] of Object.entries(NAMES))
    promises(
      owner,
      'whoever has left is not listed, even if another player has the index',
      `${event}
       frame()
       expect(texts()):has("${text}")
       fire("player_team", { userid = eve.userid, ${CHANGES['the player has left']} })
       game.remove(eve)
       game.player({ team = 3, name = "Zoe", userid = 900 })
       frame()
       expect(drawn()):has_length(0)`,
    );

  promises(
    'event.game.player_become_ghost',
    'a player with the index of a ghost is listed',
    `fire("player_become_ghost", { userid = eve.userid })
     frame()
     expect(texts()):is({})
     fire("player_team", { userid = eve.userid, ${CHANGES['another player has joined']} })
     frame()
     expect(texts()):is({ "Eve" })`,
  );

  promises(
    'event.game.dz_item_interaction',
    'the mark stays at the crate, whatever gets its index',
    `answer("renderer.world_to_screen", function(x, y) return x, y end)
     local crate = game.entity({ class = "CCrate", origin = { 100, 50, 0 } })
     fire("dz_item_interaction", { subject = crate.index, type = "metal" })
     crate.origin = { 900, 900, 0 }
     frame()
     expect(texts()):is({ "metal, used" })
     expect(drawn()[1].x):is(100)`,
  );

  promises(
    'event.game.exit_bombzone',
    'whoever has left the server is not at the bomb',
    `fire("bomb_planted", { userid = eve.userid })
     frame()
     expect(drawn()):has_length(0)
     fire("player_team", { userid = eve.userid, ${CHANGES['the player has left']} })
     frame()
     expect(texts()):is({ "NOBODY AT BOMB" })`,
  );

  promises(
    'event.game.player_reset_vote',
    'the vote of a player who has left does not count, that of one who changes sides does',
    `fire("player_reset_vote", { userid = eve.userid, vote = true })
     fire("player_reset_vote", { userid = me.userid, vote = true })
     fire("player_team", { userid = me.userid, team = 3, oldteam = 2, disconnect = false })
     fire("player_team", { userid = eve.userid, ${CHANGES['the player has left']} })
     frame()
     expect(texts()):is({ "RESTART VOTES 1" })`,
  );

  promises(
    'bit.bnot',
    'whoever has left is not among the living',
    `fire("round_start")
     fire("player_team", { userid = eve.userid, ${CHANGES['the player has left']} })
     fire("player_death", { userid = me.userid })
     expect(logged()[2]):is("Alive: 0x00000000")`,
  );

  promises(
    'bit.bnot',
    'who was alive on the last map is not among the living on this one',
    `game.remove(eve)
     fire("game_newmap")
     fire("player_death", { userid = me.userid })
     expect(logged()):is({ "Alive: 0x00000000" })`,
  );

  promises(
    'bit.bnot',
    'a place without a player is not among the living',
    `answer("entity.is_alive", true)
     fire("round_start")
     fire("player_death", { userid = me.userid })
     expect(logged()):is({ "Alive: 0x00000004" })`,
  );

  promises(
    'ffi.copy',
    'whoever takes the place of another player has lost no health',
    `fire("net_update_end")
     answer("entity.get_prop", nil)
     fire("net_update_end")
     no_answer("entity.get_prop")
     eve.health = 0
     fire("net_update_end")
     expect(logged()):has_length(0)`,
  );

  for (const [owner, change] of [
    ['plist', 'fire("bomb_pickup", { userid = eve.userid })'],
    ['plist.set', 'game.player({ team = 2, name = "Ann" })\n menu.press("Whitelist teammates")'],
  ] as const)
    promises(
      owner,
      'the option is as before when the player has left',
      `${change}
       expect(last_argument("plist.set")):is(true)
       fire("${owner === 'plist' ? 'bomb_dropped' : 'player_team'}", { userid = eve.userid })
       expect(last_argument("plist.set")):is(false)`,
    );
});
