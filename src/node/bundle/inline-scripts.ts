import { createTranslator } from '../../shared/i18n/translator.ts';
import type { SiteView } from '../../shared/site.ts';
import type { BannerInput } from '../../shared/wrong-base-url.ts';

/** Texts of the scripts that are part of the documents and of `sw.js`: `src/client/inline`, bundled. */
export interface InlineScripts {
  colorMode: string;
  announcement: string;
  sidebar: string;
  layoutStep: string;
  wholePage: string;
  banner: string;
  serviceWorker: string;
  removingWorker: string;
}

/** Placeholder in the text of a script for the value that a site passes to it. */
export const INPUT = 'INLINE_INPUT';

/**
 * Returns the script of the head, which runs before the first paint; empty when there is nothing to decide. It says
 * nothing of failures: the app reads the same keys later and reports them.
 */
export function headScript({ colorMode, announcement }: SiteView, inline: InlineScripts): string {
  const scripts = [
    ...(colorMode.disableSwitch ? [] : [inline.colorMode]),
    ...(announcement ? [withInput(inline.announcement, announcement.id)] : []),
  ];
  return scripts.join(';');
}

/** Characters after which a page is laid out once more at the next heading. */
const LAYOUT_STEP = 3500;

/** Characters that get a step of their own at the end of article and page, so that the first frame has less to lay out. */
const LAST_STEP = 1500;

/** Ends of navbar and sidebar, sections, ends of articles and footer, in a body whose texts have no `<` of their own. */
const PLACES = /<\/header>|<\/aside>|<h2\b|<\/article>|<\/footer>/g;

/** Sections in front of which the page is laid out until it is painted: what they follow fills all but the tallest windows. */
const SECTIONS_TO_PAINT = 2;

const HEADING_ID = /^<h2\b[^>]* id="([^"&%]+)"/;

/** A body with its scripts, and their texts, which the policy of the page has to allow. */
export interface ScriptedBody {
  html: string;
  scripts: string[];
  /** Id of the heading from which on nothing is needed for the first paint, escaped; absent when the page has no such place. */
  paintAt?: string;
}

/**
 * Inserts the scripts of a body: the one that restores the sidebar after it, and those that lay the page out step by step.
 *
 * @param options.sidebar The page has a sidebar, which is the first `<aside>`.
 * @param options.steps The page is painted in one piece, when all of it has arrived.
 */
export function withScripts(
  body: string,
  inline: InlineScripts,
  { sidebar, steps }: { sidebar: boolean; steps: boolean },
): ScriptedBody {
  const parts: string[] = [];
  const scripts = new Set<string>();
  let isRestored = !sidebar;
  /** Where the last script is, and how far the body has been copied. */
  let last = 0;
  let sections = 0;
  let paintAt: string | undefined;
  const insert = (script: string, at: number) => {
    parts.push(body.slice(last, at), `<script>${script}</script>`);
    scripts.add(script);
    last = at;
  };
  for (const { 0: tag, index } of body.matchAll(PLACES)) {
    const end = index + tag.length;
    if (tag === '</aside>' && !isRestored) {
      // It lays the page out, too.
      insert(inline.sidebar, end);
      isRestored = true;
    } else if (!steps) continue;
    else if (tag === '</header>' && last === 0) insert(inline.layoutStep, end);
    else if (tag === '<h2' && index - last >= LAYOUT_STEP) {
      insert(inline.layoutStep, index);
      sections++;
      if (sections >= SECTIONS_TO_PAINT) paintAt ??= HEADING_ID.exec(body.slice(index))?.[1];
    } else if (/article|footer/.test(tag) && index - last >= LAST_STEP) insert(inline.layoutStep, end);
  }
  parts.push(body.slice(last));
  return { html: parts.join(''), scripts: [...scripts], ...(paintAt && { paintAt }) };
}

/**
 * Returns the script of the home page that explains why the site may not work.
 *
 * @param base The configured base URL, without a language.
 * @param sheet URL of the style sheet's file.
 */
export function bannerScript(site: SiteView, base: string, sheet: string, inline: InlineScripts): string {
  const i18n = createTranslator(site.texts, site.locale.htmlLang);
  const title = i18n.t('baseUrl.title', 'This site did not load properly.');
  const configured =
    base === '/'
      ? i18n.t('baseUrl.default', 'Configured base URL: {base} (the default)', { base })
      : i18n.t('baseUrl.configured', 'Configured base URL: {base}', { base });
  const wrong = [
    title,
    i18n.t(
      'baseUrl.cause',
      'The likely cause is a wrong base URL: its files are not where the page looks for them.',
    ),
    configured,
    i18n.t('baseUrl.try', 'The page was opened from another path, so try this base URL: {path}'),
  ];
  const right = [
    title,
    i18n.t(
      'baseUrl.files',
      'Its scripts and styles could not be loaded. Reload the page; if that does not help, they are missing on the server.',
    ),
    configured,
    i18n.t('baseUrl.right', 'The page was opened from there, so the base URL is right.'),
  ];
  const language = site.base.slice(base.length);
  const input: BannerInput = { sheet, wrong, right, base: encodeURI(base), language };
  return withInput(inline.banner, input);
}

/** Passes a value to a script. Within HTML, no `<` in it can end the element. */
export function withInput(script: string, value: unknown): string {
  return script.replace(INPUT, () => JSON.stringify(value).replaceAll('<', '\\u003c'));
}
