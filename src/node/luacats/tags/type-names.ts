import { append } from '../../diagnostics/append.ts';
import type { DocComment } from '../comment-model.ts';
import type { Position } from '../model.ts';
import { fixForName } from '../report.ts';
import { expectEnd, positionAt, reportNameless, type Scan, skipBlank, take } from './scan.ts';

/** What a comment says about the type that it defines. */
export type TypeOf = NonNullable<DocComment['type']>;

/** Reports what follows the name of a type; with what seems to be a part of it, it is not taken for another type. */
export function expectNameEnd(scan: Scan, type: TypeOf, what = 'class'): void {
  const [tail = ''] = /^(?:-[\w-]*|\.)/.exec(scan.text.slice(scan.at)) ?? [];
  expectEnd(scan, `the ${what} \`${type.name}\``);
  type.name += tail === '.' ? '._' : tail.replaceAll('-', '_');
}

/** Consumes the word in parentheses before a name, such as `(exact)`, and reports one that the tag does not know. */
export function takeMode(scan: Scan, tag: 'class' | 'enum', modes: string[]): string | undefined {
  skipBlank(scan);
  const position = positionAt(scan);
  const mode = take(scan, /\([^()]*\)/y);
  if (mode === undefined || modes.some((known) => mode === `(${known})`)) return mode;
  scan.report.error(
    position,
    `\`${mode}\` is not an attribute of \`@${tag}\`.`,
    fixForName(
      mode.slice(1, -1),
      modes,
      `Remove it, or write ${modes.map((known) => `\`(${known})\``).join(' or ')}.`,
    ),
  );
  return mode;
}

/** Consumes the name of a type and its type parameters, and notes in the comment what it defines; reports a missing one. */
export function takeTypeName(
  scan: Scan,
  block: DocComment,
  at: Position,
  tag: 'class' | 'alias' | 'enum',
): TypeOf | undefined {
  skipBlank(scan);
  const position = positionAt(scan);
  const name = take(scan, /[A-Za-z_]\w*(?:\.\w+)*\*?/y);
  if (name === undefined) {
    reportNameless(scan, at, tag, `---@${tag} name`);
    return undefined;
  }
  const signs = take(scan, /<[^>]*>/y);
  if (signs) append(block.generics, readParameters(signs, position, scan));
  if (block.type) {
    scan.report.error(
      position,
      `One comment defines both \`${block.type.name}\` and \`${name}\`.`,
      'Put an empty line between them, and a description above each.',
    );
    return undefined;
  }
  const kind = tag === 'class' ? 'class' : 'alias';
  block.type = { kind, name, position, parents: [], members: [], ...(signs && { typeParams: signs }) };
  return block.type;
}

/** The names of type parameters such as `<K, V>`; reports an empty list, and a name that is there twice. */
function readParameters(signs: string, position: Position, { report }: Scan): string[] {
  const names: string[] = signs.match(/\w+/g) ?? [];
  const again = names.find((name, index) => names.indexOf(name) < index);
  if (!names.length)
    report.error(
      position,
      `\`${signs}\` names no type parameter.`,
      'Write a name such as `<T>`, or remove it.',
    );
  if (again !== undefined) {
    const message = `\`${signs}\` has the type parameter \`${again}\` twice.`;
    report.error(position, message, 'Remove or rename one of the two.');
  }
  return names;
}
