import { build, type Plugin, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { PLAIN_IMPORTS } from '../../../../src/node/bundle/chunks.ts';

const MODULES: Record<string, string> = {
  'entry.js': `
    export const load = () => import('whole.js');
    export const take = async () => { const { part } = await import('part.js'); console.log(part); };
  `,
  'whole.js': 'export const whole = "whole";',
  'part.js': 'export const part = "part", rest = "rest";',
};

const modules: Plugin = {
  name: 'modules',
  resolveId: (id) => (id in MODULES ? `\0${id}` : undefined),
  load: (id) => MODULES[id.slice(1)],
};

test('chunks are loaded by `import()` without what Vite writes around it', async () => {
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [PLAIN_IMPORTS, modules],
    base: './',
    build: {
      write: false,
      modulePreload: false,
      target: 'es2022',
      rolldownOptions: { input: 'entry.js', preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
  const [{ code }] = built.output;
  expect(code).toMatch(/=\(\)=>import\(`\.\/_whole-[^`]*`\)[,;]/);
  // Where Vite has it take names from the chunk, the call is left, and hands over nothing else.
  expect(code).toMatch(/await import\(`\.\/_part-/);
  expect(code).not.toMatch(/import\.meta|\[\]/);
});
