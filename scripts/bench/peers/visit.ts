import { idle, onPage, type Visited } from './page.ts';
import type { Answer } from './server.ts';

/** What a first visit transfers until idle: requests, and bytes of bodies as sent. */
export interface Weight {
  requests: number;
  bytes: number;
  script: number;
  /** The document with the style that it brings or loads. */
  page: number;
}

/** What a first visit shows, in milliseconds at 4x CPU and on the slow network. */
export interface Paints {
  first: number;
  largest: number;
  /** Time of tasks beyond 50 ms each, from the first paint on. */
  blocking: number;
  longest: number;
  /** Layout shift without what follows an input. */
  shift: number;
}

/** Weighs a first visit without any throttling. */
export async function weigh(visited: Visited): Promise<Weight> {
  return onPage(visited, false, async (page) => {
    await idle(page, 2500);
    return weightOf(visited.server.log);
  });
}

/** Sums up the answers of a visit by kind of file; browsers ask for a site's icon when they like. */
export function weightOf(log: Answer[]): Weight {
  const answers = log.filter(({ path }) => !path.includes('favicon'));
  const bytes = (kind: RegExp) =>
    answers.filter(({ path }) => kind.test(path)).reduce((sum, answer) => sum + answer.bytes, 0);
  return {
    requests: answers.length,
    bytes: bytes(/^/),
    script: bytes(/\.m?js$/),
    page: bytes(/(?:\.css|\.html|\/[^./]*)$/),
  };
}

/** Times the paints of a first visit, and the tasks until idle. */
export async function timePaints(visited: Visited): Promise<Paints> {
  return onPage(visited, true, async (page) => {
    await idle(page, 2000);
    return page.evaluate(() => {
      const { paint, largest, shift, tasks } = window.peerNotes;
      const late = tasks.map(({ startTime, duration }) => Math.min(duration, startTime + duration - paint));
      return {
        first: paint,
        largest,
        shift,
        blocking: late.reduce((sum, length) => sum + Math.max(0, length - 50), 0),
        longest: Math.max(0, ...tasks.map(({ duration }) => duration)),
      };
    });
  });
}
