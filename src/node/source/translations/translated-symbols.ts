import { listSome } from '../../diagnostics/list-some.ts';
import type { Problem } from '../../diagnostics/problem.ts';
import { type ReadResult, shortNameOf } from '../../luacats/index.ts';
import type { Position, Reference } from '../../luacats/model.ts';
import { untranslated } from '../../site/links/untranslated.ts';
import { factsOf, type SymbolDoc } from './symbol-facts.ts';

/** A name, what the original has of it, and what the translation has. */
type Pair = readonly [string, SymbolDoc, SymbolDoc | undefined];

/**
 * Compares translated definition files with the originals that they replace: what they lack or say in another way would
 * be wrong in that language. Only texts may differ.
 *
 * @param lost Takes the names that are not as in the original, so that nothing else is reported about them.
 */
export function checkTranslatedSymbols(
  files: { path: string }[],
  translated: ReadResult,
  original: Pick<ReadResult, 'reference' | 'problems'>,
  lost: Set<string>,
): Problem[] {
  const failed = new Set(original.problems.map(({ file }) => file));
  const wrong = original.problems.filter(({ severity }) => severity === 'error');
  const originalSymbols = symbolsOf(original.reference);
  const translatedSymbols = new Map(symbolsOf(translated.reference));
  const translatedGroups = new Map(translated.reference.groups.map((group) => [group.id, group]));
  const reported = new Set(translated.problems.map(lineOf));
  return files.flatMap(({ path }) => {
    const source = untranslated(path);
    const named = originalSymbols.filter(([, { position }]) => position.file === source);
    const missing = named.filter(([name]) => !translatedSymbols.has(name)).map(([name]) => name);
    for (const name of missing) lost.add(shortNameOf(name));
    // What does not parse is reported already.
    const lacking = missing.filter((name) => !translated.lost.has(shortNameOf(name)));
    const groups = original.reference.groups.filter(({ position }) => position.file === source);
    const pairs: Pair[] = [
      ...groups.map((group) => [group.id, group, translatedGroups.get(group.id)] as const),
      ...named.map(([name, symbol]) => [name, symbol, translatedSymbols.get(name)] as const),
    ];
    const different = pairs.flatMap(([name, symbol, found]) => {
      const problem = found && describeDifference(name, found, symbol, source);
      if (problem) lost.add(shortNameOf(name));
      // The translation may be as the original was meant.
      return problem && !reported.has(lineOf(problem)) && !isWrong(symbol, wrong) ? problem : [];
    });
    const originals = new Map(originalSymbols);
    const more = failed.has(source)
      ? []
      : [...translatedSymbols].filter(
          ([name, { position }]) => position.file === path && !originals.has(name),
        );
    const renamed = lacking.length === 1 && more.length === 1 ? lacking[0] : undefined;
    return [
      ...(lacking.length && !renamed ? [lacks(path, lacking, source)] : []),
      ...different,
      ...more.map(([name, { position }]) => unknown(name, position, source, renamed)),
    ];
  });
}

/** Returns whether the tags of a symbol have an error. */
function isWrong(symbol: SymbolDoc, errors: Problem[]): boolean {
  const { file } = symbol.position;
  const places = [symbol.description, symbol, ...factsOf(symbol)];
  const lines = places.map(({ position }) => position.line);
  const [first, last] = [Math.min(...lines), Math.max(...lines)];
  return errors.some(({ line, ...error }) => error.file === file && line && first <= line && line <= last);
}

function lineOf({ file, line }: Problem): string {
  return `${file}:${line}`;
}

const MOST_NAMES = 5;
const FIX = 'Copy it from the original, and translate only the texts.';

function lacks(file: string, lacking: string[], original: string): Problem {
  return {
    severity: 'error',
    file,
    line: 1,
    column: 1,
    message: `The translation lacks ${listSome(lacking, MOST_NAMES)} of \`${original}\`.`,
    fix: `Copy ${lacking.length === 1 ? 'it' : 'them'} from there, and translate the texts.`,
  };
}

/** Reports a symbol that only the translation has; `renamed` is the one that only the original has. */
function unknown(name: string, position: Position, original: string, renamed?: string): Problem {
  return {
    severity: 'error',
    ...position,
    message: `\`${name}\` is not in \`${original}\`, which this file translates.`,
    fix: renamed
      ? `Rename it to \`${renamed}\`, which the translation lacks.`
      : 'Add it there first, or remove it here.',
  };
}

/** Reports the first part of a symbol that is not as in the original. */
function describeDifference(
  name: string,
  found: SymbolDoc,
  wanted: SymbolDoc,
  original: string,
): Problem | undefined {
  const [here, there] = [factsOf(found), factsOf(wanted)];
  const at = Array.from({ length: Math.max(here.length, there.length) }, (_, index) => index).find(
    (index) => here[index]?.text !== there[index]?.text,
  );
  if (at === undefined) return undefined;
  const [is, was] = [here[at], there[at]];
  const isMore = is && !there.some(({ text }) => text === is.text);
  const isLess = was && !here.some(({ text }) => text === was.text);
  const message =
    was && (!is || (isLess && !isMore))
      ? `\`${name}\` lacks ${was.text}, which \`${original}\` has.`
      : !was || (isMore && !isLess)
        ? `\`${name}\` has ${is?.text}, which \`${original}\` does not have.`
        : `\`${name}\` has ${is?.text}, expected ${was.text} as in \`${original}\`.`;
  return { severity: 'error', ...(is?.position ?? found.position), message, fix: FIX };
}

/** Symbols by their full names. */
function symbolsOf({ groups, events, types }: Reference): [string, SymbolDoc][] {
  const entries = groups.flatMap((group) => group.entries);
  return [
    ...entries.map((entry): [string, SymbolDoc] => [entry.name, entry]),
    ...events.map((event): [string, SymbolDoc] => [`event.${event.family}.${event.name}`, event]),
    ...types.map((type): [string, SymbolDoc] => [type.name, type]),
  ];
}
