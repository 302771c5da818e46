import { type CommentBlock, type CommentLine, joinText, summaryOf } from './comments.ts';
import { checkFences } from './fences.ts';
import type {
  EntryDoc,
  FieldDoc,
  MarkdownText,
  ParamDoc,
  Position,
  ReturnDoc,
  SeeAlso,
  TypeDoc,
  TypeExpr,
} from './model.ts';
import { mendName, type Report } from './report.ts';
import { readMember, readTag, TAGS } from './tags.ts';

/** What one comment says. */
export interface Block {
  /** First character of the comment. */
  position: Position;
  lastLine: number;
  description: MarkdownText;
  summary: string;
  /** Tags in their order, each at its `@`. */
  tags: { name: string; position: Position }[];
  type?: DeclaredType;
  generics: string[];
  fields: FieldDoc[];
  params: ParamDoc[];
  returns: ReturnDoc[];
  overloads: EntryDoc['overloads'];
  operators: TypeDoc['operators'];
  valueType?: TypeExpr;
  deprecated?: string;
  see: SeeAlso[];
  versions: string[];
  nodiscard: boolean;
}

/** The class or alias that a comment defines. */
export interface DeclaredType {
  kind: 'class' | 'alias';
  name: string;
  position: Position;
  parents: string[];
  base?: TypeExpr;
  members: TypeDoc['members'];
}

/** A comment that defines a class or alias. */
export type TypeBlock = Block & { type: DeclaredType };

/** Whether a comment defines a class or alias. */
export function isTypeBlock(block: Block | undefined): block is TypeBlock {
  return block?.type !== undefined;
}

/** A type's name where it is used. */
export interface TypeUse {
  name: string;
  position: Position;
}

/** What all files share while they are read. */
export interface ReadContext {
  report: Report;
  /** Names of types in use, without those of `@generic`. */
  uses: TypeUse[];
  /** Comments that define a class or alias, in their order. */
  types: TypeBlock[];
  sees: SeeAlso[];
}

/** Reads a comment: the description above the first tag, then the tags. */
export function readBlock(comment: CommentBlock, context: ReadContext): Block {
  const position = comment.lines[0]?.position ?? { file: '', line: 1, column: 1 };
  const firstTag = comment.lines.findIndex((line) => TAG.test(line.text));
  const end = firstTag < 0 ? comment.lines.length : firstTag;
  const description = joinText(comment.lines.slice(0, end), position);
  checkFences(description, context.report);
  const block: Block = {
    position,
    lastLine: comment.lastLine,
    description,
    summary: summaryOf(description.text),
    tags: [],
    generics: [],
    fields: [],
    params: [],
    returns: [],
    overloads: [],
    operators: [],
    see: [],
    versions: [],
    nodiscard: false,
  };
  const uses: TypeUse[] = [];
  readTags(comment.lines.slice(end), block, uses, context.report);
  context.uses.push(...uses.filter((use) => !block.generics.includes(use.name)));
  context.sees.push(...block.see);
  if (isTypeBlock(block)) context.types.push(block);
  return block;
}

const TAG = /^\s*@/;

function readTags(lines: CommentLine[], block: Block, uses: TypeUse[], report: Report): void {
  let isText = false;
  for (const line of lines) {
    const wasText = isText;
    isText = false;
    const text = line.text.trim();
    if (!text) continue;
    const indent = line.text.indexOf(text);
    const at = { ...line.position, column: line.position.column + indent };
    const scan = { text: line.text, at: indent, start: line.position, uses, report };
    if (text.startsWith('@')) {
      const name = /^@(\w*)/.exec(text)?.[1] ?? '';
      if (!TAGS.includes(name)) {
        const known = TAGS.map((tag) => `@${tag}`);
        const mend = mendName(`@${name}`, known, `Known tags: ${known.join(', ')}.`);
        report.error(at, `Unknown tag \`@${name}\`.`, mend);
        continue;
      }
      block.tags.push({ name, position: at });
      scan.at = indent + 1 + name.length;
      readTag(name, scan, block, at);
    } else if (text.startsWith('|')) readMember(scan, block, at);
    else {
      isText = true;
      if (wasText) continue;
      report.error(
        at,
        'Text behind the first tag is not part of the description.',
        'Move it up, above the first tag.',
      );
    }
  }
  checkAlias(block, report);
}

function checkAlias({ type }: Block, report: Report): void {
  if (type?.kind !== 'alias' || type.base || type.members.length) return;
  report.error(
    type.position,
    `The alias \`${type.name}\` has neither a type nor members.`,
    'Put a type behind the name, or lines such as `---| "value" # Meaning` below.',
  );
}
