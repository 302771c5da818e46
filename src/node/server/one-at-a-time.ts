import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** What happens on a connection: the answer under way, and the requests that wait for theirs. */
interface Turns {
  answer: ServerResponse;
  waiting: [IncomingMessage, ServerResponse][];
}

const connections = new WeakMap<Duplex, Turns>();

/** Returns the answer that is under way on a connection. */
export function answerOn(connection: Duplex): ServerResponse | undefined {
  return connections.get(connection)?.answer;
}

/** Requests that may wait on a connection. Browsers wait for the answer before they ask again. */
const MOST_WAITING = 100;

/**
 * Answers the requests of a connection one after the other, and ends one on which too many wait. A client may send
 * requests without reading the answers: all at once, they would open a file each, and without end fill the memory.
 */
export function oneAtATime(listener: RequestListener): RequestListener {
  function begin(request: IncomingMessage, response: ServerResponse, waiting: Turns['waiting']): void {
    const { socket } = request;
    connections.set(socket, { answer: response, waiting });
    response.once('close', () => {
      const next = waiting.shift();
      if (!next) connections.delete(socket);
      // Responses that wait are not notified when their connection closes.
      if (!next || socket.destroyed) return;
      begin(...next, waiting);
    });
    listener(request, response);
  }

  return (request, response) => {
    const turns = connections.get(request.socket);
    if (!turns) {
      begin(request, response, []);
      return;
    }
    // Node reads on, whether the connection is paused or not.
    if (turns.waiting.push([request, response]) > MOST_WAITING) request.socket.destroy();
  };
}
