import { describe } from 'vitest';
import { promises } from './support.ts';

describe('an example names whom its event is about, and nobody else', () => {
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
    `fire("vip_killed", { userid = me.userid, attacker = eve.userid })
     fire("vip_killed", { userid = me.userid, attacker = 0 })
     expect(logged("error_log")):is({ "Your VIP is dead, killed by Eve", "Your VIP is dead" })
     fire("vip_killed", { userid = eve.userid, attacker = 0 })
     expect(logged("color_log")):is({ "Their VIP is dead" })`,
  );
});
