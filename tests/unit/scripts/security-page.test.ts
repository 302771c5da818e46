import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT_DIR } from '../../../src/node/files/folders.ts';

test.each(['security.md', 'reliability.md'])('every line of docs/%s names tests that are there', (name) => {
  const page = readFileSync(join(PROJECT_DIR, 'docs', name), 'utf8');
  const cells = Array.from(page.matchAll(/^\| .* \| (.*) \|$/gm), ([, cell = '']) => cell);
  const proofs = cells.filter((cell) => !/^(?:-+|proven (?:for the own server )?by)$/.test(cell));
  expect(proofs.length).toBeGreaterThan(5);
  let file = '';
  for (const proof of proofs) {
    let titles = 0;
    for (const [, named, title] of proof.matchAll(/`(tests\/[^`]+)`|"([^"]+)"/g)) {
      file = named ?? file;
      if (title === undefined) continue;
      titles++;
      expect(readFileSync(join(PROJECT_DIR, file), 'utf8'), `${file}: ${title}`).toContain(title);
    }
    expect(titles, proof).toBeGreaterThan(0);
  }
});
