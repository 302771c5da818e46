import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT } from '../../../scripts/support/steps.ts';

test('every line of docs/security.md names tests that are there', () => {
  const page = readFileSync(join(PROJECT, 'docs/security.md'), 'utf8');
  const cells = Array.from(page.matchAll(/^\| .* \| (.*) \|$/gm), ([, cell = '']) => cell);
  const proofs = cells.filter((cell) => !/^(?:-+|proven by)$/.test(cell));
  expect(proofs.length).toBeGreaterThan(5);
  let file = '';
  for (const proof of proofs) {
    file = /`(tests\/[^`]+)`/.exec(proof)?.[1] ?? file;
    const source = readFileSync(join(PROJECT, file), 'utf8');
    const titles = Array.from(proof.matchAll(/"([^"]+)"/g), ([, title = '']) => title);
    expect(titles.length, proof).toBeGreaterThan(0);
    for (const title of titles) expect(source, `${file}: ${title}`).toContain(title);
  }
});
