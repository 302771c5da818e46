import type { HostedView } from '../../../shared/search/view.ts';
import type { Publication } from '../../build/search/publish-search.ts';
import { sizeOf } from '../../search/hosted-records.ts';

/** Describes in a few lines what an index would receive: where, how many of what, how large, and one record in full. */
export function describePublication(
  { records, settings, synonyms }: Publication,
  { appId, hosts }: Pick<HostedView, 'appId' | 'hosts'>,
  indexName: string,
): string {
  const sizes = records.map(sizeOf);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const largest = sizes.reduce((most, size) => Math.max(most, size), 0);
  return [
    `Index \`${indexName}\` of the application ${appId}${hosts ? ` at ${hosts.join(', ')}` : ''}`,
    `  ${records.length} records: ${counts(records.map(({ type }) => (type === 'lvl1' ? 'pages' : 'parts')))}`,
    `  languages: ${counts(records.map(({ language }) => language))}`,
    `  tags: ${counts(records.map((record) => record.docusaurus_tag))}`,
    `  kinds: ${counts(records.map(({ kind }) => kind))}`,
    `  ${(total / 1000).toFixed(0)} kB in all, ${(largest / 1000).toFixed(1)} kB the largest record`,
    `  ${synonyms.length} groups of synonyms`,
    `  settings: ${JSON.stringify(settings)}`,
    ...(records[0] ? [`  first record: ${JSON.stringify(records[0])}`] : []),
  ].join('\n');
}

/**
 * Counts how often each value occurs, the most frequent first.
 *
 * @example
 * counts(['a', 'b', 'a']) // 'a 2, b 1'
 */
function counts(values: string[]): string {
  const found = new Map<string, number>();
  for (const value of values) found.set(value, (found.get(value) ?? 0) + 1);
  return [...found]
    .sort(([, a], [, b]) => b - a)
    .map(([value, count]) => `${value} ${count}`)
    .join(', ');
}
