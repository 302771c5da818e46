import type { DocComment, ReadContext } from './comment-model.ts';
import type { Declaration } from './declarations.ts';
import type { EventDoc, FamilyDoc, GroupDoc, TypeDoc } from './model.ts';

/** A declaration with the comment right above it, or either alone. */
export interface Item {
  declaration?: Declaration;
  block?: DocComment;
}

/** What has been read of one file so far. */
export interface FileState {
  path: string;
  context: ReadContext;
  group?: GroupDoc;
  /** The group is private, protected or package-only. */
  isHidden?: boolean;
  /** The group's own table. */
  table?: Item;
  /** Global table of another name than the file; the group was probably meant. */
  stranger?: Declaration | undefined;
  /** The statement that makes the group's own table has a syntax error. */
  isTableLost: boolean;
  /** Functions and values of the group are global: they have no table before their name. */
  isGlobal: boolean;
  /** Class of each name, as of the current statement. */
  classes: Map<string, string>;
  events: EventDoc[];
  families: FamilyDoc[];
  types: TypeDoc[];
}
