import { escapeHtml } from '../../shared/escape-html.ts';
import type { SiteView } from '../../shared/site.ts';
import type { Redirect } from '../site/links/redirects.ts';
import { hashOf } from './content-security-policy.ts';

/** Keeps the anchor of the former address, which the other redirects drop. */
const KEEP_ANCHOR = 'location.hash&&location.replace(document.links[0].href+location.hash)';

/**
 * Returns the document at a former address. It leads on without script and on every host, and with script to the same
 * anchor unless it names one itself; search engines take it for a permanent redirect.
 */
export function redirectHtml({ href, title }: Redirect, { origin, locale }: SiteView): string {
  const url = escapeHtml(href);
  const [policy, script] = href.includes('#')
    ? ['', '']
    : [`; script-src '${hashOf(KEEP_ANCHOR)}'`, `<script>${KEEP_ANCHOR}</script>`];
  return `<!doctype html>
<html lang="${escapeHtml(locale.htmlLang)}" dir="${locale.direction}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'${policy}">
<meta http-equiv="refresh" content="0; url=${url}">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="dark light">
<link rel="canonical" href="${escapeHtml(origin + href)}">
<title>${escapeHtml(title)}</title>
</head>
<body><a href="${url}">${escapeHtml(title)}</a>${script}</body>
</html>
`;
}
