/**
 * Content encodings of the files that a build writes next to a text, the smallest first, and the endings of their names.
 */
export const ENDINGS = { br: '.br', gzip: '.gz' } as const;

/** A content encoding; `identity` is the plain file. */
export type Encoding = keyof typeof ENDINGS | 'identity';

/**
 * Picks the encoding that an Accept-Encoding header prefers; of equally preferred ones, the first on offer.
 * The plain file is the last choice, and is sent too where the header accepts nothing.
 *
 * @example
 * chooseEncoding('br;q=0, gzip', ['br', 'gzip']) // 'gzip'
 */
export function chooseEncoding(header: string | string[] | undefined, offered: Iterable<Encoding>): Encoding {
  const weights = readWeights(String(header ?? ''));
  const other = weights.get('*') ?? 0;
  let best: Encoding = 'identity';
  // When it is not mentioned, the plain file is accepted, but less preferred than all that are named.
  let most = weights.get('identity') ?? Number.MIN_VALUE;
  for (const encoding of offered) {
    const weight = encoding === 'identity' ? 0 : (weights.get(encoding) ?? other);
    const wins = best === 'identity' ? weight > 0 && weight >= most : weight > most;
    if (wins) [best, most] = [encoding, weight];
  }
  return best;
}

/** Weights of the encodings that are named: RFC 9110, 12.5.3. */
function readWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    const value = weight === undefined ? 1 : Number(weight);
    if (name) weights.set(name.replace(/^x-gzip$/, 'gzip'), value >= 0 && value <= 1 ? value : 0);
  }
  return weights;
}
