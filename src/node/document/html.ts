import { CONTENT_END_ID } from '../../shared/layout.ts';
import type { PageFrame } from '../../shared/page.ts';
import { BANNER_ID } from '../../shared/wrong-base-url.ts';
import { withScripts } from '../bundle/inline-scripts.ts';
import type { CataloguePage } from '../site/index.ts';
import type { DocumentFrame } from './document-frame.ts';
import { type Attributes, attributes } from './elements.ts';
import { headHtml } from './head.ts';

/**
 * Largest body, in characters, whose first paint shows everything in view. A browser that parses slowly would otherwise
 * paint the sidebar alone, and lay everything out again when the content is there. A longer page is painted as it
 * arrives.
 */
const ONE_PAINT = 80_000;

/** Returns the whole document of a page around its rendered body. */
export function documentHtml(
  page: CataloguePage,
  file: PageFrame,
  body: string,
  frame: DocumentFrame,
): string {
  const banner = page.kind === 'Home' ? frame.banner : undefined;
  const inOnePaint = body.length <= ONE_PAINT;
  const app = withScripts(body, frame.inline, { sidebar: file.sidebar !== undefined, steps: inOnePaint });
  const scripts = [banner ?? '', ...app.scripts];
  const paintAt = inOnePaint ? (app.paintAt ?? CONTENT_END_ID) : undefined;
  const css = frame.css + (file.sheet ?? '');
  return `<!doctype html>
<html${attributes(rootAttributes(page, file, frame))}>
<head>
${headHtml(page, file, { scripts, paintAt }, { ...frame, css })}</head>
<body>
${banner === undefined ? '' : `<div id="${BANNER_ID}"></div><script>${banner}</script>\n`}<div id="app">${app.html}</div>
${frame.search}
</body>
</html>
`;
}

/** What scripts read from the root element, before and after the app starts. */
function rootAttributes(page: CataloguePage, file: PageFrame, frame: DocumentFrame): Attributes {
  const { locale, base, colorMode } = frame.site;
  const slash = frame.trailingSlash ? 'always' : frame.bothSlashForms.has(page.route) ? 'both' : undefined;
  const codes = frame.locales
    .slice(1)
    .map(({ code }) => code)
    .join(' ');
  return {
    lang: locale.htmlLang,
    dir: locale.direction,
    'data-theme': colorMode.defaultMode,
    'data-base': base,
    'data-shell': file.shell,
    'data-route': page.route,
    'data-kind': page.kind,
    'data-site': frame.siteFile,
    'data-search': frame.site.search.hosted ? undefined : frame.searchFile,
    'data-nearby': file.nearby,
    'data-sidebar': file.sidebar?.id,
    'data-sidebar-file': file.sidebar?.file,
    'data-slash': slash,
    'data-languages': base === frame.locales[0]?.base && frame.locales.length > 1 ? codes : undefined,
    'data-version': file.version && JSON.stringify(file.version),
  };
}
