import { expect, test } from 'vitest';
import { cutText } from '../../../../src/node/site/api/text.ts';
import { createTranslator } from '../../../../src/shared/i18n/translator.ts';

test('a section without text, which the format does not allow, is left out', () => {
  const i18n = createTranslator({}, 'en');
  expect(cutText('Summary.\n\n## Notes\n\n## Errors\nOne.', i18n)).toEqual({
    sections: [{ id: 'errors', title: 'Errors', role: 'errors', text: 'One.' }],
  });
});
