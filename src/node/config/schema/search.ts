import * as z from 'zod';
import { always, notEmpty, OR_REMOVE, presentFields, regularExpression, text } from './fields.ts';
import { absoluteUrl } from './url-fields.ts';

const SEARCH_PATH = `a path such as \`search\`, without a leading slash and without a dot at the start of a part, or \`false\`\nWrite such a path${OR_REMOVE}`;

/** Segments that lead nowhere else, however a browser or a disk treats them, and that hosts show. */
const INNER_PATH = /^(?!\/|(?:.*\/)?\.)[^\\?#%]+$/;
/** What is compared, and its value. */
const filter = text.regex(/^-?[^:\s]+:\S/, 'a filter\nWrite a name and a value, such as `language:en`.');

const HOSTED_SEARCH = ['appId', 'apiKey', 'indexName'] as const;

/** The embedded search, or a hosted one. */
export const search = z
  .strictObject({
    searchPagePath: z
      .union([z.string().regex(INNER_PATH, { error: SEARCH_PATH }), z.literal(false)], { error: SEARCH_PATH })
      .default('search')
      .describe('Path of the search page; `false` for no search page.'),
    contextualSearch: z
      .boolean()
      .default(true)
      .describe('Narrows hits to the language and version of the page.'),
    externalUrlRegex: regularExpression
      .optional()
      .describe('Regular expression, ignoring case: hits whose URL matches it open with a full page load.'),
    synonyms: z
      .array(
        z
          .string()
          .regex(/^[^\s,;]+(?: [^\s,;]+)+$/, {
            error: ({ input }) =>
              `two or more words, separated by single spaces${fixForWords(String(input))}`,
          })
          .refine((line) => repeatedWord(line) === undefined, {
            error: ({ input }) =>
              `The line has the word \`${repeatedWord(String(input))}\` twice.\nRemove one of the two.`,
          }),
      )
      .default([])
      .describe(
        'Groups of synonyms, such as `health hp`: a query with one of the words also finds texts with the others.',
      ),
    appId: z
      .string()
      .regex(/^[A-Za-z0-9]+$/, {
        error: 'an application id of letters and digits\nCopy it from the account of the search.',
      })
      .optional()
      .describe('Application id of the hosted search.'),
    apiKey: text.optional().describe('Public search key of the hosted search; never an admin key.'),
    indexName: text
      .optional()
      .describe(
        'Index of the hosted search. Without `appId`, `apiKey` and `indexName`, the site uses the embedded search.',
      ),
    hosts: z
      .array(absoluteUrl)
      .check(notEmpty(`at least one URL\nAdd one${OR_REMOVE}`))
      .optional()
      .describe("URLs of the hosted search, such as your own proxy's; defaults to the provider's."),
    facetFilters: z
      .array(
        z.union([filter, z.array(filter)], {
          error: 'a filter, or a list of filters\nWrite each filter as text, such as `lang:en`.',
        }),
      )
      .default([])
      .describe(
        'Filters added to each query of the hosted search; filters in a nested list are combined with "or".',
      ),
  })
  .superRefine((value, ctx) => {
    const given = presentFields(value, HOSTED_SEARCH);
    if (given.length === 0 || given.length === HOSTED_SEARCH.length) return;
    const missing = HOSTED_SEARCH.filter((name) => !given.includes(name)).map((name) => `\`${name}\``);
    const message = `The hosted search needs \`appId\`, \`apiKey\` and \`indexName\`; missing: ${missing.join(', ')}.`;
    ctx.addIssue({ code: 'custom', message: `${message}\nAdd what is missing, or remove all three.` });
  }, always);

/** The first word that a line of synonyms has twice. */
function repeatedWord(line: string): string | undefined {
  const words = line.toLowerCase().split(' ');
  return words.find((word, index) => words.indexOf(word) !== index);
}

/** The fix, on a separate line, for words that are separated in another way; empty for a single word. */
function fixForWords(input: string): string {
  const words = input.split(/[\s,;]+/).filter(Boolean);
  if (words.length > 1) return `\nWrite \`${words.join(' ')}\`.`;
  return `\n${words.length ? `Add a word: \`${words[0]} another\`` : 'Write the words, or remove the line'}.`;
}
