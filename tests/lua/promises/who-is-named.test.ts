import { describe } from 'vitest';
import { promises } from './support.ts';

describe('an example names whom its event is about, and nobody else', () => {
  promises(
    'entindex',
    'whoever dies by their own hand has not killed themselves',
    `fire("player_death", { userid = me.userid, attacker = eve.userid })
     fire("player_death", { userid = me.userid, attacker = me.userid })
     frame()
     expect(texts()):is({ "KILLED BY Eve" })`,
  );

  promises(
    'ipairs',
    'you are none of your teammates',
    `game.player({ team = 2, name = "Ann" })
     frame()
     expect(texts()):is({ "1. Ann" })`,
  );

  promises(
    'event.game.tournament_reward',
    'you are told from others, for eight seconds',
    `answer("entity.get_steam64", 4711)
     local function shown(account)
         fire("tournament_reward", { accountid = account, defindex = 9 })
         frame()
         return texts()
     end
     expect(shown(4711)):is({ "You won item 9" })
     expect(shown(4712)):is({ "Somebody won item 9" })
     play(8)
     expect(drawn()):has_length(0)`,
  );

  promises(
    'event.game.show_freezepanel',
    'a death without a killer is no duel',
    `local function shown(killer)
         fire("show_freezepanel", { victim = me.index, killer = killer, damage_taken = 90, hits_taken = 3 })
         frame()
         return texts()[1]
     end
     expect(shown(0)):is_nil()
     expect(shown(me.index)):is_nil()
     expect(shown(eve.index)):is("Eve")`,
  );

  promises(
    'event.game.gg_leader',
    'a leader who has left is not named',
    `fire("gg_leader", { playerid = eve.userid })
     fire("gg_leader", { playerid = 9999 })
     frame()
     expect(texts()):is({ "Leader: Eve" })`,
  );

  promises(
    'event.game.vip_killed',
    'the killer is named if there is one',
    `local function announced(vip, attacker)
         fire("vip_killed", { userid = vip, attacker = attacker })
         frame()
         return texts()[1], drawn("text")[1].r
     end
     expect({ announced(me.userid, eve.userid) }):is({ "Your VIP is dead, killed by Eve", 255 })
     expect({ announced(me.userid, 0) }):is({ "Your VIP is dead", 255 })
     expect({ announced(eve.userid, 0) }):is({ "Their VIP is dead", 120 })
     expect(logged()):is({ "Your VIP is dead", "Your VIP is dead" })
     play(6.1, 0.5)
     expect(drawn()):has_length(0)`,
  );

  promises(
    'event.source.player_team',
    'whoever leaves or changes sides is shown, but not whoever joins, for six seconds',
    `local function shown(fields)
         fields.userid = eve.userid
         fire("player_team", fields)
         frame()
         return texts()
     end
     expect(shown({ team = 3, oldteam = 0, disconnect = false })):is({})
     expect(shown({ team = 2, oldteam = 3, disconnect = false })):is({ "Eve went over to the terrorists" })
     expect(shown({ team = 0, oldteam = 2, disconnect = true })):is({
         "Eve left",
         "Eve went over to the terrorists",
     })
     play(6)
     expect(drawn()):has_length(0)`,
  );

  promises(
    'event.source.hltv_changed_mode',
    'the number of the mode stays until you leave',
    `frame()
     expect(drawn()):has_length(0)
     fire("hltv_changed_mode", { newmode = 5 })
     frame()
     expect(texts()):is({ "Mode 5" })
     fire("client_disconnect")
     frame()
     expect(drawn()):has_length(0)`,
  );

  promises(
    'event.game.hltv_changed_mode',
    'the camera can turn to another player without another mode',
    `local ann = game.player({ team = 2, name = "Ann" })
     local function named(event, player)
         fire(event, { obs_target = player.index })
         frame()
         return texts()
     end
     expect(named("hltv_changed_mode", eve)):is({ "On Eve" })
     expect(named("hltv_changed_target", ann)):is({ "On Ann" })
     fire("game_newmap")
     frame()
     expect(drawn()):has_length(0)`,
  );
});
