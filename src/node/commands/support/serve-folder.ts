import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readServing } from '../../server/files.ts';
import { createSiteServer } from '../../server/index.ts';
import { urlsOf } from '../../server/listen.ts';
import { closeServer, listen, stopSignal } from './listen.ts';
import { UsageError } from './options.ts';

/**
 * Serves a built site until the process is asked to stop. The URL is the last line that it prints.
 *
 * @throws UsageError when the folder does not contain a built site, or the port or the host cannot be used.
 */
export async function serveFolder(dir: string, port: number, base?: string, host?: string): Promise<void> {
  if (!existsSync(join(dir, 'index.html'))) {
    throw new UsageError(
      `\`${dir}\` does not contain a built site. Run \`npm run build\` first, or choose a folder with \`--dir\`.`,
    );
  }
  const path = base ?? readServing(dir).base ?? '/';
  const server = createSiteServer({ dir, base: path });
  const actualPort = await listen(server, port, host);
  for (const url of urlsOf(actualPort, host)) console.log(url + path);
  await stopSignal();
  await closeServer(server);
}
