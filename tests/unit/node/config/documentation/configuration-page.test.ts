import { readFileSync } from 'node:fs';
import { expect, expectTypeOf, test } from 'vitest';
import type { z } from 'zod';
import {
  configurationPage,
  describeConfig,
} from '../../../../../src/node/config/documentation/configuration-page.ts';
import { inputTypes } from '../../../../../src/node/config/documentation/input-types.ts';
import type { siteSchema } from '../../../../../src/node/config/schema/schema.ts';
import type { SiteConfigInput } from '../../../../../src/node/config/site-config.generated.ts';

test('docs/configuration.md is up to date: `npm run config:docs` writes it', () => {
  expect(readFileSync('docs/configuration.md', 'utf8')).toBe(configurationPage());
});

test('src/node/config/site-config.generated.ts says what the schema takes: `npm run config:docs` writes it', () => {
  expect(readFileSync('src/node/config/site-config.generated.ts', 'utf8')).toBe(inputTypes());
  // If the compiler finds an error here, the file is not up to date.
  expectTypeOf<SiteConfigInput>().toExtend<z.input<typeof siteSchema>>();
  expectTypeOf<z.input<typeof siteSchema>>().toExtend<SiteConfigInput>();
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

test('a choice within a list is in parentheses', () => {
  expect(configurationPage()).toContain('| list of (text or list of text) |');
});

test('a type that may be omitted is not required', () => {
  const required = describeConfig()
    .filter(({ path }) => path.startsWith('navbar.items[] '))
    .map(({ path, fields }) => [path.split(' ')[1], fields.find(({ name }) => name === '`type`')?.needed]);
  expect(Object.fromEntries(required)).toMatchObject({
    default: false,
    dropdown: false,
    html: true,
    doc: true,
  });
});
