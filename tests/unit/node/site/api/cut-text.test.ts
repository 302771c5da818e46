import { expect, test } from 'vitest';
import { cutText } from '../../../../../src/node/site/api/text.ts';
import { createTranslator } from '../../../../../src/shared/i18n/translator.ts';

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

test('underlined headings begin sections, and lines of dashes elsewhere do not', () => {
  const i18n = createTranslator({}, 'en');
  const text =
    'Summary.\n\nText.\n\n---\n\nNotes\n-----\nOne.\n\n```text\na\n---\n```\n\n- b\n---\n\nErrors {#faults}\n---\nTwo.';
  expect(cutText(text, i18n)).toEqual({
    text: 'Text.\n\n---',
    sections: [
      { id: 'faults', title: 'Errors', role: 'errors', text: 'Two.' },
      { id: 'notes', title: 'Notes', role: 'notes', text: 'One.\n\n```text\na\n---\n```\n\n- b\n---' },
    ],
  });
  expect(cutText('Summary.\n\nNotes\n===\nOne.', i18n)).toEqual({
    sections: [{ id: 'notes', title: 'Notes', role: 'notes', text: 'One.' }],
  });
});
