/**
 * Serves the main site as `npm run dev` does, for the tests that share a dev server: `node --import tsx dev-server.ts`.
 * One thing differs. Nobody changes a file meanwhile, so browsers may keep the modules, of which a page has 140: to ask
 * for each whether it is still the same takes longer than all the rest. `dev.spec.ts` starts servers of its own.
 */
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { startDevServer } from '../../../src/node/dev/server.ts';
import { DEV_PORT } from './sites.ts';

const MODULE = /^\/(?:@|src\/|node_modules\/|\.cache\/)/;

subscribe('http.server.request.start', (message) => {
  const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
  if (!MODULE.test(request.url ?? '')) return;
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) =>
    setHeader(name, name.toLowerCase() === 'cache-control' ? 'max-age=3600' : value);
});

await startDevServer({ site: '.', port: DEV_PORT });
