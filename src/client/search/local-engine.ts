import { inBackground } from '../runtime/start/idle.ts';
import { createEngineInSteps, type SearchEngine } from './engine/engine.ts';
import type { Steps } from './index-files/steps.ts';
import { decode, type IndexBuffer } from './protocol.ts';
import type { RemoteEngine } from './worker-engine.ts';

/** Milliseconds of work after which the browser may do something else. */
const PIECE = 5;
/** Longest time in milliseconds that a piece waits, in browsers without tasks in the background. */
const PATIENCE = 100;
/** Number of practice queries. */
const ROUNDS = 40;
/** The greatest number of letters in a practice query. */
const LETTERS = 9;

/**
 * Creates an engine on this thread, in pieces too small to block the page.
 *
 * @throws SearchError when a file of the index cannot be used.
 */
export async function createLocalEngine(index: IndexBuffer[]): Promise<RemoteEngine> {
  const engine = await inPieces(createEngineInSteps(decode(index)));
  await inPieces(practise(engine));
  return {
    search: async (query, options) => engine.search(query, options),
    addValues: (files) => inPieces(engine.addValuesInSteps(decode(files))),
    during: (work) => work(),
  };
}

/**
 * Searches for beginnings of names, one in each step. Browsers optimize code only after it has run for a while: on a slow
 * device, the first queries take several times as long as later ones, and would delay the letters on the screen.
 */
function* practise(engine: SearchEngine): Steps<void> {
  const names = engine.search('e', { limit: ROUNDS }).hits.map(({ title }) => title);
  for (const [round, name] of names.entries()) {
    yield;
    engine.search(name.slice(0, 1 + (round % LETTERS)).replace('_', ' '), { limit: 20 });
  }
}

/** Runs all steps in the background, for a few milliseconds at a time. */
async function inPieces<Result>(steps: Steps<Result>): Promise<Result> {
  for (;;) {
    await new Promise<void>((resolve) => inBackground(resolve, PATIENCE));
    const end = performance.now() + PIECE;
    do {
      const step = steps.next();
      if (step.done) return step.value;
    } while (performance.now() < end);
  }
}
