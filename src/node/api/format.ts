import * as z from 'zod';
import {
  AreaSchema,
  anchor,
  anyReference,
  described,
  markdown,
  OverloadSchema,
  reference,
  text,
  titled,
  type,
  typeRefs,
  url,
  usedIn,
  ValueSchema,
  yes,
} from './format-parts.ts';

/** Version of the format of `api.json`; a file of another version is not read. */
export const FORMAT_VERSION = 1;

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
    index: yes.describe('What the table holds under its own names: `[string]`.'),
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
    literal: text.describe(
      'As it is written in Lua; a type, such as `string`, for all other values of that type.',
    ),
    url,
    text: markdown.optional(),
  })
  .meta({ id: 'member', description: 'A value of a set.' });

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
  .meta({ id: 'type', description: 'A class, an alias or a set of values.' });

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
/** A function, method, constructor or value. */
export type ApiFunction = Api['functions'][number];
/** A field of the table of a group. */
export type ApiConstant = Api['constants'][number];
/** An event that scripts can register for. */
export type ApiEvent = Api['events'][number];
/** A class, an alias or a set of values. */
export type ApiType = Api['types'][number];
/** A table of functions, or the functions without a table. */
export type ApiGroup = Api['groups'][number];
/** Events of one origin. */
export type ApiFamily = Api['families'][number];
/** A page that texts link to, or whose code uses a symbol. */
export type ApiPage = Api['pages'][number];
/** A parameter, return value or field. */
export type ApiValue = z.infer<typeof ValueSchema>;
/** Texts and marks that all kinds of symbols have. */
export type ApiText = Pick<ApiFunction, keyof typeof described>;
