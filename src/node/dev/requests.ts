import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { asUrlPath, decodePath } from '../../shared/urls.ts';
import { readRequestPath } from '../server/resolve.ts';

/** Returns whether a page may be the answer: scripts, styles and pictures are never requested as documents. */
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

/**
 * Turns a function that may fail, for example at an address that is not a URL, into a listener: the request is refused,
 * and the server goes on. A path that cannot be decoded, such as `/%zz`, is refused as by the server of a built site.
 */
export function survivingListener(
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): RequestListener {
  return (request, response) => {
    if (readRequestPath(request.url?.replace(/[?#].*$/s, '') ?? '/') === undefined) {
      response.writeHead(400, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Malformed path\n');
      return;
    }
    answer(request, response).catch((error: unknown) => {
      console.error(String(error));
      if (!response.headersSent) response.statusCode = 400;
      response.end();
    });
  };
}
