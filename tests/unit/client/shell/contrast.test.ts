import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const sheet = readFileSync(
  new URL('../../../../src/client/shell/styles/tokens.css', import.meta.url),
  'utf8',
);

/** Colours of the tokens by name: light, dark. */
const tokens = new Map(
  [...sheet.matchAll(/--([\w-]+): light-dark\((#\w+), (#\w+)\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }] as const,
  ),
);

type Mode = 'light' | 'dark';

function colorOf(name: string, mode: Mode): string {
  const color = tokens.get(name)?.[mode];
  if (!color) throw new Error(`There is no colour \`--${name}\`.`);
  return color;
}

/** Relative luminance as WCAG 2 defines it. */
function luminance(color: string): number {
  const digits =
    color.length === 4 ? [...color.slice(1)].map((it) => it + it) : (color.slice(1).match(/../g) ?? []);
  const [red = 0, green = 0, blue = 0] = digits.map((it) => {
    const value = Number.parseInt(it, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

const SURFACES = ['bg', 'surface', 'raised'];
const TEXTS = [
  'text',
  'text-2',
  'text-3',
  'green',
  'amber',
  'red',
  'blue',
  'code-key',
  'code-str',
  'code-num',
];

/** Text and its background, apart from the surfaces. */
const PAIRS = [
  // Badges, the skip link, the navbar in the colour of the theme.
  ['green-ink', 'green'],
  // The announcement bar, marked entries.
  ['text', 'green-quiet'],
  ['text-2', 'green-quiet'],
  ['green', 'green-quiet'],
] as const;

describe('contrast in both modes', () => {
  test('the ratio is computed as defined', () => {
    expect(contrast('#fff', '#000000')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  describe.each<Mode>(['light', 'dark'])('%s', (mode) => {
    const ratio = (one: string, other: string) => contrast(colorOf(one, mode), colorOf(other, mode));

    test.each(TEXTS.flatMap((text) => SURFACES.map((surface) => [text, surface] as const)))(
      'the text --%s on --%s has 4.5 to 1',
      (text, surface) => expect(ratio(text, surface)).toBeGreaterThanOrEqual(4.5),
    );

    test.each(PAIRS)('CLR-15: the text --%s on --%s has 4.5 to 1', (text, surface) =>
      expect(ratio(text, surface)).toBeGreaterThanOrEqual(4.5),
    );

    // Icons have the colours of texts, which the tests above hold to more.
    test.each(SURFACES)('CLR-15: borders of controls and the focus on --%s have 3 to 1', (surface) => {
      expect(ratio('control', surface)).toBeGreaterThanOrEqual(3);
      expect(ratio('green', surface)).toBeGreaterThanOrEqual(3);
    });
  });

  test('every colour of the tokens that is a text or a control is held', () => {
    const lines = ['line', 'line-strong'];
    const known = [...SURFACES, ...TEXTS, ...PAIRS.flat(), ...lines, 'control'];
    expect([...tokens.keys()].filter((name) => !known.includes(name))).toEqual([]);
  });
});
