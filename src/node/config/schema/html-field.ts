import { FOREIGN } from '../../../shared/foreign-markup.ts';
import { isScriptUrl } from '../../diagnostics/script-url.ts';
import { text } from './fields.ts';
import { findMisnested } from './html-nesting.ts';

/** An attribute with code for an event, such as `onclick`. */
const HANDLER = /<[a-z](?:[^<>"']|"[^"]*"|'[^']*')*?\s(on[a-z]+)\s*=/i;

/** A link or bold text as in Markdown. */
const MARKDOWN = /\[([^\]<>]+)\]\(((?:\/|#|https?:)[^)\s<>]*)\)|\*\*([^*\s<>][^*<>]*)\*\*/;

/** HTML, inserted as it is. Its links are checked like those of other fields, and pages show no foreign parts. */
export const html = text
  .refine((value) => scriptLink(value) === undefined, {
    error: (issue) =>
      `The HTML has the link \`${scriptLink(String(issue.input))}\`, which runs or contains code.\nWrite a URL such as \`https://example.com\`.`,
  })
  .refine((value) => relativeLink(value) === undefined, {
    error: ({ input }) =>
      `The HTML has the link \`${relativeLink(String(input))}\`, which leads somewhere else from each page.\nStart it with \`/\`, or with \`https://\` for another site.`,
  })
  .refine((value) => !MARKDOWN.test(value), {
    error: ({ input }) => {
      const [found = '', words, url, bold] = MARKDOWN.exec(String(input)) ?? [];
      return `\`${found}\` is Markdown, which would be shown as written, expected HTML.\nWrite \`${bold ? `<b>${bold}</b>` : `<a href="${url}">${words}</a>`}\`.`;
    },
  })
  .refine((value) => !HANDLER.test(value), {
    error: ({ input }) =>
      `The HTML has \`${HANDLER.exec(String(input))?.[1]}\`, but pages do not run code in attributes.\nRemove it, or make it a link.`,
  })
  .refine((value) => findMisnested(value) === undefined, {
    error: ({ input }) => findMisnested(String(input)),
  })
  .refine((value) => !FOREIGN.test(value), {
    error: (issue) =>
      `The HTML has \`${FOREIGN.exec(String(issue.input))?.[0]}\`, which is not allowed in pages.\nRemove it, or link to what it shows.`,
  });

/** Says what is wrong with a piece of HTML that is inserted as it is, such as the translation of a field. */
export function htmlMistake(value: string): { message: string; fix: string } | undefined {
  const [message = '', fix = ''] = html.safeParse(value).error?.issues[0]?.message.split('\n') ?? [];
  return message ? { message, fix } : undefined;
}

function scriptLink(value: string): string | undefined {
  return linksOf(value).find(isScriptUrl);
}

function relativeLink(value: string): string | undefined {
  return linksOf(value).find(
    (url) => url !== '' && !isScriptUrl(url) && !/^(?:[/#?\s]|[a-z][a-z\d+.-]*:)/i.test(url),
  );
}

function linksOf(value: string): string[] {
  const links = value.matchAll(/\b(?:href|src|action|data)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*))/gi);
  return Array.from(links, ([, double, single, bare]) => double ?? single ?? bare ?? '');
}
