import type { Html, Paragraph, PhrasingContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { Translator } from '../../../shared/i18n/translator.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import type { Problem } from '../../diagnostics/problem.ts';
import { locate, type MarkdownSource } from '../source.ts';
import { BLOCK_NAMES, checkAttributes, reportEmpty, takeLabel } from './directive.ts';

/** Types of admonitions with their icons: paths in a box of 24 by 24, drawn as lines. */
const ICONS = {
  note: 'M5 4h14v11l-5 5H5zM14 20v-5h5M9 9h6M9 13h3',
  tip: 'M9 18h6M10 21h4M12 3a6 6 0 0 1 3.8 10.6c-.6.6-.8 1.2-.8 1.9H9c0-.7-.2-1.3-.8-1.9A6 6 0 0 1 12 3z',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v6M12 7v.5',
  caution: 'M12 4 2.5 20h19zM12 10v4.5M12 17v.5',
  danger: 'M8 3h8l5 5v8l-5 5H8l-5-5V8zM12 7v6M12 16v.5',
};

type AdmonitionType = keyof typeof ICONS;

/** A type, or `warning`: another name, with a title of its own, for what looks like a `caution`. */
type AdmonitionName = AdmonitionType | 'warning';

/** Titles of admonitions that do not set one, by all names. */
const TITLES: Record<AdmonitionName, (i18n: Translator) => string> = {
  note: (i18n) => i18n.t('admonition.note', 'Note'),
  tip: (i18n) => i18n.t('admonition.tip', 'Tip'),
  info: (i18n) => i18n.t('admonition.info', 'Info'),
  caution: (i18n) => i18n.t('admonition.caution', 'Caution'),
  danger: (i18n) => i18n.t('admonition.danger', 'Danger'),
  warning: (i18n) => i18n.t('admonition.warning', 'Warning'),
};

/** Names of all types of admonitions. */
export const ADMONITIONS = Object.keys(TITLES);

/** Types and blocks of other tools, and what comes closest to them: `''` for one that needs no block here. */
const FOREIGN_BLOCKS: ReadonlyMap<string, string> = new Map([
  ['accordion', 'details'],
  ['attention', 'caution'],
  ['bug', 'danger'],
  ['code-group', 'tabs'],
  ['collapse', 'details'],
  ['error', 'danger'],
  ['failure', 'danger'],
  ['hint', 'tip'],
  ['raw', ''],
  ['spoiler', 'details'],
  ['success', 'tip'],
  ['v-pre', ''],
]);

/** Blocks of other tools that show another file in their place. */
const INCLUDES = new Set(['embed', 'import', 'include', 'literalinclude', 'snippet', 'transclude']);

/** Names of other blocks, to suggest for a typo; `tab` is not one, because it cannot stand alone. */
const OTHERS = BLOCK_NAMES.filter((name) => name !== 'tab');

/** Returns the kind that an unknown block was meant as: `''` for none. */
export function meantBlock(written: string): string {
  const name = written.toLowerCase();
  const names = [...ADMONITIONS, ...OTHERS];
  return (
    FOREIGN_BLOCKS.get(name) ??
    nearest(name, names) ??
    names.find((known) => known.startsWith(name)) ??
    'info'
  );
}

/** What to do about a block that needs none here. */
export const NO_BLOCK = 'Remove this line and the `:::` that ends the block, and keep the text between them.';

/**
 * Returns what to write for a block that shows another file, which only scripts have here; undefined for any other
 * name.
 */
export function fixForInclude(name: string): string | undefined {
  if (!INCLUDES.has(name.toLowerCase())) return undefined;
  return 'Copy its text here: pages show no files other than scripts, as in ` ```lua file="radar.lua" `.';
}

/**
 * Turns a `:::note[Title]` block into an `aside` with its icon and title. The title is the type's name unless
 * one is given. An unknown type is shown as `info`, with a warning.
 */
export function prepareAdmonition(
  node: ContainerDirective,
  source: MarkdownSource,
  problems: Problem[],
  i18n: Translator,
): void {
  const location = locate(source, node.position?.start);
  const known = isName(node.name) ? node.name : undefined;
  const isAlert = node.data?.alert === true;
  if (!known) {
    const near = meantBlock(node.name) || (isAlert ? 'info' : '');
    const types = ADMONITIONS.map((name) => `\`${name}\``).join(', ');
    const write = (name: string) => (isAlert ? `[!${name.toUpperCase()}]` : `:::${name}`);
    const message = `\`${write(node.name)}\` is not a type of admonition, expected one of ${types}; it is shown as \`info\`.`;
    problems.push({
      severity: 'warning',
      ...location,
      message,
      fix: fixForInclude(node.name) ?? (near ? `Write \`${write(near)}\`.` : NO_BLOCK),
    });
  } else checkAttributes(node, [], source, problems, `a title is written as \`:::${node.name}[Title]\``);

  const label = takeLabel(node)?.children;
  if (!label && known)
    reportEmpty(node, isAlert ? `[!${node.name.toUpperCase()}]` : `:::${node.name}`, source, problems);
  const title: PhrasingContent[] = label ?? [{ type: 'text', value: TITLES[known ?? 'info'](i18n) }];
  const type = known === 'warning' ? 'caution' : (known ?? 'info');
  const icon: Html = { type: 'html', value: iconHtml(type) };
  const titleNode: Paragraph = {
    type: 'paragraph',
    children: [icon, ...title],
    data: { hProperties: { className: ['admonition-title'], 'data-sheet': 'admonitions' } },
  };
  node.children = [titleNode, ...node.children];
  node.data = { hName: 'aside', hProperties: { className: ['admonition', type], role: 'note' } };
}

function isName(name: string): name is AdmonitionName {
  return Object.hasOwn(TITLES, name);
}

function iconHtml(type: AdmonitionType): string {
  const stroke =
    'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';
  return `<svg viewBox="0 0 24 24" width="18" height="18" ${stroke} aria-hidden="true"><path d="${ICONS[type]}"/></svg>`;
}
