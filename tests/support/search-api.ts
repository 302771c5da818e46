import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerQuery, type Query, type StoredIndex } from './search-index.ts';

/** Keys that the stand-in knows. */
export const KEYS = { search: 'public-key', admin: 'admin-key' };

/** A request that arrived. */
export interface ApiRequest {
  method: string;
  /** Path below the host: `/1/indexes/docs/settings`. */
  path: string;
  key: string;
  application: string;
  body: unknown;
}

/** What goes wrong: an answer with a status, no answer at all, or a connection that is cut. */
export type Failure = number | 'silent' | 'cut';

/** One host of the service. */
export interface ApiHost {
  address: string;
  requests: ApiRequest[];
  close(): Promise<void>;
}

/**
 * A stand-in for the hosted search: speaks the part of its interface that is used here, and keeps indices in
 * memory. All its hosts share them.
 */
export class SearchApi {
  readonly indices = new Map<string, StoredIndex>();
  #task = 0;

  /** Starts a host. `fail` says for a request what goes wrong with it. */
  async listen(
    port = 0,
    fail: (request: ApiRequest) => Failure | undefined = () => undefined,
  ): Promise<ApiHost> {
    const requests: ApiRequest[] = [];
    const server = createServer(async (incoming, response) => {
      const request = await readRequest(incoming);
      requests.push(request);
      const failure = fail(request);
      if (failure === 'silent') return;
      if (failure === 'cut') response.destroy();
      else if (failure !== undefined)
        send(response, failure, { message: `No: ${request.key}`, status: failure });
      else this.#answer(request, response);
    });
    await once(server.listen(port), 'listening');
    const { port: actual } = server.address() as AddressInfo;
    return { address: `http://localhost:${actual}`, requests, close: () => close(server) };
  }

  #answer(request: ApiRequest, response: ServerResponse): void {
    const isQuery = request.path === '/1/indexes/*/queries';
    if (![KEYS.admin, ...(isQuery ? [KEYS.search] : [])].includes(request.key)) {
      send(response, 403, { message: 'Invalid Application-ID or API key', status: 403 });
      return;
    }
    const answer = isQuery ? this.#search(request.body) : this.#write(request);
    if (answer) send(response, 200, answer);
    else send(response, 404, { message: 'Index does not exist', status: 404 });
  }

  #search(body: unknown): object | undefined {
    const { requests } = body as { requests: (Query & { indexName: string })[] };
    const results = requests.flatMap((query) => {
      const index = this.indices.get(query.indexName);
      return index ? [answerQuery(index, query)] : [];
    });
    return results.length === requests.length ? { results } : undefined;
  }

  #write({ method, path, body }: ApiRequest): object | undefined {
    const [, name = '', action = ''] = /^\/1\/indexes\/([^/?]+)\/?(.*)$/.exec(path) ?? [];
    const known = this.indices.get(name);
    if (method === 'GET' && action.startsWith('task/')) return { status: 'published', pendingTask: false };
    if (method === 'GET') return known?.settings;
    if (method === 'DELETE') this.indices.delete(name);
    else if (action === 'operation') {
      if (!known) return undefined;
      this.#operate(name, known, body as Operation);
    } else this.#change(name, action, body);
    return { taskID: ++this.#task, updatedAt: '', objectIDs: [] };
  }

  #operate(name: string, from: StoredIndex, { operation, destination, scope }: Operation): void {
    const copied = scope ? Object.fromEntries(scope.map((part) => [part, Reflect.get(from, part)])) : from;
    this.indices.set(destination, { ...emptyIndex(), ...copied });
    if (operation === 'move') this.indices.delete(name);
  }

  #change(name: string, action: string, body: unknown): void {
    const index = this.indices.get(name) ?? emptyIndex();
    this.indices.set(name, index);
    if (action === 'settings') index.settings = body as StoredIndex['settings'];
    if (action === 'synonyms/batch') index.synonyms = body as object[];
    if (action === 'batch') {
      const { requests } = body as { requests: { body: StoredIndex['objects'][number] }[] };
      index.objects.push(...requests.map((request) => request.body));
    }
  }
}

interface Operation {
  operation: 'copy' | 'move';
  destination: string;
  scope?: string[];
}

/** An index without anything in it. */
export function emptyIndex(): StoredIndex {
  return { objects: [], settings: {}, synonyms: [], rules: [] };
}

async function readRequest(incoming: IncomingMessage): Promise<ApiRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://api');
  const credential = (name: string) => searchParams.get(name) ?? String(incoming.headers[name] ?? '');
  return {
    method: incoming.method ?? '',
    path: decodeURIComponent(pathname),
    key: credential('x-algolia-api-key'),
    application: credential('x-algolia-application-id'),
    body: text ? JSON.parse(text) : undefined,
  };
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json', 'access-control-allow-origin': '*' });
  response.end(JSON.stringify(body));
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
}
