import { expect, test } from 'vitest';
import { cutText } from '../../../../src/node/site/api/text.ts';
import { createTranslator } from '../../../../src/shared/i18n/translator.ts';

test('a section without text, which the format does not allow, is left out', () => {
  const i18n = createTranslator({}, 'en');
  expect(cutText('Summary.\n\n## Notes\n\n## Errors\nOne.', i18n)).toEqual({
    sections: [{ id: 'errors', title: 'Errors', role: 'errors', text: 'One.' }],
  });
});

test('sections have the ids of the page, which may have taken some, and those that are written', () => {
  const i18n = createTranslator({}, 'en');
  const text =
    'Summary.\n\n## Values\nOne.\n\n## Kinds {#limits}\nTwo.\n\n## Limits\nThree.\n\n## App\nFour.';
  const { sections } = cutText(text, i18n, ['values']);
  expect(sections?.map(({ id }) => id)).toEqual(['values-1', 'limits', 'limits-1', 'app-1']);
});
