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
