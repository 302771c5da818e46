import { expect, test } from 'vitest';
import { checkPlaceholders } from '../../../../../src/node/source/translations/text-placeholders.ts';

const KEY = 'blog.tagged';

test.each<[wording: string, lost: string[]]>([
  ['{count} Beitrag mit {tag}|{count} Beiträge mit {tag}', []],
  ['Ein Beitrag mit {tag}|{count} Beiträge mit {tag}', []],
  ['Beitrag mit {tag}|Beiträge mit {tag}', ['count']],
  ['Ein Beitrag|{count} Beiträge mit {tag}', ['tag']],
])(
  'a number may go without saying in some forms of a text, another value in none: %s',
  async (wording, lost) => {
    const texts = { [KEY]: wording };
    const problems = await checkPlaceholders(
      { path: 'i18n/de/texts.json', text: JSON.stringify(texts) },
      texts,
    );
    expect(problems.map(({ message }) => message)).toEqual(
      lost.map((name) => `The translation of \`${KEY}\` lacks \`{${name}}\`, which the original has.`),
    );
  },
);

test.each([
  ['$' + '{count} {tag}|{count} {tag}', '`$' + '{count}`', '{count}', 17],
  ['{count} {tag}|{count} {{tag}}', '`{{tag}}`', '{tag}', 39],
])(
  'the signs that other tools put around a placeholder are told: %s',
  async (wording, found, meant, column) => {
    const texts = { [KEY]: wording };
    expect(
      await checkPlaceholders({ path: 'i18n/de/texts.json', text: JSON.stringify(texts) }, texts),
    ).toMatchObject([
      {
        column,
        message: `In ${found}, readers would see the characters around the placeholder.`,
        fix: `Write \`${meant}\`.`,
      },
    ]);
  },
);

test.each([
  ['a text without plural forms', { 'blog.tagDescription': 'Beiträge zu {tag}|' }],
  ['a text that the engine does not have', { 'Label {x}': 'Eins {x}|zwei' }],
])('a bar is not the start of a form without a placeholder in %s', async (_, texts) => {
  expect(await checkPlaceholders({ path: 'i18n/de/texts.json', text: JSON.stringify(texts) }, texts)).toEqual(
    [],
  );
});
