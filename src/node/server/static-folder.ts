import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { contentType, isScriptable } from './content-type.ts';
import { isShown } from './files.ts';
import { SCRIPTLESS } from './headers.ts';
import { readRequestPath } from './resolve.ts';
import { sendFile } from './send-file.ts';

/**
 * Answers requests for the files of a folder as they are now; others, and paths that are not files, are left to `next`.
 */
export function staticFolder(dir: string) {
  return (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void): void => {
    const path = readRequestPath((request.url ?? '').replace(/[?#].*/s, ''));
    if (path === undefined || path.includes('\\') || !isShown(path)) {
      next();
      return;
    }
    const type = contentType(path);
    const always = {
      'Cache-Control': 'no-cache',
      ...(isScriptable(type) && { 'Content-Security-Policy': SCRIPTLESS }),
    };
    const headers = { always, content: { 'Content-Type': type } };
    sendFile(request, response, join(dir, path), headers).then((sent) => sent || next(), next);
  };
}
