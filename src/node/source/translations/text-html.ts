import { htmlMistake } from '../../config/index.ts';
import { pointAt } from '../../diagnostics/point.ts';
import type { Problem } from '../../diagnostics/problem.ts';
import type { TextFile } from '../files/site-folder.ts';

/** Checks the translations of the HTML of the configuration, which have to meet the same rules. */
export function checkHtmlTexts({ path, text }: TextFile, translated: Record<string, string>): Problem[] {
  return Object.entries(translated).flatMap(([key, wording]): Problem[] => {
    const mistake = /<[a-z]/i.test(key) ? htmlMistake(wording) : undefined;
    if (!mistake) return [];
    const at = Math.max(0, text.indexOf(JSON.stringify(key)));
    return [{ severity: 'error', file: path, ...pointAt(text, at), ...mistake }];
  });
}
