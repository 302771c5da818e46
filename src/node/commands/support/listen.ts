import { createServer, type Server } from 'node:http';
import { listenOn, stopListening } from '../../server/listen.ts';
import { UsageError } from './options.ts';

/**
 * Starts a server: for this machine alone, or on the addresses of a host.
 *
 * @returns the port that it listens on.
 * @throws UsageError when the port is taken or may not be used, or the host is not one of this machine's.
 */
export async function listen(server: Server, port: number, host?: string): Promise<number> {
  return listenOn(server, port, host).catch((error: NodeJS.ErrnoException) => {
    throw explainListenError(error, port, host);
  });
}

/**
 * Checks that a port can be listened on, so that a command can report a taken one before its work.
 *
 * @throws UsageError when the port is taken or may not be used, or the host is not one of this machine's.
 */
export async function ensurePortIsFree(port: number, host?: string): Promise<void> {
  const probe = createServer();
  await listen(probe, port, host);
  await closeServer(probe);
}

/** Explains which port or host cannot be used and how to choose another one; other errors stay as they are. */
export function explainListenError(error: NodeJS.ErrnoException, port: number, host?: string): Error {
  const advice = 'Choose another one with `--port N`.';
  if (error.code === 'EADDRINUSE')
    return new UsageError(`Port ${port} is already in use by another program. ${advice}`);
  if (error.code === 'EACCES')
    return new UsageError(`Port ${port} needs permissions that this account does not have. ${advice}`);
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(error.code ?? ''))
    return new UsageError(
      `\`${host}\` is not an address of this machine. Choose another one with \`--host HOST\`: \`0.0.0.0\` means every address.`,
    );
  return error;
}

/** Waits until the process is asked to stop (Ctrl+C, or a signal from a supervisor). */
export function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
}

/** Stops a server: answers under way get two seconds to finish. */
export function closeServer(server: Server): Promise<void> {
  const stopped = stopListening(server);
  server.closeIdleConnections();
  setTimeout(() => server.closeAllConnections(), 2000).unref();
  return stopped;
}
