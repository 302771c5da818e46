import { whenIdle } from '../start/idle.ts';

/** URLs of files that have not been requested yet. */
const waiting: string[] = [];

/** Prefetches a file when the browser is idle: requesting many at once would block the page for a noticeable time. */
export function prefetchFile(url: string): void {
  waiting.push(url);
  if (waiting.length === 1) whenIdle(prefetchNext);
}

function prefetchNext(idle?: IdleDeadline): void {
  do {
    const url = waiting[0];
    if (url) askFor(url);
    waiting.shift();
  } while (waiting.length > 0 && (idle?.timeRemaining() ?? 0) > 5);
  if (waiting.length > 0) whenIdle(prefetchNext);
}

function askFor(url: string): void {
  const link = document.createElement('link');
  if (!link.relList.supports('prefetch')) {
    fetch(url, { mode: 'same-origin', priority: 'low' } as RequestInit).catch(() => {});
    return;
  }
  link.rel = 'prefetch';
  link.href = url;
  document.head.append(link);
}
