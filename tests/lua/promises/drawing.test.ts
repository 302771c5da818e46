import { describe } from 'vitest';
import { promises } from './support.ts';

describe('an example draws where its text says', () => {
  promises(
    'globals.absoluteframetime',
    'the frame rate is that of the last frames, not of one',
    `play(2, 0.02)
     expect(texts()):is({ "50 fps" })
     frame(0.1)
     expect(texts()):is({ "42 fps" })`,
  );

  promises(
    'math.random',
    'sparks fly the same way, however long the frames are',
    `local function sparks(step)
         math.randomseed(7)
         fire("player_death", { userid = eve.userid, attacker = me.userid })
         play(0.4, step)
         return drawn("rectangle")
     end
     local few, many = sparks(0.2), sparks(0.01)
     expect(many):has_length(60)
     expect(few):has_length(60)
     for i = 1, 60 do
         expect(few[i].x):is_near(many[i].x, 0.01)
         expect(few[i].y):is_near(many[i].y, 0.01)
     end`,
  );

  promises(
    'math.tanh',
    'an enemy ahead is in the middle, one to the left is left of it, nobody leaves the strip',
    `game.camera({ x = 0, y = 0, z = 64, pitch = 0, yaw = 0 })
     local function place(x, y)
         eve.origin = { x, y, 0 }
         me.origin = { 0, 0, 0 }
         frame()
         return drawn("rectangle")[2].x + 2
     end
     expect(place(500, 0)):is_near(960, 1)
     expect(place(500, 200)):is_between(811, 955)
     expect(place(-500, 1)):is_between(810, 840)
     expect(place(-500, -1)):is_between(1080, 1110)`,
  );

  promises(
    'math.cos',
    'the ring is closed, and a part out of view is left out',
    `game.entity({ class = "CPlantedC4", origin = { 500, 0, 0 } })
     game.camera({ x = 0, y = 0, z = 200, pitch = 20, yaw = 0 })
     frame()
     local lines = drawn("line")
     expect(lines):has_length(32)
     expect(lines[32].x2):is_near(lines[1].x1, 0.01)
     expect(lines[32].y2):is_near(lines[1].y1, 0.01)
     answer("renderer.world_to_screen")
     frame()
     expect(drawn("line")):has_length(0)`,
  );

  promises(
    'renderer.line',
    'an enemy in view gets a line to the feet; one behind you and one without a position get none',
    `game.camera({ x = 0, y = 0, z = 0, pitch = 0, yaw = 0 })
     eve.origin = { 500, 0, 0 }
     frame()
     expect(drawn("line")):has_length(1)
     expect({ drawn("line")[1].x2, drawn("line")[1].y2 }):is({ 960, 540 })
     eve.origin = { -500, 0, 0 }
     frame()
     expect(drawn("line")):has_length(0)
     answer("entity.get_origin")
     frame()
     expect(drawn("line")):has_length(0)`,
  );

  promises(
    'event.game.bullet_impact',
    'the tracer of your bullet is a line, not a point, although the eye does not move',
    `game.camera({ x = 0, y = 0, z = 64, pitch = 0, yaw = 0 })
     answer("client.eye_position", 0, 0, 64)
     fire("bullet_impact", { userid = eve.userid, x = 500, y = 0, z = 64 })
     frame()
     expect(drawn("line")):has_length(0)
     fire("bullet_impact", { userid = me.userid, x = 500, y = 0, z = 64 })
     frame()
     local line = drawn("line")[1]
     expect({ line.x2, line.y2 }):is({ 960, 540 })
     expect(line.y1):is_between(600, 1080)
     play(2, 0.5)
     expect(drawn("line")):has_length(0)`,
  );

  promises(
    'entity.is_dormant',
    'a name fades with the overlay, and is gone with it; free slots have no side',
    `frame()
     for _, call in ipairs(calls("entity.is_enemy")) do
         expect({ me.index, eve.index }):has(call[1])
     end
     eve.dormant = true
     answer("renderer.world_to_screen", 10, 10)
     for share, count in pairs({ [0.5] = 1, [0] = 0 }) do
         answer("entity.get_esp_data", { alpha = share, health = 100, flags = 0, weapon_id = 7 })
         frame()
         expect(drawn("text")):has_length(count)
     end
     answer("entity.get_esp_data", { alpha = 0.5, health = 100, flags = 0, weapon_id = 7 })
     frame()
     expect(drawn("text")[1].a):is_near(127.5, 0.1)
     expect(texts()):is({ "Eve" })`,
  );
});
