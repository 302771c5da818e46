import type { SiteConfig } from '../../config/index.ts';
import { circleFrom } from './redirects.ts';
import { leadsTo, ownPath } from './urls.ts';

/** A link in a text, as its author wrote it, and where. */
export interface TextLink {
  url: string;
  /** Final URL, base URL included; relative to its page where it is written so. */
  href: string;
  location: { file: string; line?: number; column?: number };
  /** Its text is its URL, so readers see that it leads to a file. */
  isFile: boolean;
}

/** A link in the configuration, and the field that contains it. */
export interface ConfigLink {
  url: string;
  /** Final URL, base URL included. */
  href: string;
  path: PropertyKey[];
}

/** Fields that contain HTML. */
export const HTML_FIELDS: ReadonlySet<string> = new Set(['html', 'value', 'content', 'copyright']);

/** Returns the links of the configuration that lead to the site itself, as far as it writes them out. */
export function configLinks(config: SiteConfig, href: (route: string) => string): ConfigLink[] {
  const { navbar, footer, announcementBar, pwa, docs, redirects } = config;
  const links: ConfigLink[] = [];
  const add = (path: PropertyKey[], url: string, target: string) => {
    const sitePath = /^\/(?!\/)/.test(url) ? target : ownPath(url, config.url);
    if (sitePath !== undefined) links.push({ url, href: sitePath, path });
  };
  const walk = (value: unknown, path: PropertyKey[]): void => {
    if (value === null || typeof value !== 'object') return;
    for (const [key, field] of Object.entries(value)) {
      const here = [...path, Array.isArray(value) ? Number(key) : key];
      if (typeof field !== 'string') walk(field, here);
      else if (key === 'to') add(here, field, href(field));
      else if (key === 'href') add(here, field, path.at(-1) === 'logo' ? leadsTo(field, href) : field);
      else if (HTML_FIELDS.has(key)) {
        for (const [, double, single] of field.matchAll(/<a\b[^>]*?\shref=(?:"([^"]*)"|'([^']*)')/gi))
          add(here, double ?? single ?? '', double ?? single ?? '');
      }
    }
  };
  for (const key of ['about', 'unconfirmed'] as const) {
    const url = docs.reference[key];
    if (url) add(['docs', 'reference', key], url, href(url));
  }
  for (const [route, to] of Object.entries(redirects)) {
    // That it leads nowhere is said better where it is found to lead back to itself.
    if (!circleFrom(redirects, route)) add(['redirects', route], to, href(to));
  }
  walk(navbar, ['navbar']);
  walk(footer, ['footer']);
  walk(announcementBar, ['announcementBar']);
  walk(pwa.shortcuts, ['pwa', 'shortcuts']);
  return links;
}
