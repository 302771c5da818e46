import { decodePath } from '../../shared/urls.ts';
import type { Problem } from '../diagnostics/problem.ts';
import type { CataloguePage } from '../site/index.ts';

type Page = Pick<CataloguePage, 'route' | 'source'>;

/** Segments that lead elsewhere, and characters that some systems or browsers take for a slash or for none. */
const LEADS_ELSEWHERE = /(?:^|\/)\.{1,2}(?:\/|$)|[\\\p{Cc}]/u;

/** Finds pages whose route would put their files outside the output. */
export function checkRoutes(sources: { catalogue: { pages: Page[] } }[]): Problem[] {
  const pages = sources.flatMap(({ catalogue }) => catalogue.pages);
  return pages
    .filter(({ route }) => LEADS_ELSEWHERE.test(decodePath(route)))
    .map(({ route, source }) => ({
      severity: 'error',
      file: source ?? 'site.config.ts',
      message: `\`${route}\` cannot be the route of a page: it contains a \`.\` or \`..\` segment, a backslash or a control character.`,
      fix: 'Use plain segments, such as `/docs/start`.',
    }));
}
