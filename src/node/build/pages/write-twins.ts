import { twinFile } from '../../../shared/urls.ts';
import { keyOf, readKept } from '../../files/kept-files.mjs';
import type { CataloguePage } from '../../site/index.ts';
import type { SiteWriter } from '../site-writer.ts';

/** What precedes the text of a twin. */
const FRONT_MATTER = /^---\n[\s\S]*?\n---\n\n/;

/** Writes the Markdown twins of a site, or takes them over from the former output, or from what earlier builds kept. */
export interface TwinWriter {
  /**
   * Writes the twin of a page.
   *
   * @param dataKey Hash of its data.
   */
  add(page: CataloguePage, dataKey: string): void;
  /** Writes the files for programs that read twins, when all pages have been added. */
  writeLlms(): void;
}

/** Creates the writer of the twins of a site in one language. */
export function createTwinWriter({ source, engine, output, kept }: SiteWriter): TwinWriter {
  const { twins, llms } = source.catalogue;
  const sources = keyOf(twins.sources);
  /** Hash of everything that each twin is made from. */
  const keys = new Map<CataloguePage, string>();
  const keyOfTwin = (page: CataloguePage) => keys.get(page) ?? '';
  const bodyOf = (page: CataloguePage) => {
    const isKnown = output.known(twinPath(page), keyOfTwin(page));
    const twin = isKnown ? output.readKnown(twinPath(page)) : readKept(kept, keyOfTwin(page));
    return twin?.toString().replace(FRONT_MATTER, '');
  };
  /** Makes a twin, unless an earlier build did, whatever became of its output. */
  const twinOf = (page: CataloguePage, key: string) => {
    const keptTwin = readKept(kept, key);
    if (keptTwin) return keptTwin.toString();
    const twin = twins.of(page) ?? '';
    output.keep(key, twin);
    return twin;
  };

  function write(path: string, key: string, content: () => string | Uint8Array): void {
    const note = output.known(path, key);
    if (note) output.takeOver(path, note);
    else output.write(path, content(), { key });
  }

  return {
    add(page, dataKey) {
      const origin = twins.origin(page, [dataKey, sources]);
      if (origin === undefined) return;
      const key = keyOf('twin', engine.id, origin);
      keys.set(page, key);
      write(twinPath(page), key, () => twinOf(page, key));
    },
    writeLlms() {
      for (const [path, file] of llms) {
        const key = keyOf('llms', JSON.stringify(file.origin()), ...file.pages().map(keyOfTwin));
        write(path, key, () => Buffer.concat([...encoded(file.parts(bodyOf))]));
      }
    },
  };
}

function* encoded(parts: Iterable<string>): Iterable<Uint8Array> {
  for (const part of parts) yield Buffer.from(part);
}

function twinPath({ route }: CataloguePage): string {
  return twinFile(route, '/').slice(1);
}
