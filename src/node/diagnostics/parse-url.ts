/**
 * Reads a URL; nothing where it is none. `URL.canParse` of Node 20 answers wrongly, once it has been called some thousand
 * times, for URLs with letters such as `ä`.
 *
 * @example
 * parseUrl('/docs', 'https://a.example')?.href // 'https://a.example/docs'
 */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
