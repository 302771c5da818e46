import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadConfig } from '../../../../../src/node/config/index.ts';
import { foldersOf, isOf } from '../../../../../src/node/config/loading/stray-errors.ts';
import { explainRun } from '../../../../../src/node/config/messages/explain-run.ts';
import { formatProblem } from '../../../../../src/node/diagnostics/problem.ts';
import { putFiles } from '../../../../support/put-file.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'config-'));
});

afterEach(() => rm(folder, { recursive: true }));

async function problemsOf(source: string): Promise<string[]> {
  await writeFile(join(folder, 'site.config.ts'), source);
  return (await loadConfig(folder)).problems.map(formatProblem);
}

test('a complete file is read with its defaults', async () => {
  await writeFile(
    join(folder, 'site.config.ts'),
    `const title: string = 'Site';
export default { title, url: 'https://a.example', brand: { words: ['a'] } };`,
  );
  const { config, problems } = await loadConfig(folder);
  expect(problems).toEqual([]);
  expect(config).toMatchObject({ title: 'Site', baseUrl: '/' });
});

test('a changed file is read again', async () => {
  const write = (title: string) =>
    writeFile(
      join(folder, 'site.config.ts'),
      `export default { title: '${title}', url: 'https://a.example', brand: { words: ['a'] } };`,
    );
  await write('One');
  expect((await loadConfig(folder)).config?.title).toBe('One');
  await write('Two');
  const later = new Date(Date.now() + 5000);
  await utimes(join(folder, 'site.config.ts'), later, later);
  expect((await loadConfig(folder)).config?.title).toBe('Two');
});

test.each(['{}', '{ "type": "module" }'])(
  'a name that an imported file does not export is told where it is imported: %s',
  async (manifest) => {
    await writeFile(join(folder, 'package.json'), manifest);
    await writeFile(join(folder, 'words.ts'), "export const synonyms: string[] = ['a b'];\n");
    const configOf = (names: string, value: string) => `import { ${names} } from './words.ts';
export default { title: 'a', url: 'https://a.example', brand: { words: ['a'] }, search: { synonyms: ${value} } };`;
    expect(await problemsOf(configOf('synonym', 'synonym'))).toEqual([
      'site.config.ts:1:10: error: `./words.ts` does not export `synonym`.\n  Did you mean `synonyms`?',
    ]);
    expect(await problemsOf(configOf('list as own', 'own'))).toEqual([
      'site.config.ts:1:10: error: `./words.ts` does not export `list`.\n  Write `synonyms`, which it exports.',
    ]);
    const titled = configOf('title', '[]').replace("title: 'a'", 'title');
    expect(await problemsOf(titled)).toEqual([
      'site.config.ts:1:10: error: `./words.ts` does not export `title`.\n  Write `synonyms`, which it exports.',
    ]);
    expect(await problemsOf("import { list } from './words.ts';\nexport default list({});\n")).toEqual([
      'site.config.ts:1:10: error: `./words.ts` does not export `list`.\n  Write `synonyms`, which it exports.',
    ]);
    expect(await problemsOf(configOf('synonyms as own', 'own'))).toEqual([]);
    expect(await problemsOf(configOf('synonyms as own, type Words', 'undefined'))).toEqual([]);
    // An import that only types need is gone when the file runs.
    expect(await problemsOf(configOf('synonyms as own, Words', 'undefined as Words'))).toEqual([]);
  },
);

test('a missing file is named with its folder', async () => {
  const { config, problems } = await loadConfig(folder);
  expect(config).toBeUndefined();
  expect(problems).toHaveLength(1);
  expect(problems[0]?.message).toBe(`The folder \`${folder}\` has no \`site.config.ts\`.`);
});

test('a command in a folder of a site is told where the site is', async () => {
  await writeFile(join(folder, 'site.config.ts'), 'export default {};');
  const inner = join(folder, 'content/docs');
  await mkdir(inner, { recursive: true });
  const cwd = vi.spyOn(process, 'cwd').mockReturnValue(inner);
  const { problems } = await loadConfig(inner).finally(() => cwd.mockRestore());
  expect(problems.map(({ fix }) => fix)).toEqual(['Choose the folder of the site: `--site ../..`.']);
});

test('a folder that a command names is not taken for one in a site', async () => {
  await writeFile(join(folder, 'site.config.ts'), 'export default {};');
  const inner = join(folder, 'content/docs');
  await mkdir(inner, { recursive: true });
  const { problems } = await loadConfig(inner);
  expect(problems.map(({ fix }) => fix)).toEqual([
    'Add the file, or choose the folder of a site with `--site`.',
  ]);
});

test('what the compiler says of a file outside the site is reported at its import', async () => {
  const source = "import { words } from '../words.ts';\nexport default { words };\n";
  const error = new Error(
    `Transform failed with 1 error:\n${join(folder, 'words.ts')}:1:21: ERROR: Unexpected ";"`,
  );
  await mkdir(join(folder, 'site'));
  expect(formatProblem(await explainRun(join(folder, 'site'), source, error))).toBe(
    'site.config.ts:1:23: error: Syntax error in `../words.ts:1:22`: Unexpected ";".\n  Correct the code there.',
  );
});

test('a file with another ending is to be renamed, and a folder in its place is reported', async () => {
  await writeFile(join(folder, 'site.config.js'), 'export default {};');
  expect((await loadConfig(folder)).problems.map(({ fix }) => fix)).toEqual([
    'Rename `site.config.js` to `site.config.ts`.',
  ]);
  await mkdir(join(folder, 'site.config.ts'));
  expect((await loadConfig(folder)).problems.map(formatProblem)).toEqual([
    'site.config.ts: error: `site.config.ts` cannot be read: it is a folder (EISDIR).\n  Replace it with a file.',
  ]);
});

test('an object that contains itself is reported, and ends no check', async () => {
  const circle = `const site: any = {
  title: 'One', url: 'https://a.example', brand: { words: ['a'] }, navbar: { items: [] },
};
site.navbar.items.push(site.navbar);
export default site;
`;
  expect(await problemsOf(circle)).toEqual([
    'site.config.ts:5:16: error: `navbar.items[0]` contains itself.\n  Write the values themselves there.',
  ]);
  const shared =
    "const words = ['a']; export default { title: 'A', url: 'https://a.example', brand: { words } };";
  expect(await problemsOf(shared)).toEqual([]);
});

test('what is thrown in place of an error is shown', async () => {
  expect(await problemsOf('throw { code: 7 };')).toEqual([
    'site.config.ts: error: The file cannot be run: { code: 7 }\n  Correct the code; it runs on every build.',
  ]);
});

describe('an error that nothing waits for is reported like any other', () => {
  const events = ['uncaughtException', 'unhandledRejection'] as const;
  const others = events.map((event) => process.listeners(event as 'uncaughtException'));
  // Those of the test runner would count the errors as its own.
  beforeEach(() => events.forEach((event) => void process.removeAllListeners(event)));
  afterEach(() => {
    for (const [index, event] of events.entries())
      for (const listener of others[index] ?? []) process.on(event, listener as () => void);
  });

  test.each([
    ['in a promise', "Promise.reject(new Error('later'));", 16],
    ['in a timer', "setTimeout(() => { throw new Error('later'); });", 26],
  ])('%s', async (_where, code, column) => {
    const rest = "export default { title: 'One', url: 'https://a.example', brand: { words: ['a'] } };";
    expect(await problemsOf(`${code}\n${rest}`)).toEqual([
      `site.config.ts:1:${column}: error: The file cannot be run: later\n  Correct the code; it runs on every build.`,
    ]);
    expect(events.map((event) => process.listenerCount(event))).toEqual([0, 0]);
  });
});

test('what never ends when it is read is reported instead', async () => {
  const file = join(folder, 'site.config.ts');
  const told = [
    'site.config.ts: error: `site.config.ts` is neither a file nor a folder, so it is not read.\n  Replace it with a file.',
  ];
  await promisify(execFile)('mkfifo', [file]);
  expect((await loadConfig(folder)).problems.map(formatProblem)).toEqual(told);
  await rm(file);
  const socket = createServer().listen(file);
  await once(socket, 'listening');
  expect((await loadConfig(folder)).problems.map(formatProblem)).toEqual(told);
  socket.close();
  await once(socket, 'close');
});

test('a control character, and signs that were lost or are not seen, are reported at their place', async () => {
  const titled = (title: string) =>
    `export default {\n  title: '${title}', url: 'https://a.example', brand: { words: ['a'] } };`;
  expect(await problemsOf(titled('O\0ne'))).toEqual([
    'site.config.ts:2:12: error: The text contains a NUL byte, expected plain text.\n  Remove it, and save the file as UTF-8.',
  ]);
  expect(await problemsOf(titled('O\u200bne'))).toEqual([
    'site.config.ts:2:12: warning: The text contains the invisible character U+200B.\n  Remove it.',
  ]);
  expect(await problemsOf(titled('O\uFFFDne'))).toEqual([
    'site.config.ts:2:12: warning: The text contains U+FFFD, which stands for a letter that was lost.\n  Retype the letter, and save the file as UTF-8.',
  ]);
});

test('a file that exports nothing is reported with the place of the export, and nothing else is', async () => {
  const object = `{ title: 'One', url: 'https://a.example', brand: { words: ['a'] } }`;
  const missing = (line: number) => [
    `site.config.ts:${line}:1: error: The file has no default export.\n  Write \`export default defineSite({ ... })\`.`,
  ];
  expect(await problemsOf('')).toEqual(missing(1));
  expect(await problemsOf(`const site = ${object};\nObject.freeze(site);\n`)).toEqual(missing(2));
  expect(await problemsOf(`\nexport const site = ${object};\n`)).toEqual(missing(2));
});

test('a key that an object has twice is named, however deep it is', async () => {
  const config = (more: string) =>
    `const url = 'https://a.example'; // a: 1, a: 2\nexport default {\n  title: 'One', url, brand: { words: ['a'] },\n${more}};\n`;
  const english = `{ label: 'English', htmlLang: 'en' }`;
  expect(
    await problemsOf(
      config(
        `  i18n: { locales: { en: ${english}, 'en': ${english} } },\n  tagline: 'T',\n  title: 'Two',\n`,
      ),
    ),
  ).toEqual([
    'site.config.ts:6:3: error: `title` is written twice in one object; the first is on line 3.\n  Remove or rename one of the two: only the last one counts.',
    'site.config.ts:4:64: error: `en` is written twice in one object; the first is on line 4.\n  Remove or rename one of the two: only the last one counts.',
  ]);
  const items = `[{ label: 'A', to: '/' }, { label: "B: {", to: '/' }]`;
  expect(
    await problemsOf(config(`  navbar: { items: ${items} },\n  footer: { links: ${items} },\n`)),
  ).toEqual([]);
  const both = `({ get a() { return 'x'; }, set a(value) {} }).a`;
  expect(await problemsOf(config(`  tagline: ${both},\n`))).toEqual([]);
  expect(
    await problemsOf(config('  tagline: ((a: number, b: { a: number }) => String(a + b.a))(1, { a: 2 }),\n')),
  ).toEqual([]);
});

test('a syntax error is named with its place', async () => {
  expect(await problemsOf(`export default {\n  title: = 'x',\n};\n`)).toEqual([
    expect.stringMatching(/^site\.config\.ts:2:10: error: Syntax error: /),
  ]);
});

test('a missing comma is named with what it belongs before', async () => {
  expect(await problemsOf(`export default {\r\n  title: 'x'\r\n  url: 'https://a.example',\r\n};\n`)).toEqual(
    [
      'site.config.ts:3:3: error: Syntax error: Expected `,` or `}` but found `url`.\n  Write a comma before it.',
    ],
  );
  expect(await problemsOf(`export default {\n  brand: { words: ['a' 'b'] },\n};\n`)).toEqual([
    "site.config.ts:2:24: error: Syntax error: Expected `,` or `]` but found `'`.\n  Write a comma before it.",
  ]);
  expect(await problemsOf(`export default {\n  title: 'It's here',\n};\n`)).toEqual([
    "site.config.ts:2:14: error: Syntax error: Expected `,` or `}` but found `s`.\n  Write `\\'` for a quote within a string.",
  ]);
});

test.each([
  ['# About', 'Comments start with `//`.'],
  ['<!-- About -->', 'Comments start with `//`.'],
  ["tagline = 'x',", 'Write a colon in place of the `=`.'],
  ["tagline: 'x';", 'Write a comma in place of the `;`.'],
])('a line of another language is told how to be written: %s', async (line, fix) => {
  const [told] = await problemsOf(`export default {\n  title: 'x',\n  ${line}\n};\n`);
  expect(told).toMatch(/^site\.config\.ts:3:\d+: error: Syntax error: /);
  expect(told).toContain(`\n  ${fix}`);
});

test.each([
  ['{ synonyms }', 'export const synonyms: string[] = [\r\n  "a b",\r\n  "c",\r\n];\r\n', 'words.ts:3:3'],
  ['words', 'export default { synonyms: ["a b", "c"] };\n', 'words.ts:1:36'],
  ['{ synonyms: other }', 'const list = ["c"];\nexport const other = ["a b", ...list];\n', 'words.ts:2:22'],
  ['{ synonyms: other }', 'const other = ["a b", "c"];\nexport { other };\n', 'words.ts:1:23'],
])('a mistake in a file that is imported is told there: %s', async (search, words, place) => {
  await writeFile(join(folder, 'words.ts'), words);
  const names = search === 'words' ? 'words' : `{ ${search.replace(/^.*?(\w+) \}$/, '$1')} }`;
  const problems = await problemsOf(
    `import ${names} from './words.ts';\nexport default { title: 'A', url: 'https://a.example', brand: { words: ['a'] }, search: ${search} };\n`,
  );
  expect(problems).toEqual([expect.stringContaining(`${place}: error: \`search.synonyms[1]\` is \`c\``)]);
});

test('code that breaks off is named with what it lacks', async () => {
  expect(await problemsOf(`export default {\n  brand: { words: ['a'] },\n`)).toEqual([
    'site.config.ts:3:1: error: Syntax error: Expected `}`, but the file ends.\n  Close the bracket that is still open.',
  ]);
});

test('the engine is found from a site in any folder', async () => {
  const source = (path: string) =>
    `import { defineSite } from '${path}';\nexport default defineSite({ title: 'A' });\n`;
  const [problem = ''] = await problemsOf(source('./engine/src/node/config/define.ts'));
  const [first, fix = ''] = problem.split('\n');
  expect(first).toBe(
    'site.config.ts:1:28: error: The import of `./engine/src/node/config/define.ts` does not lead to a file.',
  );
  const [, path = ''] = /^ {2}Write `(.+)`: the engine is not in the folder of the site\.$/.exec(fix) ?? [];
  expect(path).toMatch(/^\.\..*\/src\/node\/config\/define\.ts$/);
  expect(await problemsOf(source(path))).toEqual([
    expect.stringContaining('`url` is missing'),
    expect.anything(),
  ]);
});

const LATE = `export default (async () => ({ title: 'Late', url: 'https://a.example', brand: { words: ['a'] } }))();`;

/** Configurations that cannot be run, with all that is said of them, and the files that they import. */
const BROKEN: [what: string, source: string, problem: string, others?: Record<string, string>][] = [
  [
    'throws an error',
    `const a: number = 1;\n\nfunction load() {\n  throw new Error('no luck');\n}\nexport default { title: load() };\n`,
    'site.config.ts:4:9: error: The file cannot be run: no luck\n  Correct the code; it runs on every build.',
  ],
  [
    'imports a file that is missing',
    `const a = 1;\nimport { x } from './missing.ts';\nexport default { title: x };\n`,
    'site.config.ts:2:19: error: The import of `./missing.ts` does not lead to a file.\n  Correct the path; it is relative to this file and includes the extension.',
  ],
  [
    'imports a file that is missing, and has mistakes elsewhere',
    [
      "import { x } from './missing.ts';",
      "const links = [{ label: 'A', to: 'docs' }];",
      'export default {',
      '  title: 5, tagLine: x, brand: { words: x, bagde: `a` },',
      '  search: { ...x, appId: 1 }, footer: { links } as const,',
      '  title: `A`,',
      '};',
    ].join('\n'),
    [
      'site.config.ts:1:19: error: The import of `./missing.ts` does not lead to a file.\n  Correct the path; it is relative to this file and includes the extension.',
      'site.config.ts:6:3: error: `title` is written twice in one object; the first is on line 4.\n  Remove or rename one of the two: only the last one counts.',
      'site.config.ts:4:44: error: `brand.bagde` is not a field of the configuration.\n  Rename it to `badge`.',
      'site.config.ts:5:41: error: `footer.links[0].to` is `docs`, expected a path of the site that starts with a single `/`.\n  Write `/docs`.',
      'site.config.ts:4:13: error: `tagLine` is not a field of the configuration.\n  Rename it to `tagline`.',
    ].join('\n'),
  ],
  [
    'has a key twice, the second time with a mistake',
    [
      "export default {\n  title: 'A',\n  url: 'https://a.example',\n  brand: { words: ['a'] },",
      "  tagline: 'B',\n  tagline: 5,\n};\n",
    ].join('\n'),
    [
      'site.config.ts:6:3: error: `tagline` is written twice in one object; the first is on line 5.\n  Remove or rename one of the two: only the last one counts.',
      "site.config.ts:6:3: error: `tagline` is `5`, expected text.\n  Write it in quotes: `'5'`.",
    ].join('\n'),
  ],
  [
    'uses a name that is nearly one that it has',
    `import { join } from 'node:path';\nexport default jion({ title: 'A' });\n`,
    'site.config.ts:2:16: error: `jion` is not defined.\n  Did you mean `join`?',
  ],
  [
    'imports a misspelt name of the engine',
    `import { join as definSite } from 'node:path';\nexport default defineSite({ title: 'A' });\n`,
    'site.config.ts:2:16: error: `defineSite` is not defined.\n  Write `defineSite` in the `import` from `src/node/config/define.ts`, in place of `definSite`.',
  ],
  [
    'imports nothing of the engine',
    `export default defineSite({ title: 'A' });\n`,
    'site.config.ts:1:16: error: `defineSite` is not defined.\n  Write `defineSite` in the `import` from `src/node/config/define.ts`.',
  ],
  [
    'has a text without quotes',
    `export default {\n  title: Lamps,\n};\n`,
    "site.config.ts:2:10: error: `Lamps` is not defined.\n  Write `'Lamps'` if it is text, or declare it.",
  ],
  [
    'uses a name above its declaration',
    `const tagline = text;\nconst text = 'Hi';\nexport default { title: 'A', tagline };\n`,
    'site.config.ts:1:17: error: `text` is used before it has a value.\n  Move its declaration up. If two files import each other, move what both need to a third one.',
  ],
  [
    'imports a file that imports one that is missing',
    `import { a } from './lib/a.ts';\nexport default { title: a };\n`,
    'lib/a.ts:2:19: error: The import of `./nope.ts` does not lead to a file.\n  Correct the path; it is relative to this file and includes the extension.',
    { 'lib/a.ts': `\nimport { b } from './nope.ts';\nexport const a = b;\n` },
  ],
  [
    'requires a file that is missing',
    `const a = 1;\nconst { x } = require('./missing');\nexport default { title: x };\n`,
    'site.config.ts:2:23: error: The import of `./missing` does not lead to a file.\n  Correct the path; it is relative to this file and includes the extension.',
  ],
  [
    'is JSON',
    '{ "title": "T" }',
    'site.config.ts:1:10: error: Syntax error: Expected a semicolon or an implicit semicolon after a statement, but found none.\n  Write `export default` before the object.',
  ],
  [
    'has the quotes of a word processor',
    `export default {\n  title: “T”,\n};\n`,
    "site.config.ts:2:10: error: Syntax error: Invalid Character `“`.\n  Write straight quotes: `'text'`.",
  ],
  [
    'has a text without its end',
    `export default {\n  title: 'T,\n};\n`,
    'site.config.ts:2:10: error: Syntax error: Unterminated string.\n  Add the quote at its end.',
  ],
  [
    'has an object without its end in a list',
    `export default {\n  navbar: { items: [\n    { to: '/blog',\n    { to: '/docs' },\n  ] },\n};\n`,
    'site.config.ts:4:5: error: Syntax error: Unexpected token.\n  Close the object before it with `}`, or write `[` and `]` around a list of objects.',
  ],
  [
    'has one brace too many',
    `export default {\n  brand: { words: ['a'}] },\n};\n`,
    'site.config.ts:2:23: error: Syntax error: Expected `,` or `]` but found `}`.\n  Remove it, or add the bracket that it closes.',
  ],
  [
    'imports a package that is missing',
    `import x from 'not-a-package';\nexport default { title: x };\n`,
    "site.config.ts:1:15: error: The import of `not-a-package` does not lead to a file.\n  Install it in the site's folder with `npm install not-a-package`, or remove the import.",
  ],
  [
    'imports a default export that the file does not have',
    `import a from './a.ts';\nexport default { title: a.title };\n`,
    'site.config.ts:1:8: error: `./a.ts` has no default export.\n  Write `{ b }` in braces: the file exports it by its name.',
    { 'a.ts': `export const b = { title: 'T' };\n` },
  ],
  [
    'imports an object that the file does not have',
    `import { a } from './a.ts';\nexport default { title: a.title };\n`,
    'site.config.ts:1:10: error: `./a.ts` does not export `a`.\n  Did you mean `b`?',
    { 'a.ts': `export const b = { title: 'T' };\n` },
  ],
  [
    'imports a file that does not run by itself',
    `import a from './a.ts';\nexport default { title: a };\n`,
    "a.ts:2:23: error: The file cannot be run: Cannot read properties of undefined (reading 'title')\n  Correct the code; it runs on every build.",
    { 'a.ts': `const [site] = [];\nexport const a = site.title;\n` },
  ],
  [
    'imports JSON with a mistake',
    `import a from './a.json';\nexport default { title: a.title };\n`,
    'a.json:2:3: error: The file is not JSON from here on: found `title:`.\n  Put keys and texts in double quotes, and a comma after each entry but the last.',
    { 'a.json': `{\n  title: "T"\n}\n` },
  ],
  [
    'imports a file with a syntax error',
    `import { a } from './a.ts';\nexport default { title: a };\n`,
    'a.ts:1:18: error: Syntax error: Unexpected ";".\n  Correct the code.',
    { 'a.ts': 'export const a = ;\n' },
  ],
  [
    'imports a file with a colour without quotes',
    `import { a } from './a.ts';\nexport default { title: a };\n`,
    'a.ts:1:19: error: Syntax error: Unexpected "a".\n  Correct the code.',
    { 'a.ts': 'export const a = 9ad65b;\n' },
  ],
  [
    'waits outside of a function',
    `const a =\n  await Promise.resolve(1);\nexport default { title: a };\n`,
    'site.config.ts:2:3: error: `await` is used outside a function, which this file does not allow.\n  Avoid it, for example with `readFileSync`, or add `"type": "module"` to the `package.json` in the site\'s folder.',
  ],
  [
    'ends the process',
    `const ok = true;\nif (ok) process.exit(0);\nexport default {};\n`,
    'site.config.ts:2:17: error: `process.exit(0)` is called, which would end the build.\n  Remove the call; to stop the build, throw an error.',
  ],
  [
    'has a field that fails when it is read',
    `export default {\n  get title() {\n    throw new Error('no luck');\n  },\n};\n`,
    'site.config.ts:3:11: error: The file cannot be run: no luck\n  Correct the code; it runs on every build.',
  ],
  [
    'is a function',
    `\nexport default () => ({ title: 'x' });\n`,
    'site.config.ts:2:16: error: The configuration is a function, expected an object.\n  Export the object itself: `export default defineSite({ ... })`.',
  ],
  [
    'is a promise that fails',
    `export default Promise.reject(new Error('no luck'));\n`,
    'site.config.ts:1:31: error: The file cannot be run: no luck\n  Correct the code; it runs on every build.',
  ],
  [
    'is a promise that never comes',
    `export default new Promise(() => {});\n`,
    'site.config.ts: error: The file cannot be run: it waits for something that never happens\n  Correct the code; it runs on every build.',
  ],
];

/** Loads configurations as the commands do, in a process of its own, which `process.exit` would end. */
async function loadApart(folders: string[]): Promise<string[]> {
  const script = `
    import { loadConfig } from '${resolve('src/node/config/index.ts')}';
    import { formatProblem } from '${resolve('src/node/diagnostics/problem.ts')}';
    for (const folder of ${JSON.stringify(folders)}) {
      const { config, problems } = await loadConfig(folder);
      console.log(JSON.stringify(config ? config.title : problems.map(formatProblem).join('\\n')));
    }`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', '-e', script]);
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

describe('files that cannot be run', () => {
  let root: string;
  let told: string[] = [];
  beforeAll(async () => {
    // The signs of escapes in URLs: stacks name some modules by paths, others by URLs.
    root = await mkdtemp(join(tmpdir(), 'configs 100% #%20-'));
    const cases = [...BROKEN, ['comes late', LATE, ''] as const];
    for (const [index, [, source, , others = {}]] of cases.entries())
      await putFiles(join(root, `${index}`), { ...others, 'site.config.ts': source });
    told = await loadApart(cases.map((_, index) => join(root, `${index}`)));
  });
  afterAll(() => rm(root, { recursive: true }));

  test.each(BROKEN.map((it, index) => ({ what: it[0], problem: it[2], index })))(
    'a file that $what is named with its place',
    ({ problem, index }) => {
      expect(told[index]).toBe(problem);
    },
  );

  test('a promise of a configuration is waited for', () => {
    expect(told[BROKEN.length]).toBe('Late');
  });
});

describe('an error that comes long after the file was read', () => {
  /** Loads a configuration whose `globalThis.later` fails, and calls functions afterwards, in a process of its own. */
  async function failLater(later: string, ...calls: string[]): Promise<string> {
    await writeFile(join(folder, 'site.config.ts'), `\nglobalThis.later = ${later};\nexport default {};\n`);
    const script = `
      import { loadConfig } from '${resolve('src/node/config/index.ts')}';
      import { reportStrayErrors } from '${resolve('src/node/config/loading/stray-errors.ts')}';
      import { formatProblem } from '${resolve('src/node/diagnostics/problem.ts')}';
      await reportStrayErrors('${folder}', (problem) => console.log(formatProblem(problem)));
      await loadConfig('${folder}');
      ${calls.map((call) => `setTimeout(${call});`).join('\n')}`;
    const run = promisify(execFile)(process.execPath, ['--import', 'tsx', '-e', script]);
    return run.then(
      ({ stdout }) => stdout,
      ({ stderr }) => `ended: ${/^Error: .*$/m.exec(stderr)?.[0]}`,
    );
  }

  test('is told, whether it is thrown, of a promise, of a request, or from a function of Node that names no code', async () => {
    const failures = [
      [`() => { throw new Error('late') }`, ':3:35', 'late'],
      [`() => { void Promise.reject(new Error('later')) }`, ':4:49', 'later'],
      [
        `() => { void import('node:fs/promises').then((fs) => { void fs.readFile('/no/such/file') }) }`,
        '',
        "ENOENT: no such file or directory, open '/no/such/file'",
      ],
      [`() => { void fetch('http://127.0.0.1:1/') }`, '', 'fetch failed (bad port)'],
    ];
    const later = `[\n${failures.map(([code]) => `${' '.repeat(20)}${code},\n`).join('')}]`;
    const told = await failLater(later, ...failures.map((_, index) => `globalThis.later[${index}]`));
    const expected = failures.map(
      ([, at, reason]) =>
        `site.config.ts${at}: error: Code that was still running failed: ${reason}\n  Wait for it before the end of the file, or catch its errors.`,
    );
    expect(
      told
        .trimEnd()
        .split(/\n(?=site)/)
        .sort(),
    ).toEqual(expected.sort());
  });

  test.each([
    ['thrown', `() => { throw new Error('engine') }`],
    ['of a promise', `() => { void Promise.reject(new Error('engine')) }`],
  ])('still ends the process when it is of other code and %s', async (_what, call) => {
    expect(await failLater('0', call)).toBe('ended: Error: engine');
  });

  test.each([
    ['site.config.ts', true],
    ['src/node/build/index.ts', false],
    ['.cache/engine/0123456789abcdef.mjs', false],
  ])("in the engine's own folder, code of %s is the site's: %s", async (path, isSite) => {
    const error = new Error('late');
    error.stack = `Error: late\n    at f (${pathToFileURL(resolve(path)).href}:1:1)`;
    expect(isOf(await foldersOf('.'), error)).toBe(isSite);
  });
});

test('a file without a default export is reported', async () => {
  expect((await problemsOf('export const a = 1;'))[0]).toContain('The file has no default export.');
});

test('a wrong field is reported with its line and column', async () => {
  const source = `import type {} from 'node:fs';
const base = { title: 'Site', url: 'https://a.example' };
function defineSite<T>(config: T): T { return config; }
export default defineSite({
  ...base,
  brand: { words: ['a'] },
  navbar: {
    items: [
      { to: '/a', label: 'A' },
      { type: 'foo' },
      { label: 'More', items: [{ to: '/b', label: 'B', position: 'left' }] },
      { to: '/c', label: 'C', 'data-c': 5 },
    ] as unknown[],
  },
  footer: { stile: 'dark' },
});
`;
  const problems = await problemsOf(source);
  expect(problems.map((problem) => problem.split(': error: ')[0])).toEqual([
    'site.config.ts:10:9',
    'site.config.ts:11:56',
    'site.config.ts:12:31',
    'site.config.ts:15:13',
  ]);
  expect(problems[0]).toContain('`navbar.items[1].type` is `foo`');
});

test('a wrong configuration is assumed without its wrong parts, and says what those leave unknown', async () => {
  await writeFile(
    join(folder, 'site.config.ts'),
    `export default {
  title: 'Site', url: 'nowhere', brand: { words: [] },
  navbar: { items: [{ type: 'foo' }, { to: '/a', label: 'A', data: 1 }, { to: '/b', label: 'B' }] },
  search: { searchPagePath: '../up' },
};`,
  );
  const { config, assumed } = await loadConfig(folder);
  expect(config).toBeUndefined();
  expect(assumed?.config).toMatchObject({
    title: 'Site',
    url: 'https://example.com',
    brand: { words: ['site'] },
    navbar: { items: [{ to: '/a' }, { to: '/b' }] },
    search: { searchPagePath: 'search' },
  });
  expect(assumed?.restore(['navbar', 'items', 1, 'to'])).toEqual(['navbar', 'items', 2, 'to']);
  expect(assumed?.isDoubtful('search', 'searchPagePath')).toBe(true);
  expect(assumed?.isDoubtful('search')).toBe(true);
  expect(assumed?.isDoubtful('docs')).toBe(false);
});

test.each(['throw 1;', 'export default 5;', 'export default [];', `export default { title: 5 };`])(
  'with %s the rest of the site is checked with the defaults',
  async (source) => {
    await problemsOf(source);
    expect((await loadConfig(folder)).assumed?.config).toMatchObject({
      baseUrl: '/',
      docs: { instances: {} },
    });
  },
);
