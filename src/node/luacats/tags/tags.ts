import type { DocComment } from '../comment-model.ts';
import type { Position } from '../model.ts';
import { expectEnd, type Scan } from './scan.ts';
import { readField, readOverload, readParam, readType, readVararg, VISIBILITIES } from './tags-params.ts';
import { readDeprecated, readSearch, readSection, readSee, readSince, readUnconfirmed } from './tags-text.ts';
import { readAlias, readClass, readEnum, readGeneric } from './tags-types.ts';
import { readOperator, readReturn, readVersion } from './tags-values.ts';

/** What a comment describes. */
export type Described = 'function' | 'value' | 'class' | 'alias';

/** Everything that the reader and the add-on need to know about a tag. */
interface TagTraits {
  /** Reads what follows the name into the comment; `at` is the position of the `@`. Absent for tags that only editors use. */
  read?(scan: Scan, block: DocComment, at: Position): void;
  /** What a comment with it may describe; anything if absent. */
  of?: readonly Described[];
  /** Its text may continue in the lines below. */
  goesOn?: true;
  /** A second one in the same comment is an error, which the reader itself does not report. */
  isOnce?: true;
  /** It may be in a comment that describes nothing. */
  standsAlone?: true;
  /** Its comment defines a type. */
  definesType?: true;
  /** Only this site reads it: editors would show it as text, so the add-on leaves it out. */
  isOfSite?: true;
}

/** Every tag that definitions may use. */
const TRAITS = {
  meta: {
    read: (scan, _block, at) =>
      scan.report.error(
        at,
        '`@meta` is not on the first line of the file.',
        'Move it to the first line of the file, or remove it if that line has one.',
      ),
    standsAlone: true,
  },
  class: { read: readClass, of: ['class'], standsAlone: true, definesType: true },
  alias: { read: readAlias, of: ['alias'], standsAlone: true, definesType: true },
  enum: { read: readEnum, of: ['alias'], standsAlone: true, definesType: true },
  field: { read: readField, of: ['class'] },
  param: { read: readParam, of: ['function'], goesOn: true },
  vararg: { read: readVararg, of: ['function'], goesOn: true },
  return: { read: readReturn, of: ['function'], goesOn: true },
  overload: { read: readOverload, of: ['function', 'class'], goesOn: true },
  type: { read: readType, of: ['value'], isOnce: true },
  operator: { read: readOperator, of: ['class'] },
  generic: { read: readGeneric, of: ['function', 'class', 'alias'] },
  version: { read: readVersion, of: ['function', 'value'] },
  see: { read: readSee },
  search: { read: readSearch, goesOn: true, isOfSite: true },
  section: { read: readSection, of: ['class'], goesOn: true, isOfSite: true },
  since: { read: readSince, isOfSite: true },
  unconfirmed: { read: readUnconfirmed, goesOn: true, isOfSite: true },
  deprecated: { read: readDeprecated, goesOn: true, isOnce: true },
  nodiscard: { read: readMark('nodiscard'), of: ['function'], isOnce: true },
  async: { read: readMark('async'), of: ['function'], isOnce: true },
  cast: { standsAlone: true },
  diagnostic: { standsAlone: true },
  module: {},
  source: { standsAlone: true },
  public: { read: readVisibility('public') },
  private: { read: readVisibility('private') },
  protected: { read: readVisibility('protected') },
  package: { read: readVisibility('package') },
} satisfies Record<string, TagTraits>;

/** Names of all tags. */
export const TAGS: string[] = Object.keys(TRAITS);

/** Names of the tags that only this site reads. */
export const SITE_TAGS: string[] = TAGS.filter((name) => traitsOf(name).isOfSite);

/** Returns the traits of a tag; none for a tag that definitions may not use. */
export function traitsOf(name: string): TagTraits {
  return Object.hasOwn(TRAITS, name) ? TRAITS[name as keyof typeof TRAITS] : {};
}

/** Returns what reads a tag that is only a name. */
function readMark(name: 'async' | 'nodiscard') {
  return (scan: Scan, block: DocComment): void => {
    block[name] = true;
    expectEnd(scan, `\`@${name}\``);
  };
}

/**
 * Returns the reader of a tag that says who may use a symbol: all but `@public` hide it. After a second such tag, which
 * is reported, it counts as public: what uses it may be right.
 */
function readVisibility(name: (typeof VISIBILITIES)[number]) {
  return (scan: Scan, block: DocComment, at: Position): void => {
    const other = block.tags.find((tag) => tag.name !== name && VISIBILITIES.some((it) => it === tag.name));
    block.hidden = name !== 'public' && !other;
    if (other)
      scan.report.error(
        at,
        `\`@${name}\` contradicts \`@${other.name}\` above it.`,
        'Keep one of the two lines.',
      );
    expectEnd(scan, `\`@${name}\``);
  };
}
