import { execFile } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readFile, stat } from 'node:fs/promises';
import { createSecureServer, type Http2SecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { join, normalize } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import { UsageError } from '../../../src/node/commands/support/options.ts';
import { contentType } from '../../../src/node/server/content-type.ts';

/** One answer: what the page asked for, and the bytes of the body as sent. */
export interface Answer {
  path: string;
  bytes: number;
}

/** A running server, the same for every site. */
export interface PeerServer {
  origin: string;
  log: Answer[];
  close(): void;
}

/** Certificate of the servers; browsers keep a cache only for connections that they trust. */
export interface Certificate {
  key: Buffer;
  cert: Buffer;
  /** Hash of the public key, for the browser's option. */
  spki: string;
}

/** Files that are compressed already. */
const PACKED = /\.(?:png|webp|ico|woff2?|pf_\w+|pagefind)$/;
/** Names with a hash, in the folders for them of the three engines. */
const HASHED = /^\/(?:assets|offline|_astro)\/.*[._~-][\w-]{5,}\.\w+$/;

/** Serves a folder over HTTP/2: brotli 11, made once and kept; clean addresses; files with a hash cached forever. */
export async function servePeer(root: string, { key, cert }: Certificate): Promise<PeerServer> {
  const log: Answer[] = [];
  const bodies = new Map<string, { body: Buffer; tag: string }>();
  const server: Http2SecureServer = createSecureServer({ key, cert, allowHTTP1: true });
  server.on('request', async (request, response) => {
    const path = decodeURIComponent((request.url ?? '/').split('?')[0] ?? '/');
    const found = await findFile(root, path);
    const file = found ?? join(root, '404.html');
    const packed = PACKED.test(file);
    const kept = bodies.get(file) ?? (await read(file, packed));
    bodies.set(file, kept);
    const fresh = request.headers['if-none-match'] !== kept.tag;
    log.push({ path, bytes: fresh ? kept.body.length : 0 });
    response.writeHead(fresh ? (found ? 200 : 404) : 304, {
      'content-type': contentType(file),
      'cache-control': HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      etag: kept.tag,
      ...(packed ? {} : { 'content-encoding': 'br', vary: 'accept-encoding' }),
    });
    response.end(fresh ? kept.body : '');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    log,
    close: () => server.close(),
  };
}

/**
 * Makes a certificate for this machine with OpenSSL.
 *
 * @throws UsageError when there is none.
 */
export async function makeCertificate(dir: string): Promise<Certificate> {
  await mkdir(dir, { recursive: true });
  const [keyFile, certFile] = [join(dir, 'key.pem'), join(dir, 'cert.pem')];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '30'];
  const names = ['-subj', '/CN=localhost', '-keyout', keyFile, '-out', certFile];
  await promisify(execFile)('openssl', ['req', ...kind, ...names]).catch((error: Error) => {
    throw new UsageError(
      `The servers need a certificate, and \`openssl\` could not make one: ${error.message}\nInstall OpenSSL.`,
    );
  });
  const cert = await readFile(certFile);
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return {
    key: await readFile(keyFile),
    cert,
    spki: createHash('sha256').update(publicKey).digest('base64'),
  };
}

async function findFile(root: string, path: string): Promise<string | undefined> {
  const clean = normalize(`/${path}`).replace(/\/$/, '');
  for (const candidate of [clean, `${clean}.html`, `${clean}/index.html`]) {
    const file = join(root, candidate);
    if (
      await stat(file).then(
        (info) => info.isFile(),
        () => false,
      )
    )
      return file;
  }
  return undefined;
}

async function read(file: string, packed: boolean): Promise<{ body: Buffer; tag: string }> {
  const raw = await readFile(file).catch(() => Buffer.alloc(0));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length };
  const body = packed ? raw : brotliCompressSync(raw, { params });
  const tag = createHash('sha1').update(body).digest('base64url').slice(0, 16);
  return { body, tag: `"${tag}"` };
}
