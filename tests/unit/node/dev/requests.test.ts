import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { survivingListener } from '../../../../src/node/dev/requests.ts';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

test('a request that cannot be answered is refused, and the next one is answered', async () => {
  const server = createServer(
    survivingListener(async ({ url }, response) => {
      if (url === '/bad') throw new TypeError('Invalid URL');
      response.end('answer');
    }),
  );
  await new Promise<void>((done) => server.listen(0, done));
  const address = server.address();
  const origin = `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
  try {
    expect((await fetch(`${origin}/bad`)).status).toBe(400);
    expect(console.error).toHaveBeenCalledWith('TypeError: Invalid URL');
    expect(await (await fetch(`${origin}/good`)).text()).toBe('answer');
  } finally {
    server.close();
  }
});

test('a path that cannot be decoded is refused without asking anybody, and a query may contain anything', async () => {
  const answer = vi.fn(async (_request, response) => void response.end('answer'));
  const server = createServer(survivingListener(answer));
  await new Promise<void>((done) => server.listen(0, done));
  const address = server.address();
  const origin = `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
  try {
    for (const path of ['/%zz', '/%', '/docs/%e9', '/%00', '/@vite/%c0%af?x']) {
      const { status } = await fetch(origin + path);
      expect([path, status]).toEqual([path, 400]);
    }
    expect(answer).not.toHaveBeenCalled();
    expect((await fetch(`${origin}/docs/caf%C3%A9?%zz`)).status).toBe(200);
  } finally {
    server.close();
  }
});
