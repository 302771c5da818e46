import { posix } from 'node:path';
import { listSome } from '../../diagnostics/list-some.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import type { Problem } from '../../diagnostics/problem.ts';
import { isUrlSegment, SEGMENT_CHARACTERS } from '../../diagnostics/url-segment.ts';
import { type Declaration, declarationsNamed, declarationsOf } from '../../lua/declaration.ts';
import { parseBlock } from '../../lua/parse.ts';
import { type FindScript, remember, type Script, type ScriptFault } from '../../markdown/index.ts';
import { untranslated } from '../links/untranslated.ts';
import type { ContentFile } from '../sets/docs-input.ts';
import { routeOfPath } from './documents.ts';

/** A script that readers can save. */
export interface PublishedScript {
  /** Address of the file, without the base URL: `/docs/snippets/ffi/trace.lua`. */
  route: string;
  text: string;
}

/** The script files of a docs set. */
export interface Scripts {
  /** Finds what a text shows. */
  find: FindScript;
  /** Files that these texts show whole. */
  published(pages: ReadonlySet<string>): PublishedScript[];
  /** Files that no text shows, and files without an address. Complete once all texts are rendered. */
  problems(): Problem[];
}

/**
 * Creates the script files that lie next to the documents of a docs set.
 *
 * @param href Returns the URL of a file by its route.
 */
export function createScripts(
  files: ContentFile[],
  docsRoot: string,
  href: (route: string) => string,
): Scripts {
  const byPath = new Map(files.map((file) => [untranslated(file.path), file]));
  const shown = new Set<string>();
  const whole = new Map<string, Set<string>>();

  const find: FindScript = ({ file: name, of }, page) => {
    const folder = posix.dirname(untranslated(page));
    const slashed = posix.normalize(name.replaceAll('\\', '/'));
    if (name.includes('\\') && isBelow(slashed)) {
      shown.add(posix.join(folder, slashed));
      return { message: `\`${name}\` has backslashes, expected slashes.`, fix: `Write \`${slashed}\`.` };
    }
    if (!isBelow(name)) {
      shown.add(posix.join(folder, posix.basename(name)));
      return outside(name);
    }
    const path = posix.join(folder, name);
    const file = byPath.get(path);
    if (!file) {
      const { meant, ...fault } = missing(name, folder, [...byPath.keys()]);
      // The file that was meant is not reported as one that no text shows.
      if (meant) shown.add(posix.join(folder, meant));
      return fault;
    }
    shown.add(path);
    const script = { file: file.path, name: posix.basename(path), text: file.text };
    if (of !== undefined) {
      const part = partOf(script, name, of);
      return 'text' in part ? part : { ...part, script: { ...script, code: file.text } };
    }
    whole.set(path, (whole.get(path) ?? new Set()).add(page));
    return { ...script, code: file.text, href: href(routeOfPath(file.localPath, docsRoot)) };
  };

  return {
    find,
    published: (pages) =>
      [...whole].flatMap(([path, on]) => {
        const file = byPath.get(path);
        if (!file || ![...on].some((page) => pages.has(page))) return [];
        return [{ route: routeOfPath(file.localPath, docsRoot), text: file.text }];
      }),
    problems: () =>
      files.flatMap(({ path, localPath, text }) => {
        if (!shown.has(untranslated(path))) return [unshown(path)];
        if (!text.trim()) return [empty(path)];
        return nameFault(path, routeOfPath(localPath, docsRoot));
      }),
  };
}

function isBelow(name: string): boolean {
  return !/^(?:\/|[a-z][a-z+.-]*:)|\\|(?:^|\/)\.\.(?:\/|$)/i.test(name);
}

function outside(name: string): ScriptFault {
  return {
    message: `\`${name}\` is outside the folder of the text.`,
    fix: 'Put the file next to the text, and write its name.',
  };
}

function missing(name: string, folder: string, paths: string[]): ScriptFault & { meant?: string } {
  const beside = folder === '.' ? paths : paths.filter((path) => path.startsWith(`${folder}/`));
  const names = beside.map((path) => posix.relative(folder, path));
  const meant = names.includes(`${name}.lua`) ? `${name}.lua` : nearest(name, names);
  const message = name.endsWith('.lua')
    ? `The file \`${name}\` does not exist next to the text.`
    : `\`${name || 'file'}\` is not the name of a Lua file.`;
  if (meant) return { message, fix: `Did you mean \`${meant}\`?`, meant };
  return { message, fix: `Write the name of a file in \`${folder}/\` that ends in \`.lua\`.` };
}

/** Shows the lines of one declaration, moved to the start of the line. */
function partOf(script: Omit<Script, 'code' | 'href'>, name: string, of: string): Script | ScriptFault {
  const text = script.text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const all = remember('declarations', text, () => declarationsOf(text));
  const [found, ...others] = declarationsNamed(of, all);
  // A file that does not parse is reported itself.
  if (!all.length && 'problem' in parseBlock(text)) return { ...script, code: text };
  if (!found) return undeclared(name, of, all);
  if (others.length) {
    const lines = [found, ...others].map(({ first }) => first).join(', ');
    return {
      message: `\`${name}\` declares \`${of}\` more than once, on lines ${lines}.`,
      fix: 'Write the name with its table, or give one of them another name.',
    };
  }
  return { ...script, code: declarationCode(text, found) };
}

function undeclared(name: string, of: string, all: Declaration[]): ScriptFault {
  const names = [
    ...new Set(all.filter(({ isOutermost }) => isOutermost).map((declaration) => declaration.name)),
  ];
  const plain = (text: string) => text.replaceAll(':', '.');
  const meant = names.find((declared) => plain(declared) === plain(of)) ?? nearest(of, names);
  return {
    message: `\`${name}\` does not declare \`${of}\`.`,
    fix: meant
      ? `Did you mean \`${meant}\`?`
      : !names.length
        ? 'It declares nothing: remove `of` to show all of it.'
        : `It declares ${listSome(names)}.`,
  };
}

function declarationCode(text: string, { first, last }: Declaration): string {
  const lines = text.split('\n').slice(first - 1, last);
  const indents = lines.filter((line) => line.trim()).map((line) => line.length - line.trimStart().length);
  const indent = Math.min(...indents);
  return lines.map((line) => line.slice(indent)).join('\n');
}

function empty(file: string): Problem {
  const message = 'The script is empty, so its text shows a block without code.';
  return { severity: 'warning', file, message, fix: 'Write the code, or remove the file and its fence.' };
}

function unshown(file: string): Problem {
  const name = posix.basename(file);
  return {
    severity: 'warning',
    file,
    message: `No text shows the file \`${name}\`, so readers do not get it.`,
    fix: `Show it with a fence \`lua file="${name}"\` in a Markdown file next to it, or remove it.`,
  };
}

function nameFault(file: string, route: string): Problem[] {
  const wrong = route.split('/').find((part) => part && !isUrlSegment(part));
  if (wrong === undefined) return [];
  const message = `\`${wrong}\` would be part of the file's URL, which may contain only ${SEGMENT_CHARACTERS}.`;
  return [{ severity: 'error', file, message, fix: 'Rename the file or folder.' }];
}
