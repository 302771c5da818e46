import { twinFile } from '../../../shared/urls.ts';
import { keyOf } from '../../files/kept-files.mjs';
import type { CataloguePage } from '../../site/index.ts';
import type { SiteWriter } from '../site-writer.ts';

/** What precedes the text of a twin. */
const FRONT_MATTER = /^---\n[\s\S]*?\n---\n\n/;

/** Writes the Markdown twins of a site, or takes them over from the former output. */
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
export function createTwinWriter({ source, output }: SiteWriter): TwinWriter {
  const { twins, llms } = source.catalogue;
  const sources = keyOf(twins.sources);
  /** Hash of everything that each twin is made from. */
  const keys = new Map<CataloguePage, string>();
  const keyOfTwin = (page: CataloguePage) => keys.get(page) ?? '';
  const bodyOf = (page: CataloguePage) => {
    if (!output.known(twinPath(page), keyOfTwin(page))) return undefined;
    return output.readKnown(twinPath(page)).toString().replace(FRONT_MATTER, '');
  };

  function write(path: string, key: string, content: () => string): void {
    const note = output.known(path, key);
    if (note) output.takeOver(path, note);
    else output.write(path, content(), { key });
  }

  return {
    add(page, dataKey) {
      const origin = twins.origin(page, [dataKey, sources]);
      if (origin === undefined) return;
      const key = keyOf('twin', origin);
      keys.set(page, key);
      write(twinPath(page), key, () => twins.of(page) ?? '');
    },
    writeLlms() {
      for (const [path, file] of llms) {
        const key = keyOf('llms', JSON.stringify(file.origin()), ...file.pages().map(keyOfTwin));
        write(path, key, () => file.write(bodyOf));
      }
    },
  };
}

function twinPath({ route }: CataloguePage): string {
  return twinFile(route, '/').slice(1);
}
