import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { SECURITY_HEADERS } from './headers.ts';
import { answerOn } from './one-at-a-time.ts';

const STATUS: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers what could not be read as a request, and ends the connection. For the event `clientError`. */
export function answerMalformed(error: NodeJS.ErrnoException, connection: Duplex): void {
  // In the middle of a response nothing else can be sent.
  if (connection.writable && !answerOn(connection)?.headersSent) {
    const status = STATUS[error.code ?? ''] ?? 400;
    const text = STATUS_CODES[status] ?? '';
    const headers = { ...SECURITY_HEADERS, 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close' };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    connection.write(`HTTP/1.1 ${status} ${text}\r\n${lines.join('')}\r\n${text}\n`);
  }
  connection.destroy(error);
}
