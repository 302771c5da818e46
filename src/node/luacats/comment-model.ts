import type {
  EntryDoc,
  FieldDoc,
  MarkdownText,
  ParamDoc,
  Position,
  ReturnDoc,
  SectionDoc,
  SeeAlso,
  TypeDoc,
  TypeExpr,
} from './model.ts';
import type { Report } from './report.ts';

/** A doc comment: its description and its tags. */
export interface DocComment {
  /** First character of the comment. */
  position: Position;
  lastLine: number;
  description: MarkdownText;
  summary: string;
  /** Tags in their order, each at its `@`. */
  tags: { name: string; position: Position }[];
  type?: DeclaredType;
  /** Names of types that only this comment knows. */
  generics: string[];
  /** Those that `@generic` declares. */
  declared: { name: string; position: Position }[];
  fields: FieldDoc[];
  params: ParamDoc[];
  returns: ReturnDoc[];
  overloads: EntryDoc['overloads'];
  operators: TypeDoc['operators'];
  valueType?: TypeExpr;
  deprecated?: string;
  deprecatedAt?: Position;
  /** The symbol that `@deprecated` names as a replacement. */
  replacement?: SeeAlso;
  unconfirmed?: string;
  unconfirmedAt?: Position;
  since?: string;
  phrases: string[];
  sections: SectionDoc[];
  see: SeeAlso[];
  versions: string[];
  nodiscard: boolean;
  async: boolean;
  /** It is private, protected or package-only: scripts do not use it. */
  hidden: boolean;
  /** Number of tags above lines that start with `|` and are reported: they follow no `@alias`. */
  strayBars?: number;
}

/** The class or alias that a comment defines. */
export interface DeclaredType {
  /** Type parameters as they are written: `<T>`. */
  typeParams?: string;
  kind: 'class' | 'alias';
  name: string;
  position: Position;
  parents: string[];
  base?: TypeExpr;
  members: TypeDoc['members'];
  /** Which part of the table below holds the members. */
  enumOf?: 'values' | 'keys';
}

/** A comment that defines a class or alias. */
export type TypeComment = DocComment & { type: DeclaredType };

/** Returns whether a comment defines a class or alias. */
export function isTypeComment(block: DocComment | undefined): block is TypeComment {
  return block?.type !== undefined;
}

/** A type's name where it is used. */
export interface TypeUse {
  name: string;
  position: Position;
  /** What to write if the name is unknown and the word on its other side is a type. */
  turned?: { type: string; fix: string };
  /** It is in an alias, where it may be a value that lacks its quotes. */
  isInAlias?: boolean;
  /** Whether it is a whole type, so that it may be the first word of a text instead. */
  mayBeText?: boolean;
  /** It is the last word after a `|`, which may be the first word of a text instead. */
  isLast?: boolean;
  /** What is between the angle brackets after it. */
  of?: string;
  /** The class that it is a parent of. */
  owner?: string;
}

/** Names that files left out because of errors would define, judged by their text. */
export interface LostNames {
  types: string[];
  symbols: string[];
}

/** What is collected while a file is read, and what the files say together. */
export interface ReadContext {
  report: Report;
  /** Names of types in use, without those of `@generic`. */
  uses: TypeUse[];
  /** Names that `@generic` declares. */
  generics: { name: string; position: Position }[];
  /** Comments that define a class or alias, in their order. */
  types: TypeComment[];
  sees: SeeAlso[];
  /** Replacements that `@deprecated` tags name. */
  replacements: SeeAlso[];
  /** Names that files define and errors leave out: their uses elsewhere are not reported too. */
  lost: LostNames;
  /** Names that have no page because they are private, protected or package-only. */
  hidden: Set<string>;
}

/** Returns whether a symbol is left out of the reference; its name is then kept. */
export function isHidden({ hidden }: ReadContext, block: DocComment, name: string): boolean {
  if (block.hidden) hidden.add(name);
  return block.hidden;
}
