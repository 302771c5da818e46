import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Browser } from '@playwright/test';
import { createSiteServer } from '../../src/node/server/index.ts';
import { launchBrowser } from './launch-browser.ts';

/** One answer of the server. */
export interface Answer {
  /** Requested path. */
  path: string;
  kind: 'document' | 'script' | 'style' | 'data' | 'other';
  /** The browser requested it in case the reader moves on to another page. */
  ahead: boolean;
  /** Bytes of the body as sent. */
  bytes: number;
  /** Milliseconds since 1970 at which the request arrived. */
  time: number;
}

/** Bytes of bodies by kind of file. */
export type Bytes = Record<Answer['kind'], number>;

/** Serves a built site, visits it, and logs the answers. */
export async function withBrowser<Result>(
  dir: string,
  measure: (browser: Browser, origin: string, log: Answer[]) => Promise<Result>,
): Promise<Result> {
  const browser = await launchBrowser();
  const log: Answer[] = [];
  const server = createSiteServer({ dir, quiet: true });
  server.on('request', (request, response) => {
    const time = Date.now();
    const ahead = /prefetch/.test(String(request.headers['sec-purpose'] ?? request.headers.purpose ?? ''));
    const kind = kindOf(request.url ?? '');
    response.once('finish', () => {
      const bytes = response.statusCode === 304 ? 0 : Number(response.getHeader('content-length') ?? 0);
      log.push({ path: request.url ?? '', kind, ahead, bytes, time });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    return await measure(browser, origin, log);
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}

/** Adds the bytes of answers up, for each kind of file. */
export function bytesByKind(answers: Answer[]): Bytes {
  const kind = (wanted: Answer['kind']) => sum(answers.filter((answer) => answer.kind === wanted));
  return {
    document: kind('document'),
    script: kind('script'),
    style: kind('style'),
    data: kind('data'),
    other: kind('other'),
  };
}

/** Adds the bytes of answers up. */
export function sum(answers: Answer[]): number {
  return answers.reduce((bytes, answer) => bytes + answer.bytes, 0);
}

function kindOf(url: string): Answer['kind'] {
  const ending = /\.(\w+)$/.exec(url)?.[1];
  if (ending === undefined || ending === 'html') return 'document';
  if (ending === 'js') return 'script';
  if (ending === 'css') return 'style';
  return ending === 'json' ? 'data' : 'other';
}
