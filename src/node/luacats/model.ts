/**
 * The API as the definition files describe it: what the reader makes of LuaCATS annotations.
 * Plain data, safe to write as JSON. Texts are Markdown with the position that they come from.
 */

/** A position in a definition file; line and column count from 1. */
export interface Position {
  file: string;
  line: number;
  column: number;
}

/** Returns whether a value of a doc says where something is written, and so nothing about what is described. */
export function isPosition(value: unknown): value is Position {
  return typeof value === 'object' && value !== null && 'column' in value;
}

/** A LuaCATS type. */
export type TypeExpr =
  | { kind: 'name'; name: string }
  | { kind: 'literal'; text: string }
  | { kind: 'array'; item: TypeExpr }
  | { kind: 'optional'; inner: TypeExpr }
  | { kind: 'union'; members: TypeExpr[] }
  | { kind: 'generic'; name: string; args: TypeExpr[] }
  | { kind: 'variadic'; inner: TypeExpr }
  | { kind: 'table'; fields: { name: string; optional: boolean; type: TypeExpr }[] }
  | FunctionType;

/** `fun(a: integer, b?: string): boolean, string?` */
export interface FunctionType {
  kind: 'function';
  params: { name: string; optional: boolean; type?: TypeExpr }[];
  returns: { name?: string; type: TypeExpr }[];
}

/** Markdown from a comment: `text` starts at `position`; each later line starts in the same column. */
export interface MarkdownText {
  text: string;
  position: Position;
}

/** What every documented symbol has. */
interface Documented {
  /** Full name: `client.trace_line`, `material:color_modulate`, `entindex`, `player_death`. */
  name: string;
  position: Position;
  /** The whole text above the tags. Its first paragraph is the summary. */
  description: MarkdownText;
  /** First paragraph of the description on one line; still inline Markdown. */
  summary: string;
  /** Text after `@deprecated` (empty when there is none); absent when the symbol is in use. */
  deprecated?: string;
  /** Where that text begins. */
  deprecatedAt?: Position;
  /** What `@unconfirmed` says is not certain; inline Markdown. Absent when nothing is in doubt. */
  unconfirmed?: string;
  /** Where that text begins. */
  unconfirmedAt?: Position;
  /** Version or day after `@since`; absent where the definitions do not say it. */
  since?: string;
  /** Words of `@search` that authors may look for it with, besides those of its texts. */
  phrases: string[];
  see: SeeAlso[];
}

/** A `@section Title: name, name` tag: symbols that belong together, in the order in which a reader needs them. */
export interface SectionDoc {
  /** What one wants to do with them: `Draw text`. */
  title: string;
  /** As written: `measure_text`, `:reload`. */
  names: string[];
  position: Position;
}

/** A `@see` tag: a symbol's full name, an event as `event.game.player_death`, or a route starting with `/`. */
export interface SeeAlso {
  target: string;
  position: Position;
}

/** What parameters, return values and fields have in common. */
interface ValueDoc {
  type: TypeExpr;
  /** Inline Markdown. */
  description: string;
  /** Where the description begins; absent if there is none. */
  textAt?: Position;
  position: Position;
}

/** A parameter of a function or callback, from `@param` or `@vararg`. */
export interface ParamDoc extends ValueDoc {
  /** `...` for the rest of the arguments. */
  name: string;
  optional: boolean;
}

/** A value that a function or callback returns, from `@return`. */
export interface ReturnDoc extends ValueDoc {
  name?: string;
}

/** A field of a class, an event or a group, from `@field`. */
export interface FieldDoc extends ValueDoc {
  /** Name, or `[string]` for an index field. */
  name: string;
  optional: boolean;
}

/** An entry of a group with its own page. */
export interface EntryDoc extends Documented {
  /** `constructor` is a call of the group's table or module itself (`__call`). */
  kind: 'function' | 'method' | 'constructor' | 'value';
  /** Last part of the name: `trace_line`. */
  shortName: string;
  /** Last segment of the route: `traceline`. */
  slug: string;
  /** Id of the group whose file contains it. */
  group: string;
  params: ParamDoc[];
  returns: ReturnDoc[];
  /** Further ways to call it, from `@overload`. */
  overloads: FunctionType[];
  /** Type of a value. */
  valueType?: TypeExpr;
  /** Lua versions named by `@version`, such as `5.1` or `JIT`; empty for the platform's own. */
  versions: string[];
  nodiscard: boolean;
  /** It may pause the coroutine that calls it. */
  async: boolean;
}

/** One file of `definitions/`: a table of functions, or the functions without a table. */
export interface GroupDoc extends Documented {
  /** File name without its ending; the group's segment in routes. */
  id: string;
  /** In the order of the file. */
  entries: EntryDoc[];
  /** `@field`s of the group's table: constants, and an index field such as `[string]`. */
  fields: FieldDoc[];
  /** Empty, or each entry is in one at least. */
  sections: SectionDoc[];
  /** Name for `require`, from `---@meta name`; absent for a global table. */
  module?: string;
}

/** The class `event.<family>`: what all events of a family have in common. */
export interface FamilyDoc extends Documented {
  /** `game` */
  id: string;
  /** Empty, or each event of the family is in one at least. */
  sections: SectionDoc[];
}

/** The class `event.<family>.<name>`: an event that scripts register callbacks for. */
export interface EventDoc extends Documented {
  /** Middle part of `event.game.player_death`. */
  family: string;
  /** Fields of the table that the callback gets. */
  fields: FieldDoc[];
  /** Parameters of the callback when it gets something else than that table. */
  params: ParamDoc[];
  /** What the callback may return. */
  returns: ReturnDoc[];
  /** The callback as a type: `fun(e: event.game.player_death)`. */
  callback: FunctionType;
}

/** A value of an alias. */
interface TypeMember {
  literal: string;
  description: string;
  textAt?: Position;
  /** The name that the table of an `@enum` has for it. */
  name?: string;
}

/** A class or an alias that signatures may name. */
export interface TypeDoc extends Documented {
  kind: 'alias' | 'class';
  /** Type parameters as they are written: `<T>`. */
  typeParams?: string;
  /** What an alias without members stands for. */
  base?: TypeExpr;
  /** Members of a closed value set: literal as written, and its meaning. */
  members: TypeMember[];
  fields: FieldDoc[];
  /** `@operator add(vector): vector` */
  operators: {
    operator: string;
    operand?: TypeExpr;
    result: TypeExpr;
    description: string;
    textAt?: Position;
  }[];
  /** Classes that this one extends. */
  parents: string[];
  /** Group whose file contains the type's methods; their entries have the type's name before the colon. */
  group?: string;
  /** Global table under which scripts reach a class or an enum: `point`, `lamp.point`. */
  table?: string;
}

/** Everything that definition files document. */
export interface Reference {
  groups: GroupDoc[];
  events: EventDoc[];
  /** Families that have a text or sections. */
  families: FamilyDoc[];
  types: TypeDoc[];
}
