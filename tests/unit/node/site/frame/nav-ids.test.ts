import { expect, test } from 'vitest';
import { reportUnknownId } from '../../../../../src/node/site/frame/nav-ids.ts';
import type { SiteViewInput } from '../../../../../src/node/site/frame/site-input.ts';
import type { InstanceRecord } from '../../../../../src/node/site/sets/docs-records.ts';

const IDS = ['guides/start', 'welcome', 'api/lamp'];

/** What is said of an id that no doc has. */
function fixFor(id: string): string | undefined {
  const issues: SiteViewInput['issues'] = [];
  const instance = { versions: [{ name: 'current' }] } as InstanceRecord;
  reportUnknownId(['docId'], id, IDS, instance, { issues } as SiteViewInput);
  expect(issues.map(({ message }) => message)).toEqual([
    `\`docId\` is \`${id}\`, which the version \`current\` does not have, expected \`guides/start\`, \`welcome\` or \`api/lamp\`.`,
  ]);
  return issues[0]?.fix;
}

test.each([
  ['a typo', 'welcom', 'Did you mean `welcome`?'],
  ['a file', 'guides/start.md', 'Did you mean `guides/start`?'],
  ['a file from the root of the docs', 'docs/guides/start.md', 'Did you mean `guides/start`?'],
  ['an address', '/docs/api/lamp', 'Did you mean `api/lamp`?'],
  ['nothing that is there', 'nowhere-at-all', 'Write one of these, or remove the item.'],
])('an id that is %s has the right fix', (_what, id, fix) => {
  expect(fixFor(id)).toBe(fix);
});
