import { expect, test, vi } from 'vitest';
import {
  forgetEngineTexts,
  readEngineTexts,
} from '../../../../../src/node/source/translations/text-placeholders.ts';

const scanTexts = vi.hoisted(() => vi.fn());
vi.mock('../../../../../src/node/source/translations/scan-texts.ts', () => ({ scanTexts }));

test('the texts of the engine are read once, and again after a failure or a change', async () => {
  const texts = new Map([['page.top', 'Back to top']]);
  scanTexts.mockRejectedValueOnce(new Error('EMFILE')).mockResolvedValue({ texts, problems: [] });
  await expect(readEngineTexts()).rejects.toThrow('EMFILE');
  expect(await readEngineTexts()).toBe(texts);
  expect(await readEngineTexts()).toBe(texts);
  expect(scanTexts).toHaveBeenCalledTimes(2);
  forgetEngineTexts();
  expect(await readEngineTexts()).toBe(texts);
  expect(scanTexts).toHaveBeenCalledTimes(3);
});
