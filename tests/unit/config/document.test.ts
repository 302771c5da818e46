import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { configurationPage, describeConfig } from '../../../src/config/document.ts';

test('docs/configuration.md is up to date: `npm run config:docs` writes it', () => {
  expect(readFileSync('docs/configuration.md', 'utf8')).toBe(configurationPage());
});

test('every field has a description', () => {
  const bare = describeConfig().flatMap(({ path, fields }) =>
    fields.filter(({ description }) => !/\w.*\.$/.test(description)).map(({ name }) => `${path} ${name}`),
  );
  expect(bare).toEqual([]);
});

test('links lead to sections of the page', () => {
  const page = configurationPage();
  const anchors = [...page.matchAll(/^## `(.*)`$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );
  const targets = new Set([...page.matchAll(/\]\(#([^)]*)\)/g)].map(([, target]) => target));
  expect([...targets].filter((target) => !anchors.includes(target ?? ''))).toEqual([]);
  expect(new Set(anchors).size).toBe(anchors.length);
});
