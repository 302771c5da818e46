import { expect, test } from 'vitest';
import {
  type ScannedTexts,
  scanSource,
  scanTexts,
} from '../../../../../src/node/source/translations/scan-texts.ts';

async function scan(source: string): Promise<ScannedTexts> {
  const found: ScannedTexts = { texts: new Map(), problems: [] };
  await scanSource(
    'src/client/shell/X.tsx',
    `import { plural, t, translate } from './texts.ts';\n${source}`,
    found,
  );
  return found;
}

test('finds calls, methods of i18n, and elements', async () => {
  const { texts, problems } = await scan(`
    t('a', 'One');
    i18n.t('b', "Two", { x: 1 });
    context.i18n.plural('c', \`{count} three|{count} threes\`, n);
    translate({ id: 'd', message: 'Four' });
    translate({ message: 'Five' });
    const x = <Translate id="e">{'Six {link}'}</Translate>;
    const y = <Translate>Seven</Translate>;
  `);
  expect(problems).toEqual([]);
  expect(Object.fromEntries(texts)).toEqual({
    a: 'One',
    b: 'Two',
    c: '{count} three|{count} threes',
    d: 'Four',
    Five: 'Five',
    e: 'Six {link}',
    Seven: 'Seven',
  });
});

test('leaves functions of other origin alone', async () => {
  const found: ScannedTexts = { texts: new Map(), problems: [] };
  await scanSource('src/x.ts', `t('a', 'b'); other.t(id, x); map(value, translate(text));`, found);
  expect([found.texts.size, found.problems.length]).toEqual([0, 0]);
});

test.each([
  ['an id that is put together', "t(`a.%{kind}`, 'One')"],
  ['a variable as id', "t(id, 'One')"],
  ['a wording that is put together', "t('a', 'One ' + name)"],
  ['fields that are spread', 'translate(message)'],
  ['an element with several children', '<Translate id="a">One {two}</Translate>'],
])('%s is an error with its place', async (_, source) => {
  const { problems } = await scan(source.replace('%', '$'));
  expect(problems).toMatchObject([{ severity: 'error', file: 'src/client/shell/X.tsx', line: 2, column: 1 }]);
});

test('VAL-03: a text with neither id nor wording is an error', async () => {
  expect((await scan('translate({})')).problems[0]?.message).toContain('neither an id nor a wording');
});

test('one id with two wordings is an error that names both', async () => {
  const { problems } = await scan("t('a', 'One'); t('a', 'Two');");
  expect(problems[0]?.message).toContain('`Two` here and `One` elsewhere');
});

test('the texts of the engine can all be read', async () => {
  const { texts, problems } = await scanTexts();
  expect(problems).toEqual([]);
  expect(texts.get('search.placeholder')).toBe('Search docs');
  expect(texts.get('symbol.parameters')).toBe('Parameters');
  expect(texts.get('baseUrl.title')).toBe('This site did not load properly.');
});
