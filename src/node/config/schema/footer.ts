import * as z from 'zod';
import { always, line, logo, presentFields } from './fields.ts';
import { html } from './html-field.ts';
import { linkPath, linkUrl } from './url-fields.ts';

const footerItem = z
  .strictObject({
    label: line.optional().describe('Text of the link.'),
    to: linkPath.optional().describe('Page of the site.'),
    href: linkUrl.optional().describe('URL outside the site.'),
    html: html.optional().describe('HTML instead of a link.'),
  })
  .superRefine(checkItem, always);

const column = z.strictObject({
  title: line.optional().describe('Heading of the column.'),
  items: z.array(footerItem).describe('Links of the column.'),
});

/** The foot of each page. */
export const footer = z.strictObject({
  style: z.enum(['light', 'dark']).default('light').describe('Look of the footer.'),
  links: z
    .array(z.union([column, footerItem]))
    .superRefine(checkForm, always)
    .default([])
    .describe('Columns with `items` and an optional `title`, or a flat list of links, but not both.'),
  logo: logo.optional().describe('Logo below the links.'),
  copyright: html.optional().describe('HTML of the last line.'),
});

function checkItem(value: object, ctx: z.RefinementCtx): void {
  const contents = presentFields(value, ['to', 'href', 'html']);
  if (contents.length !== 1) {
    const names = contents.map((name) => `\`${name}\``).join(' and ');
    const found = names ? `has ${names}, but` : 'leads nowhere: it';
    const message = `The item ${found} needs exactly one of \`to\`, \`href\` and \`html\`.`;
    const fix = 'Write `to` for a page of the site, `href` for another site.';
    const lacks = contents.length === 0 ? ['to', 'href', 'html'] : [];
    // Whatever leads nowhere may be a column: it counts as none of the two, and as the one that it is closer to.
    ctx.addIssue({ code: 'custom', message: `${message}\n${fix}`, params: { lacks }, continue: false });
  } else if (contents[0] !== 'html' && presentFields(value, ['label']).length === 0) {
    ctx.addIssue({
      code: 'custom',
      message: `The item has \`${contents[0]}\` but no \`label\`.\nAdd the text of the link.`,
      params: { lacks: ['label'] },
    });
  }
}

function checkForm(links: unknown, ctx: z.RefinementCtx): void {
  if (!Array.isArray(links)) return;
  const columns = links.filter(
    (entry: unknown) => entry !== null && typeof entry === 'object' && 'items' in entry,
  );
  if (columns.length === 0 || columns.length === links.length) return;
  const message = 'The list mixes columns and flat links.';
  ctx.addIssue({ code: 'custom', message: `${message}\nPut the flat links into a column of their own.` });
}
