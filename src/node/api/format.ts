import { z } from 'zod';

/** Version of the format of `api.json`; a file of another version is not read. */
export const FORMAT_VERSION = 1;

const text = z.string().min(1);
const markdown = text.describe(
  'Markdown. Links to symbols and pages are references such as `symbol:client.log`.',
);
const order = z
  .int()
  .min(0)
  .describe('Position on the page that lists it, from 0. Lists themselves are sorted by `ref`.');
const url = z
  .string()
  .startsWith('/')
  .describe('Address on the host of the site, base URL and anchor included.');
const type = text.describe('Type as LuaCATS text: `string | integer`.');
const typeRefs = z
  .array(reference('type'))
  .min(1)
  .describe('Documented types that the type names.')
  .optional();
const anchor = z.string().min(1).describe('Anchor on the page of its owner.');
const yes = z.literal(true).optional();

/** A reference: a scheme, a colon, and a name without spaces. */
function reference(...schemes: string[]) {
  return z
    .string()
    .regex(new RegExp(`^(?:${schemes.join('|')}):\\S+$`))
    .meta({ description: `Reference: ${schemes.map((scheme) => `\`${scheme}:\``).join(', ')} and a name.` });
}

const anyReference = reference('group', 'symbol', 'family', 'event', 'type', 'doc');

const SectionSchema = z
  .strictObject({
    id: anchor,
    title: text,
    role: z
      .enum(['errors', 'whereToCall', 'notes'])
      .optional()
      .describe('Absent for what the page is about.'),
    text: markdown,
  })
  .meta({ id: 'section', description: 'A part of a page under a heading.' });

const ExampleSchema = z
  .strictObject({
    text: markdown.optional().describe('What stands above the code.'),
    code: text.optional().describe('Absent where the examples end with words.'),
    language: text.optional().describe('`lua` when absent.'),
  })
  .meta({ id: 'example', description: 'Code that shows a use.' });

const ValueSchema = z
  .strictObject({
    id: anchor,
    name: text.optional().describe('Absent for a return value without a name; `...` for the rest.'),
    url,
    type,
    typeRefs,
    luaType: type.optional().describe('What scripts get, where `type` is that of the network.'),
    optional: yes,
    text: markdown.optional(),
  })
  .meta({
    id: 'value',
    description: 'A parameter, return value or field. Lists are in the order of the page.',
  });

const OverloadSchema = z
  .strictObject({
    params: z.array(z.strictObject({ name: text, type: type.optional(), optional: yes })),
    returns: z.array(z.strictObject({ name: text.optional(), type })),
  })
  .meta({ id: 'overload', description: 'One more way to call a function.' });

const AreaSchema = z
  .strictObject({ title: text, refs: z.array(anyReference).min(1) })
  .meta({ id: 'area', description: 'Symbols that belong together, in the order of the page.' });

const titled = { url, order };
const described = {
  summary: markdown.optional().describe('First paragraph on one line.'),
  text: markdown.optional().describe('What follows it, up to the first heading.'),
  sections: z.array(SectionSchema).min(1).optional(),
  examples: z.array(ExampleSchema).min(1).optional(),
  deprecated: z
    .strictObject({ text: markdown.optional() })
    .optional()
    .describe('Present when it should no longer be used.'),
  unconfirmed: markdown.optional().describe('What is not certain.'),
  search: z.array(text).min(1).optional().describe('Phrases that find it, besides its texts.'),
  since: text.optional().describe('Version or day from which on it is there, where that is known.'),
  see: z.array(text).min(1).optional().describe('References and addresses of what is related.'),
};
const usedIn = z.array(reference('doc')).min(1).optional().describe('Documents whose code uses it.');

const GroupSchema = z
  .strictObject({
    ref: reference('group'),
    id: text,
    label: text,
    ...titled,
    module: text.optional().describe('Name for `require`; absent for a global table.'),
    ...described,
    areas: z.array(AreaSchema).min(1).optional(),
  })
  .meta({ id: 'group', description: 'A table of functions, or the functions without a table.' });

const FunctionSchema = z
  .strictObject({
    ref: reference('symbol'),
    kind: z.enum(['function', 'method', 'constructor', 'value']),
    name: text,
    group: reference('group'),
    ...titled,
    signatures: z.array(text).min(1).describe('Each way to call it, on one line; the type of a value.'),
    ...described,
    params: z.array(ValueSchema).min(1).optional(),
    returns: z.array(ValueSchema).min(1).optional(),
    overloads: z.array(OverloadSchema).min(1).optional(),
    type: type.optional().describe('Type of a value.'),
    typeRefs,
    luaVersions: z.array(text).min(1).optional(),
    nodiscard: yes,
    async: yes,
    usedIn,
  })
  .meta({ id: 'function', description: 'A function, method, constructor or value with a page.' });

const ConstantSchema = z
  .strictObject({
    ref: reference('symbol'),
    name: text,
    group: reference('group'),
    id: anchor,
    ...titled,
    type,
    typeRefs,
    optional: yes,
    index: yes.describe('What the table holds under names of its own: `[string]`.'),
    text: markdown.optional(),
  })
  .meta({ id: 'constant', description: 'A field of the table of a group.' });

const FamilySchema = z
  .strictObject({
    ref: reference('family'),
    id: text,
    label: text,
    noun: text.describe('Word for one of its events.'),
    ...titled,
    wireTypes: yes.describe('Fields have the types that are sent over the network.'),
    ...described,
    areas: z.array(AreaSchema).min(1).optional(),
  })
  .meta({ id: 'family', description: 'Events of one origin.' });

const EventSchema = z
  .strictObject({
    ref: reference('event'),
    name: text,
    family: reference('family'),
    ...titled,
    callback: type.describe('Type of the callback.'),
    registration: text.optional().describe('Lua that registers for it.'),
    ...described,
    fields: z.array(ValueSchema).min(1).optional().describe('Fields of the table that the callback gets.'),
    params: z.array(ValueSchema).min(1).optional().describe('What the callback gets instead of a table.'),
    returns: z.array(ValueSchema).min(1).optional().describe('What the callback may return.'),
    usedIn,
  })
  .meta({ id: 'event', description: 'An event that scripts can register for.' });

const MemberSchema = z
  .strictObject({
    id: anchor,
    name: text,
    literal: text.describe('As it is written in Lua.'),
    url,
    text: markdown.optional(),
  })
  .meta({ id: 'member', description: 'A value of a closed set.' });

const OperatorSchema = z
  .strictObject({ operator: text, operand: type.optional(), result: type, text: markdown.optional() })
  .meta({ id: 'operator', description: 'An operator of a class: `add`, `len`.' });

const TypeSchema = z
  .strictObject({
    ref: reference('type'),
    kind: z.enum(['class', 'alias', 'valueSet']),
    name: text,
    group: reference('group').optional().describe('Group whose page describes its methods.'),
    ...titled,
    ...described,
    type: type.optional().describe('What an alias stands for.'),
    typeRefs,
    parents: z.array(type).min(1).optional(),
    members: z.array(MemberSchema).min(1).optional(),
    fields: z.array(ValueSchema).min(1).optional(),
    methods: z.array(reference('symbol')).min(1).optional(),
    operators: z.array(OperatorSchema).min(1).optional(),
    usedBy: z.array(anyReference).min(1).optional(),
  })
  .meta({ id: 'type', description: 'A class, an alias or a closed set of values.' });

const PageSchema = z
  .strictObject({ ref: reference('doc'), title: text.optional(), url })
  .meta({ id: 'page', description: 'A page that texts link to, or whose code uses a symbol.' });

/** The file `api.json`. */
export const ApiSchema = z
  .strictObject({
    $schema: z.url().describe('Address of the schema of this file.'),
    kind: z.literal('api'),
    formatVersion: z.literal(FORMAT_VERSION),
    site: z.strictObject({
      title: text,
      version: text.describe('Version of the package that built the site.'),
      build: text.describe('Id of the build: another one means that something has changed.'),
      url: z.url().describe('Address of the site, to resolve each `url` with.'),
      language: text,
    }),
    docs: z.strictObject({
      version: text,
      label: text,
      url,
    }),
    groups: z.array(GroupSchema),
    functions: z.array(FunctionSchema),
    constants: z.array(ConstantSchema),
    families: z.array(FamilySchema),
    events: z.array(EventSchema),
    types: z.array(TypeSchema),
    pages: z.array(PageSchema),
  })
  .meta({ title: 'api.json', description: 'A Lua API as its documentation describes it.' });

/** What `api.json` contains. */
export type Api = z.infer<typeof ApiSchema>;
export type ApiFunction = Api['functions'][number];
export type ApiConstant = Api['constants'][number];
export type ApiEvent = Api['events'][number];
export type ApiType = Api['types'][number];
export type ApiGroup = Api['groups'][number];
export type ApiFamily = Api['families'][number];
export type ApiPage = Api['pages'][number];
export type ApiValue = z.infer<typeof ValueSchema>;
/** Texts and marks that all kinds of symbols have. */
export type ApiText = Pick<
  ApiFunction,
  'summary' | 'text' | 'sections' | 'examples' | 'deprecated' | 'unconfirmed' | 'search' | 'since' | 'see'
>;
