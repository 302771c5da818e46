import * as z from 'zod';

/** Text that is not empty. */
export const text = z.string().min(1);
/** Markdown, whose links to symbols and pages are references. */
export const markdown = text.describe(
  'Markdown. Links to symbols and pages are references such as `symbol:client.log`.',
);
const order = z
  .int()
  .min(0)
  .describe(
    'Position in the sidebar, that of a constant among the fields of its group; from 0. Lists themselves are sorted by `ref`.',
  );
/** A URL path on the site's host, including base URL and anchor. */
export const url = z
  .string()
  .startsWith('/')
  .describe('Address on the host of the site, base URL and anchor included.');
/** A type as LuaCATS text. */
export const type = text.describe('Type as LuaCATS text: `string | integer`.');
/** Types that a type names; absent if it names none. */
export const typeRefs = z
  .array(reference('type'))
  .min(1)
  .describe('Documented types that the type names.')
  .optional();
/** An id on a page. */
export const anchor = z.string().min(1).describe('Anchor on the page of its owner.');
/** A mark: `true`, or absent. */
export const yes = z.literal(true).optional();

/** Returns the schema of a reference: one of the schemes, a colon, and a name without spaces. */
export function reference(...schemes: string[]) {
  return z
    .string()
    .regex(new RegExp(`^(?:${schemes.join('|')}):\\S+$`))
    .meta({ description: `Reference: ${schemes.map((scheme) => `\`${scheme}:\``).join(', ')} and a name.` });
}

/** A reference to a symbol of any kind, or to a document. */
export const anyReference = reference('group', 'symbol', 'family', 'event', 'type', 'doc');

const SectionSchema = z
  .strictObject({
    id: anchor,
    title: text,
    role: z
      .enum(['errors', 'whereToCall', 'notes'])
      .optional()
      .describe('Absent for the subject of the page.'),
    text: markdown,
  })
  .meta({ id: 'section', description: 'A part of a page under a heading.' });

const ExampleSchema = z
  .strictObject({
    text: markdown.optional().describe('Text above the code.'),
    code: text.optional().describe('Absent if the examples end with text.'),
    language: text.optional().describe('`lua` when absent.'),
  })
  .meta({ id: 'example', description: 'Code that shows a use.' });

/** A parameter, return value or field. */
export const ValueSchema = z
  .strictObject({
    id: anchor,
    name: text.optional().describe('Absent for a return value without a name; `...` for the rest.'),
    url,
    type,
    typeRefs,
    luaType: type.optional().describe('What scripts get, if `type` is the type on the network.'),
    optional: yes,
    text: markdown.optional(),
  })
  .meta({
    id: 'value',
    description: 'A parameter, return value or field. Lists are in the order of the page.',
  });

/** One more way to call a function. */
export const OverloadSchema = z
  .strictObject({
    params: z.array(z.strictObject({ name: text, type: type.optional(), optional: yes })),
    returns: z.array(z.strictObject({ name: text.optional(), type })),
  })
  .meta({ id: 'overload', description: 'One more way to call a function.' });

/** Symbols that belong together on a page. */
export const AreaSchema = z
  .strictObject({ title: text, refs: z.array(anyReference).min(1) })
  .meta({ id: 'area', description: 'Symbols that belong together, in the order of the page.' });

/** Fields of everything with a place on a page. */
export const titled = { url, order };
/** Fields of everything that has texts. */
export const described = {
  summary: markdown.optional().describe('First paragraph on one line.'),
  text: markdown.optional().describe('What follows the summary, up to the first heading.'),
  sections: z.array(SectionSchema).min(1).optional(),
  examples: z.array(ExampleSchema).min(1).optional(),
  deprecated: z
    .strictObject({ text: markdown.optional() })
    .optional()
    .describe('Present if the symbol should no longer be used.'),
  unconfirmed: markdown.optional().describe('What is not certain.'),
  search: z.array(text).min(1).optional().describe('Phrases that find it, besides its texts.'),
  since: text.optional().describe('Version or day since which it exists, if known.'),
  see: z
    .array(text)
    .min(1)
    .optional()
    .describe('References to related symbols, and addresses of related pages.'),
};
/** Documents whose code uses a symbol; absent if there are none. */
export const usedIn = z.array(reference('doc')).min(1).optional().describe('Documents whose code uses it.');
