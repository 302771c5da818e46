import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createSiteServer } from '../../../../src/node/server/index.ts';
import type { Limits } from '../../../../src/node/server/limits.ts';

/** A folder of files that is served on a port of its own. */
export interface TestSite {
  dir: string;
  port: number;
  server: Server;
  /** Asks with the path exactly as written, which `fetch` would clean. */
  ask(path: string, headers?: Record<string, string>, method?: string): Promise<Answer>;
  /** Sends bytes, and gives everything that comes back until the connection ends. */
  send(bytes: string | Buffer): Promise<string>;
  close(): void;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
}

/** Writes files, by their paths, to a new folder and serves it. */
export async function serveFiles(
  files: Record<string, string | Buffer>,
  limits: Partial<Limits> = {},
): Promise<TestSite> {
  const dir = mkdtempSync(join(tmpdir(), 'served-'));
  writeFiles(dir, files);
  const server = createSiteServer({ dir, quiet: true, limits });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    dir,
    port,
    server,
    ask: (path, headers = {}, method = 'GET') => ask(port, path, headers, method),
    send: (bytes) => sendBytes(port, bytes),
    close() {
      server.close();
      server.closeAllConnections();
      rmSync(dir, { recursive: true });
    },
  };
}

/** Writes files, by their paths, to a folder. */
export function writeFiles(dir: string, files: Record<string, string | Buffer>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    writeFileSync(join(dir, name), content);
  }
}

function ask(port: number, path: string, headers: Record<string, string>, method: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const body = Buffer.concat(chunks);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body, text: body.toString() });
      });
    });
    sent.on('error', reject).end();
  });
}

/** Sends bytes to a port, and returns everything that arrives until the connection ends. */
export function sendBytes(port: number, bytes: string | Buffer): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer));
  });
}
