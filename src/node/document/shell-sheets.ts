import type { LocaleView } from '../../shared/locale.ts';
import type { NavItem } from '../../shared/navbar.ts';
import type { SiteView } from '../../shared/site.ts';

/** Items of the navbar that open a menu. */
const MENUS: NavItem['type'][] = ['dropdown', 'versions', 'locales'];

/** Sheets for parts of the shell that only some sites have. Each entry returns whether a site has the part. */
const PARTS: Record<string, (site: SiteView, original: LocaleView | undefined) => boolean> = {
  announcement: ({ announcement }) => announcement !== undefined,
  'navbar-dropdown': ({ navbar }) =>
    [...navbar.left, ...navbar.right].some(({ type }) => MENUS.includes(type)),
  'navbar-primary': ({ navbar }) => navbar.style === 'primary',
  'right-to-left': ({ locale }, original) => [locale, original].some((it) => it?.direction === 'rtl'),
};

/**
 * Returns the sheets for the parts of the shell that a site has, as one text. Every page of the site has them, and no page
 * of a site without these parts.
 *
 * @param sheets Sheets that the renderer names: those of parts, and those that individual pages request.
 * @param original Language of texts without a translation.
 * @throws Error if a part has no sheet.
 */
export function shellSheets(site: SiteView, sheets: Record<string, string>, original?: LocaleView): string {
  return Object.entries(PARTS)
    .filter(([, isIn]) => isIn(site, original))
    .map(([name]) => {
      const css = sheets[name];
      if (css === undefined) throw new Error(`The renderer has no sheet \`${name}\`.`);
      return css.trim();
    })
    .join('');
}
