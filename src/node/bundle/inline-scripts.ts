import { createTranslator } from '../../shared/i18n/translator.ts';
import type { SiteView } from '../../shared/site.ts';
import type { BannerInput } from '../../shared/wrong-base-url.ts';

/** Texts of the scripts that are part of the documents and of `sw.js`: `src/client/inline`, bundled. */
export interface InlineScripts {
  colorMode: string;
  announcement: string;
  sidebar: string;
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

/** Inserts the script after the sidebar, which is the first element of its kind in the body. */
export function withSidebarScript(body: string, inline: InlineScripts): string {
  return body.replace('</aside>', () => `</aside><script>${inline.sidebar}</script>`);
}

/**
 * Returns the script of the home page that explains why the site may not work.
 *
 * @param base The configured base URL, without a language.
 * @param sheet URL of the style sheet's file.
 */
export function bannerScript(site: SiteView, base: string, sheet: string, inline: InlineScripts): string {
  const { t } = createTranslator(site.texts, site.locale.htmlLang);
  const title = t('baseUrl.title', 'This site did not load properly.');
  const configured =
    base === '/'
      ? t('baseUrl.default', 'Configured base URL: {base} (the default)', { base })
      : t('baseUrl.configured', 'Configured base URL: {base}', { base });
  const wrong = [
    title,
    t(
      'baseUrl.cause',
      'The likely cause is a wrong base URL: its files are not where the page looks for them.',
    ),
    configured,
    t('baseUrl.try', 'The page was opened from another path, so try this base URL: {path}'),
  ];
  const right = [
    title,
    t(
      'baseUrl.files',
      'Its scripts and styles could not be loaded. Reload the page; if that does not help, they are missing on the server.',
    ),
    configured,
    t('baseUrl.right', 'The page was opened from there, so the base URL is right.'),
  ];
  const input: BannerInput = { sheet, wrong, right, base, language: site.base.slice(base.length) };
  return withInput(inline.banner, input);
}

/** Passes a value to a script. Within HTML, no `<` in it can end the element. */
export function withInput(script: string, value: unknown): string {
  return script.replace(INPUT, () => JSON.stringify(value).replaceAll('<', '\\u003c'));
}
