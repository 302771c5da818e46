import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { textType } from './content-type.ts';
import { chooseEncoding, withoutRefused } from './encoding.ts';
import { type Files, languageOf, type WatchedFiles, watchFiles } from './files.ts';
import { FOR_GOOD, HASHED_FOLDERS, SECURITY_HEADERS } from './headers.ts';
import { type Resolution, resolvePath } from './resolve.ts';

/** Settings of a site's server. */
export interface SiteServerOptions {
  /** Folder of the built site. */
  dir: string;
  /** Base URL with a slash at both ends; the one that the site was built for when absent, else `/`. */
  base?: string | undefined;
  /** Writes no line to the console for answers of 400 and above. */
  quiet?: boolean;
}

/**
 * Makes a server for a built site. It does not listen yet.
 *
 * @throws when the folder does not exist.
 */
export function createSiteServer({ dir, base, quiet = false }: SiteServerOptions): Server {
  const currentFiles = watchFiles(dir);
  return createServer((request, response) => {
    if (!quiet) response.once('finish', () => report(request, response));
    request.resume();
    // A build may take a file away between the look at it and its opening; unheard, that would end the process.
    response.once('pipe', (file: Readable) => {
      file.once('error', (error) => {
        console.error(error.message);
        response.destroy();
      });
    });
    try {
      answer(request, response, currentFiles, base);
    } catch (error) {
      console.error(error);
      if (!response.headersSent) sendText(response, 500, 'Internal server error');
      else response.destroy();
    }
  });
}

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  currentFiles: WatchedFiles,
  wantedBase: string | undefined,
): void {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    sendText(response, 405, 'Only GET and HEAD are answered here');
    return;
  }
  // A client may name the origin too: RFC 9112, 3.2.2.
  const target = (request.url ?? '').replace(/^https?:\/\/[^/?#]*(?=\/)/i, '');
  const [, path = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(target) ?? [];
  const [files, base, resolution] = lookUp(path, currentFiles, wantedBase);
  if (resolution === 'malformed') sendText(response, 400, 'Malformed path');
  else if (resolution === 'missing') sendNotFound(request, response, files, `/${path.slice(base.length)}`);
  else if ('file' in resolution) sendFile(request, response, files, resolution.file);
  else {
    response.setHeader('Cache-Control', 'no-cache');
    response.setHeader('Location', base + encodePath(resolution.redirect.slice(1)) + query);
    sendText(response, 308, 'Moved');
  }
}

/** What a path leads to. Before it is said to be missing, the folder is looked at again: it may have been copied. */
function lookUp(
  path: string,
  currentFiles: WatchedFiles,
  wantedBase: string | undefined,
): [files: Files, base: string, resolution: Resolution] {
  const resolve = (files: Files): [Files, string, Resolution] => {
    const base = wantedBase ?? files.serving.base ?? '/';
    return [files, base, resolvePath(path, base, files)];
  };
  const first = resolve(currentFiles());
  return first[2] === 'missing' ? resolve(currentFiles({ afterMiss: true })) : first;
}

function sendFile(request: IncomingMessage, response: ServerResponse, files: Files, file: string): void {
  response.setHeader('Cache-Control', cacheControl(file.slice(languageOf(file, files.serving).length)));
  const type = textType(file);
  if (type) response.setHeader('Content-Type', type);
  // Ranges of a compressed variant are ranges of other bytes than the reader asked for, so none are served.
  delete request.headers.range;
  request.headers['accept-encoding'] = withoutRefused(request.headers['accept-encoding']);
  request.url = `/${encodePath(file.slice(1))}`;
  files.send(request, response, () => sendNotFound(request, response, files, file));
}

/** Names that carry a hash of their content never change; everything else is asked for again. */
function cacheControl(file: string): string {
  return HASHED_FOLDERS.includes(file.split('/')[1] ?? '') ? FOR_GOOD : 'no-cache';
}

function sendNotFound(
  request: IncomingMessage,
  response: ServerResponse,
  { notFound, serving }: Files,
  path: string,
): void {
  const bodies = notFound.get(languageOf(path, serving)) ?? new Map<string, Buffer>();
  const encoding = chooseEncoding(request.headers['accept-encoding'], [...bodies.keys()]);
  const body = bodies.get(encoding);
  if (!body) {
    sendText(response, 404, 'Not found');
    return;
  }
  response.setHeader('Content-Type', textType('/404.html') ?? '');
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('Vary', 'Accept-Encoding');
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.writeHead(404, { 'Content-Length': body.length });
  response.end(body);
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`${text}\n`);
}

/** Encodes a path for a header; slashes stay. */
function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

function report(request: IncomingMessage, response: ServerResponse): void {
  if (response.statusCode >= 400)
    console.error(`${response.statusCode} ${request.method} ${JSON.stringify(request.url)}`);
}
