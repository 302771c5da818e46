import { SearchError } from '../../shared/search/model.ts';
import { createEngine, type EngineAnswer, type SearchEngine } from './engine/engine.ts';
import { createNamesEngine, type NamesEngine } from './engine/names-engine.ts';
import { decode, type WorkerAnswer, type WorkerRequest } from './protocol.ts';

/** Creates the function that answers the requests of a page, one after the other. */
export function createResponder(): (request: WorkerRequest) => WorkerAnswer {
  let names: NamesEngine | undefined;
  let engine: SearchEngine | undefined;

  function carryOut(request: WorkerRequest): EngineAnswer | undefined {
    if ('names' in request) {
      names = createNamesEngine(decode(request.names));
    } else if ('index' in request) {
      engine = createEngine(decode(request.index));
      names = undefined;
    } else if ('query' in request && request.isFirst) {
      return names?.search(request.query, request.options);
    } else {
      if (!engine) throw new Error('The search index was not loaded before the first search.');
      if ('query' in request) return engine.search(request.query, request.options);
      engine.addValues(decode(request.values));
    }
    return undefined;
  }

  return (request) => {
    const { id } = request;
    try {
      const answer = carryOut(request);
      return { id, ...(answer && { answer }) };
    } catch (error) {
      const code = error instanceof SearchError ? error.code : 'engine';
      return { id, error: { code, message: error instanceof Error ? error.message : String(error) } };
    }
  };
}
