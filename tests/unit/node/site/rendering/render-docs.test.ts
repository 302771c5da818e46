import { expect, test } from 'vitest';
import { planDocs } from '../../../../../src/node/site/rendering/docs-plan.ts';
import { docsSets } from '../../../../../src/node/site/sets/docs-sets.ts';
import { read } from '../../config/helpers.ts';

test.each([
  ['slug: /docs/other', '/docs/other'],
  ['slug: "other" # comment', '/docs/other'],
  ['{ title: T, slug: other }', '/docs/other'],
  ['slug: my page', '/docs/a'],
  ['slug: /../../x', '/docs/a'],
])('the front matter %j gives the route %s, which links to the file lead to', (yaml, route) => {
  const config = read();
  const [set] = docsSets(config);
  if (!set) throw new Error('no docs');
  const reference = { groups: [], events: [], families: [], types: [] };
  const localPath = 'content/docs/a.md';
  const content = [{ path: localPath, localPath, text: `---\r\n${yaml}\r\n---\r\n# T\r\n` }];
  const plan = planDocs({ set, reference, content }, config);
  expect(plan.files.get(localPath)).toBe(route);
  expect(plan.kinds.get(route)).toBe('Article');
});
