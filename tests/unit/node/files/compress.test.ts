import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { TEXT_FILES, VARIANTS } from '../../../../src/node/files/compress.mjs';
import { PROJECT_DIR } from '../../../../src/node/files/folders.ts';

/** The rule of a host about the compressed variants of files: `\.(?:css|html)\.(?:br|gz)$`. */
const RULE = /\\\.\(\?:([\w|]+)\)\\\.\(\?:br\|gz\)\$/;

const endingsOf = (list: string) => list.split('|').map((name) => `.${name}`);

test.each(['nginx.conf', 'Caddyfile'])('deploy/%s hides the compressed variants of every text', (name) => {
  const [, list = ''] = RULE.exec(readFileSync(join(PROJECT_DIR, 'deploy', name), 'utf8')) ?? [];
  expect(endingsOf(list).toSorted()).toEqual([...TEXT_FILES].toSorted());
  expect(VARIANTS).toEqual(['.br', '.gz']);
});
