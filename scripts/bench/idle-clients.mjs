/**
 * Process of `limits.ts` that holds idle connections open, because one process may have fewer descriptors than a
 * server. Plain JavaScript, because a process that is forked does not inherit the loader that compiles TypeScript.
 */
import { connect } from 'node:net';

/** Connections that are being opened at once: systems drop more than some hundred. */
const AT_ONCE = 100;

const [port = 0, count = 0] = process.argv.slice(2).map(Number);
const open = new Set();

process.on('message', () => process.send(open.size));
for (let left = count; left > 0; left -= AT_ONCE)
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, left) }, openOne));
process.send('ready');

/** Resolves when the connection is open, or cannot be. */
function openOne() {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      open.add(socket);
      done();
    });
    socket.on('error', () => {});
    socket.on('data', () => {});
    socket.once('close', () => {
      open.delete(socket);
      done();
    });
  });
}
