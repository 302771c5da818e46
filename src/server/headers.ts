/**
 * Headers of every answer, beside the Content-Security-Policy that each page carries. Other sites may not put the
 * pages into frames, and learn no more of a reader who follows a link than where they came from.
 */
export const SECURITY_HEADERS: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
};

/** Folders whose names carry a hash of their content, so that they never change. */
export const HASHED_FOLDERS = ['assets', 'offline'];

/** Cache-Control of files in those folders. */
export const FOR_GOOD = 'public, max-age=31536000, immutable';
