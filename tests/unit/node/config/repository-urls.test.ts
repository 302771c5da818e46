import { expect, test } from 'vitest';
import { whenSet } from '../../../../src/node/config/define.ts';
import { editFormUrl, issueFormUrl, loadConfig } from '../../../../src/node/config/index.ts';

const repository = { url: 'https://host.example/o/r/', branch: 'main' };

test('edit links and issues derive from the repository', () => {
  expect(editFormUrl({ repository }, 'content/docs/a b.md')).toBe(
    'https://host.example/o/r/edit/main/content/docs/a%20b.md',
  );
  expect(editFormUrl({ repository: { ...repository, branch: 'next/1', directory: 'site/' } }, 'a.md')).toBe(
    'https://host.example/o/r/edit/next/1/site/a.md',
  );
  expect(issueFormUrl({ repository })).toBe('https://host.example/o/r/issues/new');
});

test('the URL from which a repository is cloned works, too', () => {
  const cloned = { ...repository, url: 'https://host.example/o/r.git' };
  expect(editFormUrl({ repository: cloned }, 'a.md')).toBe('https://host.example/o/r/edit/main/a.md');
  expect(issueFormUrl({ repository: cloned })).toBe('https://host.example/o/r/issues/new');
});

test('addresses of their own replace the derived ones', () => {
  expect(editFormUrl({ repository, editUrl: 'https://edit.example/x' }, 'a.md')).toBe(
    'https://edit.example/x/a.md',
  );
  expect(issueFormUrl({ repository, issueUrl: 'https://issue.example/new?a=1' })).toBe(
    'https://issue.example/new?a=1',
  );
});

test('without a repository there is no edit link and no issue link', () => {
  expect(editFormUrl({}, 'a.md')).toBeUndefined();
  expect(issueFormUrl({})).toBeUndefined();
});

test('an item whose address is not configured is left out', () => {
  expect(whenSet({ label: 'Forums', href: undefined })).toEqual([]);
  expect(whenSet({ label: 'Forums', href: 'https://forum.example.com' })).toEqual([
    { label: 'Forums', href: 'https://forum.example.com' },
  ]);
});

test("this site's navbar has API, Snippets, Blog on the left, Forums and GitHub on the right", async () => {
  const { config, problems } = await loadConfig('.');
  expect(problems).toEqual([]);
  const labels = (side: string) =>
    config?.navbar.items
      .filter((item) => item.position === side)
      .map((item) => ('label' in item ? item.label : ''));
  expect(labels('left')).toEqual(['API', 'Snippets', 'Blog']);
  expect(labels('right')).toEqual(['Forums', 'GitHub']);
});
