import { extname } from 'node:path';

const UTF8: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.lua': 'text/plain',
  '.md': 'text/markdown',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
};

/** Content type of a text file by the ending of its name; absent for others, which sirv knows. */
export function textType(path: string): string | undefined {
  const type = UTF8[extname(path).toLowerCase()];
  return type && `${type}; charset=utf-8`;
}
