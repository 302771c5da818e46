import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type AnswerTools, answerRequests } from '../../../../src/node/dev/answer-requests.ts';
import { listenOn, stopListening } from '../../../../src/node/server/listen.ts';
import { putFile } from '../../../support/put-file.ts';

let siteDir: string;
beforeEach(async () => {
  siteDir = await mkdtemp(join(tmpdir(), 'statics-'));
  await putFile(siteDir, 'static/50% off.txt', 'half');
});
afterEach(() => rm(siteDir, { recursive: true, force: true }));

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Asks for an address of a site with these base URLs, and returns the status and the body of the answer. */
async function ask(bases: string[], address: string): Promise<[number, string]> {
  const added: Middleware[] = [];
  const code = {
    answerFromSite: async () => false,
    asksForPage: () => false,
    answerNotFound: async () => false,
  };
  answerRequests({
    vite: { middlewares: { use: (middleware: Middleware) => added.push(middleware) } },
    siteDir,
    site: { sources: bases.map((base) => ({ base })) },
    code: async () => code,
  } as unknown as AnswerTools);
  const server = createServer((request, response) => {
    const run = ([middleware, ...others]: Middleware[]): void => {
      if (middleware) middleware(request, response, () => run(others));
      else response.writeHead(404).end();
    };
    run(added);
  });
  const port = await listenOn(server, 0);
  try {
    const answer = await fetch(`http://localhost:${port}${address}`);
    return [answer.status, await answer.text()];
  } finally {
    server.closeAllConnections();
    await stopListening(server);
  }
}

test.each([
  [['/'], '/50%25%20off.txt'],
  [['/x/'], '/x/50%25%20off.txt'],
  [['/x/', '/x/fr/'], '/x/fr/50%25%20off.txt?now'],
  [['/é/'], '/é/50%25%20off.txt'],
])('below %j, %s is a file of `static/`', async (bases, address) => {
  expect(await ask(bases, address)).toEqual([200, 'half']);
});

test('what is not below the base URL is no file of `static/`', async () => {
  expect(await ask(['/x/'], '/50%25%20off.txt')).toEqual([404, '']);
});
