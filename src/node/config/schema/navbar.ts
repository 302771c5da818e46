import * as z from 'zod';
import {
  always,
  line,
  lineOrNothing,
  listNames,
  logo,
  presentFields,
  regularExpression,
  text,
} from './fields.ts';
import { html } from './html-field.ts';
import { linkPath, linkUrl } from './url-fields.ts';

/** Windows that links may open in, without the sign that their names begin with. */
const WINDOW = /^(?:blank|parent|self|top)$/i;

const attributes = z
  .record(z.string(), z.string())
  .refine(({ target = '' }) => !WINDOW.test(target), {
    path: ['target'],
    error: ({ input }) => {
      const target = (input as Record<string, string>).target ?? '';
      return `\`${target}\` is the name of a window, expected \`_${target.toLowerCase()}\`.\nWrite \`_${target.toLowerCase()}\`.`;
    },
  })
  .default({})
  .describe('Further attributes of the link: `className`, `target`, `rel`, `title`, `data-*` and `aria-*`.');

/** An element with its end, or one that has none. */
const MARKUP = /<([a-z]+)\b[^<>]*>.*?<\/\1>|<(?:br|img)\b[^<>]*>/i;

const target = {
  to: linkPath.optional().describe('Page of the site.'),
  href: linkUrl.optional().describe('URL outside the site.'),
  activeBasePath: text.optional().describe('The item is active on every page whose path starts with this.'),
  activeBaseRegex: regularExpression
    .optional()
    .describe(
      'The item is active on every page whose path matches, ignoring case; takes precedence over `activeBasePath`.',
    ),
};

const link = {
  label: line
    .refine((value) => !MARKUP.test(value), {
      error: 'The text has HTML, which would be shown as written.\nWrite it as `html` in place of `label`.',
    })
    .optional()
    .describe('Text of the link.'),
  html: html.optional().describe('HTML instead of the label.'),
  ...target,
  attributes,
};

const docsPluginId = text.default('default').describe('Instance of the docs that the item belongs to.');
const label = text.optional().describe('Text of the item; defaults to the name of what it leads to.');

const variants = {
  default: {
    type: z.literal('default').describe('A link. The type may be omitted.'),
    ...link,
  },
  html: {
    type: z.literal('html').describe('Raw HTML.'),
    value: html.describe('The HTML, inserted as it is.'),
  },
  doc: {
    type: z.literal('doc').describe('A link to a doc.'),
    docId: text.describe('Id of the doc, such as `api/welcome`.'),
    label,
    docsPluginId,
    attributes,
  },
  docSidebar: {
    type: z.literal('docSidebar').describe('A link to the first page of a sidebar.'),
    sidebarId: text.describe('Id of the sidebar, such as `docsSidebar`.'),
    label,
    docsPluginId,
    attributes,
  },
  docsVersion: {
    type: z.literal('docsVersion').describe('A link to a version of the docs.'),
    label,
    to: linkPath.optional().describe('Page of the site; defaults to the main doc of the version.'),
    docsPluginId,
    attributes,
  },
};

const noPosition = {
  position: z
    .never({ error: 'no position: an item inside a dropdown is where its dropdown is\nRemove the field.' })
    .optional()
    .describe('Not inside a dropdown.'),
};

const subItemUnion = z.discriminatedUnion(
  'type',
  [
    z.strictObject({ ...variants.default, ...noPosition }).superRefine(checkLink, always),
    z.strictObject({ ...variants.html, ...noPosition }),
    z.strictObject({ ...variants.doc, ...noPosition }),
    z.strictObject({ ...variants.docSidebar, ...noPosition }),
    z.strictObject({ ...variants.docsVersion, ...noPosition }),
  ],
  { error: (issue) => (issue.code === 'invalid_union' ? nestingMessage() : undefined) },
);

const subItem = z.preprocess(
  (item: Written<z.input<typeof subItemUnion>>) => tidyItem(item) as z.input<typeof subItemUnion>,
  subItemUnion,
);

const position = z
  .enum(['left', 'right'])
  .default('left')
  .describe('Side of the navbar that the item is on.');
const inBar = { position };

const surround = {
  dropdownItemsBefore: z.array(subItem).default([]).describe('Items above the generated ones.'),
  dropdownItemsAfter: z.array(subItem).default([]).describe('Items below the generated ones.'),
};

const itemUnion = z.discriminatedUnion('type', [
  z.strictObject({ ...variants.default, ...inBar }).superRefine(checkLink, always),
  z.strictObject({ ...variants.html, ...inBar }),
  z.strictObject({ ...variants.doc, ...inBar }),
  z.strictObject({ ...variants.docSidebar, ...inBar }),
  z.strictObject({ ...variants.docsVersion, ...inBar }),
  z
    .strictObject({
      type: z.literal('dropdown').describe('A menu. The type may be omitted if there are `items`.'),
      ...target,
      label: line.describe('Text of the button.'),
      html: z
        .never({ error: 'no HTML: a dropdown has a label\nWrite `label` instead.' })
        .optional()
        .describe('Not on a dropdown.'),
      items: z.array(subItem).describe('Items of the menu.'),
      ...inBar,
    })
    .superRefine(checkDropdown, always),
  z.strictObject({
    type: z.literal('localeDropdown').describe('A menu of the languages.'),
    ...surround,
    ...inBar,
  }),
  z.strictObject({
    type: z.literal('docsVersionDropdown').describe('A menu of the versions of the docs.'),
    docsPluginId,
    ...surround,
    ...inBar,
  }),
  z.strictObject({ type: z.literal('search').describe('The search box.'), ...inBar }),
]);

const item = z.preprocess(
  (written: Written<z.input<typeof itemUnion>>) => tidyItem(written) as z.input<typeof itemUnion>,
  itemUnion,
);

/** The bar at the top of each page. */
export const navbar = z.strictObject({
  title: lineOrNothing
    .optional()
    .describe(
      "Text next to the logo, instead of the brand's words; with empty text, only the logo is shown.",
    ),
  logo: logo.optional().describe('Logo of the brand.'),
  items: z.array(item).default([]).describe('Items from left to right.'),
  hideOnScroll: z.boolean().default(false).describe('Hides the navbar while the reader scrolls down.'),
  style: z
    .enum(['dark', 'primary'])
    .optional()
    .describe('Look of the navbar; defaults to the look of the page.'),
});

/** Attributes that an item passes to its link. */
export interface LinkAttributes {
  className?: string;
  target?: string;
  rel?: string;
  title?: string;
  [name: `data-${string}` | `aria-${string}`]: string;
}

/** An item as it is written: the type may be left out, attributes are written next to the fields. */
type Written<Item> = Item extends { type: infer Type }
  ? Omit<Item, 'type' | 'attributes'> &
      (Item extends { attributes?: unknown } ? LinkAttributes : unknown) &
      (Type extends 'default' | 'dropdown' ? { type?: Type } : { type: Type })
  : never;

/** Names of the attributes that an item passes on, besides `data-*` and `aria-*`. */
export const ITEM_ATTRIBUTES = ['className', 'target', 'rel', 'title'];

const EXTRA_ATTRIBUTE = new RegExp(`^(?:${ITEM_ATTRIBUTES.join('|')}|(?:data|aria)-[\\w.-]+)$`);

/** Items that are links, and pass attributes on. */
const LINKS = new Set<unknown>(['default', 'doc', 'docSidebar', 'docsVersion']);

/** Fills the type in where it may be left out, and gathers the attributes that pass through to the link. */
function tidyItem(written: unknown): unknown {
  if (written === null || typeof written !== 'object' || Array.isArray(written)) return written;
  const type = 'type' in written ? written.type : 'items' in written ? 'dropdown' : 'default';
  const isExtra = ([name]: [string, unknown]) => LINKS.has(type) && EXTRA_ATTRIBUTE.test(name);
  const entries = Object.entries(written);
  const extra = entries.filter(isExtra);
  return {
    ...Object.fromEntries(entries.filter((entry) => !isExtra(entry))),
    type,
    ...(extra.length > 0 && { attributes: Object.fromEntries(extra) }),
  };
}

function checkLink(value: object, ctx: z.RefinementCtx): void {
  const targets = presentFields(value, ['to', 'href']);
  if (targets.length !== 1) {
    const found = targets.length === 0 ? 'neither `to` nor `href`' : 'both `to` and `href`';
    const message = `The item has ${found}, but needs exactly one of them.`;
    ctx.addIssue({
      code: 'custom',
      message: `${message}\nWrite \`to\` for a page of the site, \`href\` for another site.`,
      ...(targets.length === 0 && { params: { lacks: ['to', 'href'] } }),
    });
  }
  const names = presentFields(value, ['label', 'html']);
  if (names.length !== 1) {
    const found = names.length === 0 ? 'neither `label` nor `html`' : 'both `label` and `html`';
    const message = `The item has ${found}, but needs exactly one of them.`;
    ctx.addIssue({
      code: 'custom',
      message: `${message}\nWrite \`label\` for text, \`html\` for markup.`,
      ...(names.length === 0 && { params: { lacks: ['label', 'html'] } }),
    });
  }
}

function checkDropdown(value: object, ctx: z.RefinementCtx): void {
  if (presentFields(value, ['to', 'href']).length < 2) return;
  const message = 'The dropdown has both `to` and `href`, but may have only one of them.';
  ctx.addIssue({
    code: 'custom',
    message: `${message}\nRemove one, or both for a label that only opens the menu.`,
  });
}

function nestingMessage(): string {
  return `${listNames(Object.keys(variants))}: nesting dropdowns or the search in a dropdown is not allowed\nMove the item into \`navbar.items\`.`;
}
