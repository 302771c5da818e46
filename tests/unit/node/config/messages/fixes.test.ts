import { expect, test } from 'vitest';
import { checkConfig } from '../../../../../src/node/config/check.ts';
import {
  definitionOf,
  kindsOf,
  type Schema,
  unwrap,
} from '../../../../../src/node/config/documentation/schema-tree.ts';
import { siteSchema } from '../../../../../src/node/config/schema/schema.ts';

/** Values that hardly any field takes. */
const WRONG = [
  null,
  true,
  -1,
  1.5,
  '',
  ' ',
  '../x y',
  '://',
  'nothing\nelse',
  [],
  ['', null],
  {},
  { nothing: 1 },
  () => 1,
];

/** Configurations that have a wrong value in the place of one field, for each field of the schema. */
function* misuses(schema: Schema, wrap: (value: unknown) => unknown): Generator<unknown> {
  for (const value of WRONG) yield wrap(value);
  const { inner } = unwrap(schema);
  const { shape, element, valueType, options, discriminator } = definitionOf(inner);
  for (const [key, field] of Object.entries(shape ?? {}))
    yield* misuses(field, (value) => wrap({ [key]: value }));
  if (element) yield* misuses(element, (value) => wrap([value]));
  if (valueType) yield* misuses(valueType, (value) => wrap({ name: value }));
  if (!options) return;
  if (!discriminator) for (const option of options) yield* misuses(option, wrap);
  else
    for (const { option, name } of kindsOf(options, discriminator))
      yield* misuses(option, (value) =>
        wrap(value !== null && typeof value === 'object' ? { [discriminator]: name, ...value } : value),
      );
}

test('every message about a wrong value says what to write', () => {
  const without = new Set<string>();
  let count = 0;
  for (const [key, field] of Object.entries(siteSchema.shape)) {
    const minimal = { title: 'Site', url: 'https://docs.example.com', brand: { words: ['site'] } };
    for (const config of misuses(field, (value) => ({ ...minimal, [key]: value }))) {
      for (const { message, fix } of checkConfig(config).issues) {
        count++;
        if (!fix) without.add(message);
      }
    }
  }
  expect([...without]).toEqual([]);
  expect(count).toBeGreaterThan(2000);
});

test.each([
  ['title', { title: '' }, 'Write the text.'],
  ['favicon', { favicon: '' }, 'Write the text, or remove the field.'],
  ['favicon', { favicon: '', url: undefined }, 'Write the text, or remove the field.'],
  ['navbar.items[0].label', { navbar: { items: [{ label: '', to: '/' }] } }, 'Write the text.'],
  [
    'pwa.offlineModeActivationStrategies[0]',
    { pwa: { offlineModeActivationStrategies: ['never'] } },
    'Write one of these, or remove the entry.',
  ],
])('the fix of `%s` removes only what may be missing', (path, parts, fix) => {
  const base = { title: 'Site', url: 'https://docs.example.com', brand: { words: ['site'] } };
  const { issues } = checkConfig({ ...base, ...parts });
  expect(issues.find(({ message }) => message.includes(`\`${path}\``))?.fix).toBe(fix);
});
