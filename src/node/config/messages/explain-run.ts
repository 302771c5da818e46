import { dirname, relative, resolve } from 'node:path';
import { inspect } from 'node:util';
import { jsonFault } from '../../diagnostics/json-fault.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import { pointAt } from '../../diagnostics/point.ts';
import type { Problem } from '../../diagnostics/problem.ts';
import { CONFIG_FILE } from '../config-file.ts';
import { type CodeFile, positionOfError, readCode } from './error-position.ts';
import { fixForImport } from './fix-for-import.ts';
import { findImport, findSyntaxError, findTopLevelAwait } from './locate.ts';
import { findMissingExports } from './missing-exports.ts';

/** Explains why a configuration could not be run, and where. */
export async function explainRun(siteDir: string, source: string, error: unknown): Promise<Problem> {
  const syntax = findSyntaxError(source);
  if (syntax) {
    const { message, ...position } = syntax;
    const [, closing] = /^Expected (`[)\]}]`) but found `EOF`$/.exec(message) ?? [];
    if (closing) {
      const fault = `Syntax error: Expected ${closing}, but the file ends.`;
      return problemAt(position, fault, 'Close the bracket that is still open.');
    }
    const [, expected] = /^(Expected `,` or `[}\])]`) but found `\w+`$/.exec(message) ?? [];
    const line = source.split(/\r\n?|\n/)[position.line - 1] ?? '';
    const [word = ''] = /^\w+|^\S/.exec(line.slice(position.column - 1)) ?? [];
    const [quote] = /(?<=\w)['"]$/.exec(line.slice(0, position.column - 1)) ?? [];
    const fix =
      quote && /^\w/.test(word)
        ? `Write \`\\${quote}\` for a quote within a string.`
        : 'Write a comma before it.';
    return expected && word
      ? problemAt(position, `Syntax error: ${expected} but found \`${word}\`.`, fix)
      : problemAt(
          position,
          `Syntax error: ${message}.`,
          fixForSyntax(source, line, `${message}.`, position.column),
        );
  }
  const reason = error instanceof Error ? error.message : textOf(error);
  const waits = /await/.test(reason) ? findTopLevelAwait(source) : undefined;
  if (waits) {
    const fix =
      'Avoid it, for example with `readFileSync`, or add `"type": "module"` to the `package.json` in the site\'s folder.';
    return problemAt(waits, '`await` is used outside a function, which this file does not allow.', fix);
  }
  const [unknown] =
    /does not provide an export|\) is not a function$|^Cannot read properties of undefined/.test(reason)
      ? await findMissingExports(resolve(siteDir, CONFIG_FILE), source, undefined)
      : [];
  if (unknown) return unknown;
  const missing = /^Cannot find (?:module|package) '([^']+)'/.exec(reason)?.[1];
  if (missing !== undefined) return explainMissingFile(missing, siteDir, source, error);
  const json = await explainJson(reason, siteDir);
  if (json) return json;
  const position = await positionOfError(error, siteDir);
  return (
    (position ? undefined : explainOutside(reason, siteDir, source)) ??
    explainThrown(reason, position ?? {}, source)
  );
}

/** Explains where an imported file of the site is not JSON. */
async function explainJson(reason: string, siteDir: string): Promise<Problem | undefined> {
  const [, path] = /^(\/.+?\.json): /.exec(reason) ?? [];
  const file = path && (await readCode(siteDir, path));
  if (!file) return undefined;
  const offset = jsonFault(file.text);
  const [found] = /^\S+/.exec(file.text.slice(offset).trim()) ?? [];
  return problemAt(
    { file: file.path, ...pointAt(file.text, offset) },
    `The file is not JSON from here on: found ${found ? `\`${found.slice(0, 20)}\`` : 'the end of the file'}.`,
    'Put keys and texts in double quotes, and a comma after each entry but the last.',
  );
}

/** Explains a mistake in a file outside the site, at its import. */
function explainOutside(reason: string, siteDir: string, source: string): Problem | undefined {
  const [, path = '', line, column, fault] = /^(.+?):(\d+):(\d+): ERROR: (.*)$/m.exec(reason) ?? [];
  const found = path && findImport(source, (specifier) => isSame(specifier, path, resolve(siteDir)));
  if (!found) return undefined;
  const { name, ...at } = found;
  const place = `${name}:${line}:${Number(column) + 1}`;
  return problemAt(at, `Syntax error in \`${place}\`: ${fault}.`, 'Correct the code there.');
}

/** What is said of code in the syntax of another language, and what to write instead. */
const HABITS: [fault: RegExp, fix: string][] = [
  [/^Invalid Character `[‘’“”„]/, "Write straight quotes: `'text'`."],
  [/^HTML comments are not allowed/, 'Comments start with `//`.'],
  [/^Invalid assignment in object literal/, 'Write a colon in place of the `=`.'],
  [/ but found `;`\.$/, 'Write a comma in place of the `;`.'],
  [/ but found `[)\]}]`\.$/, 'Remove it, or add the bracket that it closes.'],
  [/^Unterminated (?:string|template)/, 'Add the quote at its end.'],
];

/** Says what to write where the code does not parse. */
function fixForSyntax(source: string, line: string, fault: string, column: number): string {
  if (/^\s*\{/.test(source)) return 'Write `export default` before the object.';
  if (/^\s*#/.test(line)) return 'Comments start with `//`.';
  if (fault === 'Unexpected token.' && line[column - 1] === '{')
    return 'Close the object before it with `}`, or write `[` and `]` around a list of objects.';
  return HABITS.find(([pattern]) => pattern.test(fault))?.[1] ?? 'Correct the code.';
}

function problemAt(position: Partial<Problem>, message: string, fix: string): Problem {
  return { severity: 'error', file: CONFIG_FILE, ...position, message, fix };
}

/** Explains an import of a file or package that does not exist, at its place in the file that contains it. */
async function explainMissingFile(
  missing: string,
  siteDir: string,
  source: string,
  error: unknown,
): Promise<Problem> {
  const importer = await importerOf(siteDir, error, source);
  const folder = dirname(resolve(siteDir, importer.path));
  const { name = missing, ...at } =
    findImport(importer.text, (specifier) => isSame(specifier, missing, folder)) ?? {};
  const fix = fixForImport(name, folder);
  return problemAt({ file: importer.path, ...at }, `The import of \`${name}\` does not lead to a file.`, fix);
}

/** Explains what the compiler says of a file, or what the code of the configuration throws. */
function explainThrown(reason: string, position: Partial<Problem>, source: string): Problem {
  const [first = '', second = ''] = reason.split('\n');
  const fault = /ERROR: (.*)$/.exec(second)?.[1];
  if (fault !== undefined) {
    // The compiler counts columns from 0.
    const at = position.column === undefined ? position : { ...position, column: position.column + 1 };
    return problemAt(
      at,
      `Syntax error: ${fault.replace(/^Syntax error /, 'Unexpected ')}.`,
      'Correct the code.',
    );
  }
  if (first.startsWith('`process.exit(')) {
    const fix = 'Remove the call; to stop the build, throw an error.';
    return problemAt(position, `${first}, which would end the build.`, fix);
  }
  const [, name] = /^([\w$]+) is not defined$/.exec(first) ?? [];
  const close = name && nearest(name, namesIn(source));
  if (name) {
    const fix = OWN.has(name)
      ? `Write \`${name}\` in the \`import\` from \`src/node/config/define.ts\`${close ? `, in place of \`${close}\`` : ''}.`
      : close
        ? `Did you mean \`${close}\`?`
        : `Write \`'${name}'\` if it is text, or declare it.`;
    return problemAt(position, `\`${name}\` is not defined.`, fix);
  }
  const [, early] = /^Cannot access '([\w$]+)' before initialization$/.exec(first) ?? [];
  if (early) {
    const fix =
      'Move its declaration up. If two files import each other, move what both need to a third one.';
    return problemAt(position, `\`${early}\` is used before it has a value.`, fix);
  }
  const [, imported] = /^\(0 , [\w$.]+?\.([\w$]+)\) is not a function$/.exec(first) ?? [];
  if (imported) {
    const message = `\`${imported}\` is not a function of the file that it is imported from.`;
    return problemAt(position, message, 'Correct the name or the path in the import.');
  }
  return problemAt(position, `The file cannot be run: ${first}`, 'Correct the code; it runs on every build.');
}

/** What the engine has for the code of a configuration. */
const OWN = new Set(['defineSite', 'whenSet']);

/** Names that code declares or imports, roughly: they are only suggested. */
function namesIn(source: string): string[] {
  const declared = source.matchAll(/\b(?:const|let|var|function|class)\s+([\w$]+)/g);
  const imported = source.matchAll(/\bimport\s+(?:type\s+)?([\w$]+|\{[^}]*\})/g);
  return [...declared, ...imported].flatMap(([, names = '']) => names.match(/[\w$]+/g) ?? []);
}

/** Explains an error of a configuration's code that comes when the file was read long ago. */
export async function explainStrayError(siteDir: string, error: unknown): Promise<Problem> {
  const reason = error instanceof Error ? error.message : textOf(error);
  const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : '';
  return {
    severity: 'error',
    file: CONFIG_FILE,
    ...(await positionOfError(error, siteDir)),
    message: `Code that was still running failed: ${reason.split('\n')[0]}${cause}`,
    fix: 'Wait for it before the end of the file, or catch its errors.',
  };
}

/** What was thrown in place of an error. */
function textOf(thrown: unknown): string {
  return typeof thrown === 'object' ? inspect(thrown, { depth: 0, breakLength: Infinity }) : String(thrown);
}

/** The file with the import that was missed: the configuration, or one that it imports. */
async function importerOf(siteDir: string, error: unknown, source: string): Promise<CodeFile> {
  const stack = error instanceof Error && 'requireStack' in error ? error.requireStack : undefined;
  const [first] = Array.isArray(stack) ? stack.map(String) : [];
  const path = first ?? / imported from (.+)$/.exec(error instanceof Error ? error.message : '')?.[1];
  const file = path?.replace(/\?.*$/, '');
  return (file && (await readCode(siteDir, file))) || { path: CONFIG_FILE, text: source };
}

/** What an import names may have been resolved before it was missed. */
function isSame(written: string, missing: string, folder: string): boolean {
  return written === missing || relative(resolve(folder, written), missing) === '';
}
