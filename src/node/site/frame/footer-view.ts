import type { FooterItem, FooterView } from '../../../shared/site.ts';
import type { SiteConfig } from '../../config/index.ts';
import { isExternal, leadsTo } from '../links/urls.ts';
import { logoView } from './logo-view.ts';
import type { SiteViewInput } from './site-input.ts';

type ConfigFooter = NonNullable<SiteConfig['footer']>;

/** Returns the footer with final URLs. */
export function footerView(footer: ConfigFooter, input: SiteViewInput): FooterView {
  const items = (list: ConfigFooterItem[]) => list.map((item) => footerItem(item, input));
  const columns: FooterView['columns'] = [];
  const row: FooterItem[] = [];
  for (const entry of footer.links) {
    if ('items' in entry)
      columns.push({
        ...(entry.title && { title: entry.title }),
        items: items(entry.items),
      });
    else row.push(footerItem(entry, input));
  }
  const { logo } = footer;
  return {
    style: footer.style,
    columns,
    row,
    ...(logo && {
      logo: {
        // A link that shows nothing else needs the name.
        ...logoView(logo, 'footer', input, logo.href ? input.config.title : ''),
        ...(logo.href && { href: leadsTo(logo.href, input.href) }),
        ...(logo.target && { target: logo.target }),
      },
    }),
    ...(footer.copyright && { copyrightHtml: footer.copyright }),
  };
}

type ConfigFooterItem = Extract<ConfigFooter['links'][number], { items: unknown }>['items'][number];

function footerItem(item: ConfigFooterItem, input: SiteViewInput): FooterItem {
  if (item.html !== undefined) return { html: item.html, external: false };
  const href = item.to !== undefined ? input.href(item.to) : (item.href ?? '');
  const kind = item.to === undefined ? undefined : input.kindOf(item.to);
  return {
    ...(item.label && { label: item.label }),
    href,
    ...(kind && { kind }),
    external: isExternal(href),
  };
}
