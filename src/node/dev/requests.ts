import type { IncomingMessage } from 'node:http';
import { asUrlPath, decodePath } from '../../shared/urls.ts';

/** Whether a page may be the answer: scripts, styles and pictures are never asked for as documents. */
export function isDocumentRequest({ headers }: IncomingMessage): boolean {
  const accept = headers.accept ?? '*/*';
  const destination = headers['sec-fetch-dest'] ?? 'document';
  return (
    accept.includes('text/html') ||
    (accept.includes('*/*') && /^(?:document|iframe|empty)$/.test(String(destination)))
  );
}

/** Returns the path that a request asks for, percent escapes decoded. */
export function pathOf(request: IncomingMessage): string {
  return decodePath(new URL(asUrlPath(request.url ?? '/'), 'http://dev').pathname);
}
