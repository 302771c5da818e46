import { describe } from 'vitest';
import { promises } from './support.ts';

describe('a property that leads to an entity may be a bare index or a handle', () => {
  const forms = [
    ['a bare index', 'eve.index'],
    ['a handle', 'eve.index + 37 * 4096'],
  ] as const;

  for (const [form, value] of forms) {
    promises(
      'entity.is_alive',
      `the watched player is found by ${form}`,
      `eve.health, me.alive = 64, false
       me.props = { m_hObserverTarget = ${value} }
       frame()
       expect(texts()):is({ "64 hp" })`,
    );

    promises(
      'event.game.cs_prev_next_spectator',
      `the watched player is found by ${form}`,
      `me.props = { m_hObserverTarget = ${value} }
       fire("cs_prev_next_spectator", { next = true })
       play(0.2)
       expect(texts()):is({ "Next: Eve" })`,
    );
  }

  for (const nobody of ['-1', '0'])
    for (const [owner, event] of [
      ['entity.is_alive', 'frame()'],
      ['event.game.cs_prev_next_spectator', 'fire("cs_prev_next_spectator", { next = false })'],
    ])
      promises(
        owner ?? '',
        `${nobody} is nobody`,
        `me.alive, me.props = false, { m_hObserverTarget = ${nobody} }
         ${event}
         play(0.2)
         expect(texts()):is({})`,
      );
});
