import { build, type Plugin, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { COMPILE_HINTS, PLAIN_IMPORTS } from '../../../../src/node/bundle/plugins.ts';

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

/** Bundles the modules above with a plugin. */
async function bundleWith(plugin: Plugin, name = 'entry'): Promise<Rolldown.RolldownOutput['output']> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [plugin, modules],
    base: './',
    build: {
      write: false,
      modulePreload: false,
      target: 'es2022',
      rolldownOptions: { input: { [name]: 'entry.js' }, preserveEntrySignatures: 'strict' },
    },
  });
  return (built as Rolldown.RolldownOutput).output;
}

test('chunks are loaded by `import()` without what Vite writes around it', async () => {
  const [{ code }] = await bundleWith(PLAIN_IMPORTS);
  expect(code).toMatch(/=\(\)=>import\(`\.\/_whole-[^`]*`\)[,;]/);
  // Vite has it take names from the chunk.
  expect(code).toMatch(/let\{part:(\w)\}=await import\(`\.\/_part-[^`]*`\);console\.log\(\1\)/);
  expect(code).not.toMatch(/import\.meta|\[\]/);
});

test('the shell is compiled at once, in Chromium, and what comes with it later is not', async () => {
  const chunks = (await bundleWith(COMPILE_HINTS, 'shell')).filter((file) => file.type === 'chunk');
  const hinted = chunks.filter(({ code }) => code.startsWith('//# allFunctionsCalledOnLoad\n'));
  expect(hinted.map(({ name }) => name)).toEqual(['shell']);
  expect(chunks.length).toBeGreaterThan(1);
});
