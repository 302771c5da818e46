import { escapeHtml } from '../../shared/escape-html.ts';
import type { SiteView } from '../../shared/site.ts';
import type { Redirect } from '../site/redirects.ts';

/**
 * Returns the document at a former address. It leads on without script and on every host; search engines take it for a
 * permanent redirect.
 */
export function redirectHtml({ href, title }: Redirect, { origin, locale }: SiteView): string {
  const url = escapeHtml(href);
  return `<!doctype html>
<html lang="${escapeHtml(locale.htmlLang)}" dir="${locale.direction}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'">
<meta http-equiv="refresh" content="0; url=${url}">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="dark light">
<link rel="canonical" href="${escapeHtml(origin + href)}">
<title>${escapeHtml(title)}</title>
</head>
<body><a href="${url}">${escapeHtml(title)}</a></body>
</html>
`;
}
