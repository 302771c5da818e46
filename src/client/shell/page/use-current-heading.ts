import { useEffect, useState } from 'react';
import type { TocEntry } from '../../../shared/page.ts';
import { currentHeading } from './toc.ts';

/** Returns the id of the heading that the reader is at; follows scrolling once per frame. */
export function useCurrentHeading(entries: TocEntry[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    let frame = 0;
    const update = () => {
      frame = 0;
      const headings = entries.flatMap(({ id }) => document.getElementById(id) ?? []);
      const tops = headings.map((heading) => heading.getBoundingClientRect().top);
      const navbar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      const atEnd = scrollY > 0 && innerHeight + scrollY >= document.documentElement.scrollHeight - 1;
      const index = atEnd ? headings.length - 1 : currentHeading(tops, Math.max(0, navbar), innerHeight / 2);
      setCurrent(headings[index]?.id);
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(update);
    };
    schedule();
    addEventListener('scroll', schedule, { passive: true });
    addEventListener('resize', schedule);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', schedule);
      removeEventListener('resize', schedule);
    };
  }, [entries]);
  return current;
}
