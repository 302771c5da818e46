import type { Server } from 'node:http';
import { UsageError } from './options.ts';

/**
 * Starts a server.
 *
 * @returns the port that it listens on.
 * @throws UsageError when the port is taken or may not be used.
 */
export function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explainListenError(error, port)));
    server.listen(port, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/** Says which port cannot be used and how to choose another one; other errors stay as they are. */
export function explainListenError(error: NodeJS.ErrnoException, port: number): Error {
  const advice = 'Choose another one with `--port N`.';
  if (error.code === 'EADDRINUSE')
    return new UsageError(`Port ${port} is taken by another program. ${advice}`);
  if (error.code === 'EACCES')
    return new UsageError(`Port ${port} needs more rights than this user has. ${advice}`);
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
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 2000).unref();
  });
}
