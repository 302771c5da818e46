import type { ThemeRegistrationRaw } from '@shikijs/core';

/** Class of a token in highlighted code: one letter, because it is written thousands of times. */
export type TokenClass = 'k' | 's' | 'n' | 'c' | 'f' | 't' | 'p';

/** Scopes of the grammars for each class. Names and punctuation have no class. */
const SCOPES: Record<TokenClass, string[]> = {
  k: ['keyword', 'storage', 'variable.language', 'entity.name.tag', 'markup.heading'],
  s: ['string', 'punctuation.definition.string', 'string.tag', 'markup.inserted'],
  n: ['constant.numeric', 'markup.deleted'],
  c: ['comment', 'punctuation.definition.comment'],
  f: ['entity.name.function', 'support.function', 'entity.name.command'],
  t: ['constant.language', 'entity.name.type', 'support.class', 'support.type', 'storage.type.built-in'],
  p: ['keyword.operator'],
};

/** Operators that are words: `and`, `not`, `new`. */
const WORD_OPERATORS = [
  'keyword.operator.logical.lua',
  'keyword.operator.new',
  'keyword.operator.expression',
  'keyword.operator.sizeof',
];

const CLASSES = Object.keys(SCOPES) as TokenClass[];
const PLAIN = '#000000';
const colourOf = (name: TokenClass) => `#00000${CLASSES.indexOf(name) + 1}`;

/** A theme whose colours stand for classes; `classOf` reads them back. The site's style sheet has the colours. */
export const theme = {
  name: 'classes',
  type: 'dark',
  fg: PLAIN,
  bg: PLAIN,
  settings: [
    { settings: { foreground: PLAIN, background: PLAIN } },
    ...CLASSES.flatMap((name) => [
      { scope: SCOPES[name], settings: { foreground: colourOf(name) } },
      // Annotations in comments stay comments.
      { scope: SCOPES[name].map((scope) => `comment ${scope}`), settings: { foreground: colourOf('c') } },
    ]),
    { scope: WORD_OPERATORS, settings: { foreground: colourOf('k') } },
    { scope: ['meta.embedded', 'string variable', 'string meta.embedded'], settings: { foreground: PLAIN } },
  ],
} satisfies ThemeRegistrationRaw;

/** Class for a colour of the theme; absent for plain text. */
export function classOf(colour: string | undefined): TokenClass | undefined {
  return CLASSES[Number.parseInt(colour?.slice(-1) ?? '0', 16) - 1];
}
