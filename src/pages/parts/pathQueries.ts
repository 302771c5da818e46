/**
 * Queries that may find the page an unknown path was meant for, the most exact first.
 *
 * @example
 * pathQueries('/docs/api/client/trace_line.html') // ['client trace_line', 'trace_line']
 */
export function pathQueries(path: string): string[] {
  const parts = readable(path)
    .replace(/(\/index)?(\.html)?$/, '')
    .split('/')
    .filter(Boolean);
  const queries = [parts.slice(-2).join(' '), parts.at(-1) ?? ''];
  return [...new Set(queries.filter(Boolean))];
}

/**
 * Puts hits first whose address differs from the path in letter case, underscores and endings only, then those
 * where this holds for the last part of the address.
 */
export function nearestFirst<Hit extends { href: string }>(hits: Hit[], path: string): Hit[] {
  const wanted = skeleton(path);
  const name = lastPart(wanted);
  const rank = ({ href }: Hit) => {
    const own = skeleton(href);
    return own === wanted ? 0 : lastPart(own) === name ? 1 : 2;
  };
  return [...hits].sort((a, b) => rank(a) - rank(b));
}

/**
 * Keeps the first hit of each page; the others lead to parts of it.
 *
 * @example
 * onePerPage([{ href: '/docs/api/bit#notes' }, { href: '/docs/api/bit' }]) // [{ href: '/docs/api/bit#notes' }]
 */
export function onePerPage<Hit extends { href: string }>(hits: Hit[]): Hit[] {
  const seen = new Set<string>();
  return hits.filter(({ href }) => {
    const page = href.replace(/#.*$/, '');
    return !seen.has(page) && seen.add(page);
  });
}

function skeleton(path: string): string {
  return readable(path)
    .toLowerCase()
    .replace(/(\/index)?(\.html)?\/?$/, '')
    .replace(/[_-]/g, '');
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
