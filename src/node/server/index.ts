import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { HASHED_FOLDERS } from '../../shared/urls.ts';
import { answerMalformed } from './answer-malformed.ts';
import { contentType, isScriptable } from './content-type.ts';
import { chooseEncoding, ENDINGS } from './encoding.ts';
import { type Files, languageOf, type WatchedFiles, watchFiles } from './files.ts';
import { IMMUTABLE, isTwin, SCRIPTLESS, SECURITY_HEADERS, TWIN_HEADERS } from './headers.ts';
import { LIMITS, type Limits } from './limits.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { type Resolution, readRequestPath, resolvePath } from './resolve.ts';
import { sendFile } from './send-file.ts';

/** Settings of a site's server. */
export interface SiteServerOptions {
  /** Folder of the built site. */
  dir: string;
  /** Base URL with a slash at both ends; the one that the site was built for when absent, else `/`. */
  base?: string | undefined;
  /** Writes no line to the console for answers of 400 and above. */
  quiet?: boolean;
  /** Limits that differ from the usual ones. */
  limits?: Partial<Limits>;
}

/**
 * Creates a server for a built site. It does not listen yet.
 *
 * @throws when the folder does not exist.
 */
export function createSiteServer({ dir, base, quiet = false, limits }: SiteServerOptions): Server {
  const most = { ...LIMITS, ...limits };
  const currentFiles = watchFiles(dir);
  const listener = oneAtATime((request, response) => {
    if (!quiet) response.once('finish', () => report(request, response));
    request.resume();
    answer(request, response, currentFiles, base).catch((error: unknown) => fail(response, error));
  });
  // A request without a host is refused below, with the same headers as any other.
  const options = {
    requireHostHeader: false,
    headersTimeout: most.headers,
    requestTimeout: most.request,
    keepAliveTimeout: most.between,
    connectionsCheckingInterval: most.check,
    maxHeaderSize: most.headerBytes,
  };
  const server = createServer(options, listener)
    .on('checkExpectation', listener)
    .on('clientError', answerMalformed)
    // Reset, not closed: the system would keep what was not read for minutes.
    .on('timeout', (socket) => socket.resetAndDestroy());
  server.timeout = most.idle;
  return server;
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  currentFiles: WatchedFiles,
  wantedBase: string | undefined,
): Promise<void> {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    sendText(response, 405, 'Only GET and HEAD are answered here');
    return;
  }
  const hosts = request.headersDistinct.host?.length ?? 0;
  // RFC 9112, 3.2.
  if (hosts > 1 || (hosts === 0 && request.httpVersion === '1.1')) {
    response.setHeader('Connection', 'close');
    sendText(response, 400, hosts ? 'The request names several hosts' : 'The request names no host');
    return;
  }
  // A client may name the origin too: RFC 9112, 3.2.2.
  const target = (request.url ?? '').replace(/^https?:\/\/[^/?#]*(?=\/)/i, '');
  const [, path = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(target) ?? [];
  const [files, base, resolution] = lookUp(path, currentFiles, wantedBase);
  if (resolution === 'malformed') sendText(response, 400, 'Malformed path');
  else if (resolution === 'missing')
    sendNotFound(request, response, files, `/${(readRequestPath(path) ?? path).slice(base.length)}`);
  else if ('file' in resolution) await sendSiteFile(request, response, files, resolution.file);
  else {
    response.setHeader('Cache-Control', 'no-cache');
    response.setHeader('Location', encodePath(base + resolution.redirect.slice(1)) + query);
    sendText(response, 308, 'Moved');
  }
}

/** What a path leads to. Before it is said to be missing, the folder is read again: it may have been copied. */
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

async function sendSiteFile(
  request: IncomingMessage,
  response: ServerResponse,
  files: Files,
  file: string,
): Promise<void> {
  const offered = files.encodings(file);
  const encoding = chooseEncoding(request.headers['accept-encoding'], offered);
  const type = contentType(file);
  // Parts of a file are not served: of a compressed one they would be parts of other bytes than were requested.
  const always = {
    'Cache-Control': cacheControl(file.slice(languageOf(file, files.serving).length)),
    ...(offered.length > 0 && { Vary: 'Accept-Encoding' }),
    ...(isScriptable(type) && { 'Content-Security-Policy': SCRIPTLESS }),
    ...(isTwin(file) && TWIN_HEADERS),
  };
  const path = join(files.dir, file);
  const plain = { 'Content-Type': type };
  const packed = { ...plain, 'Content-Encoding': encoding };
  const sent =
    encoding === 'identity'
      ? await sendFile(request, response, path, { always, content: plain })
      : (await sendFile(request, response, path + ENDINGS[encoding], { always, content: packed })) ||
        (await sendFile(request, response, path, { always, content: plain }));
  // A build may have taken it away meanwhile.
  if (!sent) sendNotFound(request, response, files, file);
}

/** Returns the caching of a file: names with a hash of the content never change; browsers revalidate all others. */
function cacheControl(file: string): string {
  return HASHED_FOLDERS.includes(file.split('/')[1] ?? '') ? IMMUTABLE : 'no-cache';
}

function sendNotFound(
  request: IncomingMessage,
  response: ServerResponse,
  { notFound, serving }: Files,
  path: string,
): void {
  const bodies = notFound.get(languageOf(path, serving));
  const encoding = chooseEncoding(request.headers['accept-encoding'], bodies?.keys() ?? []);
  const body = bodies?.get(encoding);
  if (!body) {
    sendText(response, 404, 'Not found');
    return;
  }
  response.setHeader('Content-Type', contentType('/404.html'));
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

/** Encodes a path for a header; what may appear in a path as it is stays, such as slashes and `@`. */
function encodePath(path: string): string {
  return encodeURIComponent(path).replace(/%(?:2F|40|3A|24|26|2B|2C|3B|3D)/g, decodeURIComponent);
}

/** Errors of the disk that pass by themselves, and what they mean. */
const PASSING: Record<string, string> = {
  EMFILE: 'Too many files are open',
  ENFILE: 'Too many files are open',
  // Of the folder: a file that is missing does not fail.
  ENOENT: 'The site is being replaced',
};

/** Ends an answer that an error of the disk has made impossible. */
function fail(response: ServerResponse, error: unknown): void {
  console.error(error);
  const passing = error instanceof Error && 'code' in error && PASSING[String(error.code)];
  if (response.headersSent || response.destroyed) response.destroy();
  else if (passing) {
    response.setHeader('Retry-After', '1');
    sendText(response, 503, passing);
  } else sendText(response, 500, 'Internal server error');
}

function report(request: IncomingMessage, response: ServerResponse): void {
  if (response.statusCode >= 400)
    console.error(`${response.statusCode} ${request.method} ${JSON.stringify(request.url)}`);
}
