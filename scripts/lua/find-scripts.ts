import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { visit } from 'unist-util-visit';
import { readFence } from '../../src/node/markdown/code/fence.ts';
import { markLines } from '../../src/node/markdown/code/mark-lines.ts';
import { parseDocument } from '../../src/node/markdown/parse/parse.ts';
import { listFiles } from '../../src/node/source/files/site-folder.ts';
import { compareText } from '../../src/shared/compare-text.ts';
import type { ScriptPart } from './run-job.ts';

/** A script of the texts: a file, or the blocks of one title of a guide, one after the other. */
export interface LuaScript {
  /** Where its scenario is below `tests/lua`: `guides/drawing/status.lua`, `snippets/rendering/panel.lua`. */
  id: string;
  /** `status.lua` */
  name: string;
  /** File that contains it, relative to the project. */
  file: string;
  source: string;
  /** Line of the file for each line of the source. */
  lines: number[];
  /** The code shows a mistake, and is not meant to survive. */
  mistake: boolean;
}

/** A script with those of its folder or guide, which it may load with `require`. */
export interface LuaScriptInPlace extends LuaScript {
  /** Sources by file name, its own too. */
  beside: Record<string, string>;
  /** Code of its page that may follow it, by title; none in a guide, whose titles are scripts. */
  parts: Record<string, ScriptPart>;
}

/** Returns all scripts of the guides and snippets of a site, in the order of their ids. */
export async function findScripts(siteDir: string): Promise<LuaScriptInPlace[]> {
  const paths = await listFiles(siteDir, 'content', []);
  const read = async (path: string) => readFile(join(siteDir, path), 'utf8');
  const scripts = await Promise.all([
    ...paths
      .filter((path) => path.endsWith('.lua'))
      .map(async (path) => [fileScript(path, await read(path))]),
    ...paths.filter(isGuide).map(async (path) => titledScripts(path, await read(path))),
  ]);
  const all = scripts.flat().sort((a, b) => compareText(a.id, b.id));
  return Promise.all(
    all.map(async (script) => {
      const page = script.file.replace(/\.lua$/, '.md');
      const text = page !== script.file && paths.includes(page) ? await read(page) : '';
      return { ...script, beside: scriptsBeside(script, all), parts: partsIn(page, text) };
    }),
  );
}

function partsIn(page: string, text: string): Record<string, ScriptPart> {
  const titled = titledScripts(page, text).filter(({ source }) => source);
  return Object.fromEntries(titled.map(({ name, source, mistake }) => [name, { code: source, mistake }]));
}

/**
 * Puts the Lua blocks of one title together, in their order, with an empty line between them. Lines that only mark
 * others are left out.
 *
 * @example
 * titledScripts('content/docs/guides/a.md', '```lua title="b.lua"\nprint(1)\n```')
 * // [{ id: 'guides/a/b.lua', name: 'b.lua', source: 'print(1)\n', lines: [2], ... }]
 */
export function titledScripts(file: string, text: string): LuaScript[] {
  const scripts = new Map<string, LuaScript>();
  visit(parseDocument(text), 'code', ({ lang, meta, value, position }) => {
    const { lang: language, title, range, mistake } = readFence(lang ?? '', meta ?? '');
    if (language !== 'lua' || !title?.endsWith('.lua') || !position || !value) return;
    const id = `${idOf(dirname(file))}/${basename(file, '.md')}/${title}`;
    const script = scripts.get(title) ?? { id, name: title, file, source: '', lines: [], mistake: false };
    if (script.source) {
      script.source += '\n';
      script.lines.push(position.start.line);
    }
    for (const { text: line, index } of markLines(value, range).lines) {
      script.source += `${line}\n`;
      script.lines.push(position.start.line + 1 + index);
    }
    scripts.set(title, { ...script, mistake: script.mistake || mistake === true });
  });
  return [...scripts.values()];
}

function fileScript(file: string, source: string): LuaScript {
  const lines = source.split('\n').map((_, index) => index + 1);
  return { id: idOf(file), name: basename(file), file, source, lines, mistake: false };
}

function isGuide(path: string): boolean {
  return /^content\/docs\/guides\/.*\.md$/.test(path);
}

/** A path below `content`, without the folder `docs` that all but a few share. */
function idOf(path: string): string {
  return path.replace(/^content\/(?:docs\/)?/, '');
}

function scriptsBeside({ id }: LuaScript, all: LuaScript[]): Record<string, string> {
  const beside = all.filter((other) => dirname(other.id) === dirname(id));
  return Object.fromEntries(beside.map(({ name, source }) => [name, source]));
}
