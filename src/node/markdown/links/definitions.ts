import type { Definition, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { nearest } from '../../diagnostics/nearest.ts';
import type { Problem } from '../../diagnostics/problem.ts';
import { locate, type MarkdownSource } from '../source.ts';

/**
 * Returns the definitions of a text, such as `[name]: /docs/api`, by their identifiers. Reports those that are written twice,
 * and those that nothing uses.
 */
export function readDefinitions(
  root: Root,
  source: MarkdownSource,
  problems: Problem[],
): ReadonlyMap<string, Definition> {
  const definitions = new Map<string, Definition>();
  if (!source.lines.some((line) => line.includes(']:'))) return definitions;
  visit(root, 'definition', (node) => {
    const first = definitions.get(node.identifier);
    if (first) problems.push(definedTwice(node, first, source));
    else definitions.set(node.identifier, node);
  });
  reportUnused(root, definitions, source, problems);
  return definitions;
}

/** A second address for a name: links would go on to lead to the first one. */
function definedTwice(node: Definition, first: Definition, source: MarkdownSource): Problem {
  const line = locate(source, first.position?.start).line;
  const message = `\`[${node.label ?? node.identifier}]\` is defined twice; links lead to the address on line ${line}.`;
  const fix = 'Remove or rename one of the two.';
  return { severity: 'warning', ...locate(source, node.position?.start), message, fix };
}

/** Reports definitions that nothing uses: pages show nothing of them. One that starts with `//` is a comment. */
function reportUnused(
  root: Root,
  definitions: ReadonlyMap<string, Definition>,
  source: MarkdownSource,
  problems: Problem[],
): void {
  const used = new Set<string>();
  visit(root, ['linkReference', 'imageReference'], (node) => {
    if ('identifier' in node) used.add(node.identifier);
  });
  const misspelt = undefinedNames(source, definitions);
  for (const [name, { label, url, position }] of definitions) {
    if (used.has(name) || name.startsWith('//') || misspelt.some((other) => nearName(other, [name])))
      continue;
    const message = `\`[${label ?? name}]: ${url}\` is not shown: no link of this text uses it.`;
    const fix = `Write \`[text][${label ?? name}]\` where the link belongs, or remove the line.`;
    problems.push({ severity: 'warning', ...locate(source, position?.start), message, fix });
  }
}

/** Names that are compared, so that no text can stall a build. */
const MOST_NAMES = 100;

/** Returns the name that a reference without an address is close to. */
export function nearName(name: string, names: Iterable<string>): string | undefined {
  const known = [...names];
  return known.length > MOST_NAMES ? undefined : nearest(name, known);
}

/** The first names of references that nothing defines. Each has a message of its own. */
function undefinedNames({ lines }: MarkdownSource, definitions: ReadonlyMap<string, Definition>): string[] {
  const written = lines.join('\n').matchAll(/\]\[([^\]\n]+)\]/g);
  const names = Array.from(written, ([, name = '']) => name.toLowerCase());
  return names.filter((name) => !definitions.has(name)).slice(0, MOST_NAMES);
}
