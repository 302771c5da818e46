import { twinFile } from '../../../shared/urls.ts';
import { keyOf } from '../../files/kept-files.mjs';
import type { CataloguePage } from '../../site/index.ts';
import type { SiteWriter } from '../site-writer.ts';

/** What precedes the text of a twin. */
const FRONT_MATTER = /^---\n[\s\S]*?\n---\n\n/;

/** Hash of everything that each twin is made from, by page. */
export type TwinKeys = Map<CataloguePage, string>;

/** Writes the Markdown twin of a page, or takes it over from the former output. */
export function writeTwin({ source, output }: SiteWriter, page: CataloguePage, keys: TwinKeys): void {
  const { twins } = source.catalogue;
  const origin = twins.origin(page);
  if (origin === undefined) return;
  const key = keyOf('twin', origin);
  keys.set(page, key);
  const note = output.known(twinPath(page), key);
  if (note) output.takeOver(twinPath(page), note);
  else output.write(twinPath(page), twins.of(page) ?? '', { key });
}

/** Writes the files for programs that read twins, or takes them over from the former output. */
export function writeLlms({ source, output }: SiteWriter, keys: TwinKeys): void {
  const twinKey = (page: CataloguePage) => keys.get(page) ?? '';
  const bodyOf = (page: CataloguePage) => {
    const key = twinKey(page);
    if (!output.known(twinPath(page), key)) return undefined;
    return output.readKnown(twinPath(page)).toString().replace(FRONT_MATTER, '');
  };
  for (const [path, file] of source.catalogue.llms) {
    const key = keyOf('llms', JSON.stringify(file.origin()), ...file.pages().map(twinKey));
    const note = output.known(path, key);
    if (note) output.takeOver(path, note);
    else output.write(path, file.write(bodyOf), { key });
  }
}

function twinPath({ route }: CataloguePage): string {
  return twinFile(route, '/').slice(1);
}
