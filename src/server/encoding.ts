/**
 * Takes the encodings with a weight of zero out of an Accept-Encoding header, because sirv reads names only.
 *
 * @example
 * withoutRefused('br;q=0, gzip') // 'gzip'
 */
export function withoutRefused(header: string | string[] | undefined): string {
  return String(header ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(?:\.0*)?$/i.test(part))
    .join(', ');
}

/** Picks the first of the encodings on offer that the header accepts; `identity` when none is. */
export function chooseEncoding(header: string | string[] | undefined, offered: string[]): string {
  const accepted = withoutRefused(header)
    .split(',')
    .map((part) => part.replace(/;.*/, '').trim().toLowerCase());
  return offered.find((encoding) => accepted.includes(encoding)) ?? 'identity';
}
