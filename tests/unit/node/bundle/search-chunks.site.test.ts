import { expect, test } from 'vitest';
import { readBundleReport } from '../../../../src/node/bundle/engine.ts';

const { chunks } = await readBundleReport();

/** Names of a chunk and of all that it needs at once. */
function closure(name: string): string[] {
  const imports = chunks.find((chunk) => chunk.name === name)?.imports ?? [];
  const names = imports.flatMap((file) => chunks.filter((chunk) => chunk.file === file));
  return [...new Set([name, ...names.flatMap((chunk) => closure(chunk.name))])];
}

test('what asks the search engine does not wait for React', () => {
  expect(closure('search-client')).toContain('boot');
  expect(closure('search-client')).not.toContain('react');
});

test('what the panel of the search shares with the search page and the not-found page is one chunk', () => {
  for (const name of ['mount-panel', 'Search', 'NotFound']) expect(closure(name)).toContain('search-parts');
  const parts = chunks.find(({ name }) => name === 'search-parts');
  expect(Object.keys(parts?.modules ?? {})).toContain('src/client/search/ui/KindBadge.tsx');
});
