/**
 * Headers of every answer, in addition to the Content-Security-Policy that each page carries in its head. Other sites
 * may not put the pages into frames, and learn no more of a reader who follows a link than where they came from.
 */
export const SECURITY_HEADERS: Record<string, string> = {
  'Content-Security-Policy': "frame-ancestors 'self'",
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
};

/**
 * Content-Security-Policy of files that are not pages and run scripts when they are opened by themselves, such as SVG:
 * they show, with their own styles and pictures, and nothing else. The policy does not apply to pictures in pages.
 */
export const SCRIPTLESS =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; sandbox; frame-ancestors 'self'";

/**
 * Headers of the Markdown twins, which repeat what pages say: search engines should list only the pages. A canonical
 * link would need the address of each page; this is one rule for all.
 */
export const TWIN_HEADERS: Record<string, string> = { 'X-Robots-Tag': 'noindex' };

/** Returns whether a file is Markdown of pages: a twin, or the file that has the whole reference. */
export function isTwin(path: string): boolean {
  return /(?:\.md|\/llms-full\.txt)$/.test(path);
}

/** Cache-Control of files that never change, because their names contain a hash of their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
