import type { Corpus, FoundText } from './corpus.ts';

/**
 * Puts the event that readers look for more often right before others with its name: `player_death` of the game has more fields
 * than that of the engine, whose shorter text would come first.
 */
export function orderNamesakes(corpus: Corpus, hits: FoundText[]): FoundText[] {
  const events = hits.filter(({ record }) => record.kind === 'Event');
  const weightOf = (hit?: FoundText) => (hit ? corpus.weightOf(hit.record) : -1);
  const best = new Map<string, FoundText>();
  for (const hit of events) {
    const { name } = hit.record;
    if (weightOf(hit) > weightOf(best.get(name))) best.set(name, hit);
  }
  const inOrder = hits.flatMap((hit) =>
    events.includes(hit) ? [best.get(hit.record.name) ?? hit, hit] : [hit],
  );
  return [...new Set(inOrder)];
}
