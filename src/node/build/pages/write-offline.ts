import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { KeptFile } from '../../../shared/offline.ts';
import type { Engine } from '../../bundle/engine.ts';
import type { DocumentFrame } from '../../document/document-frame.ts';
import { offlineDocuments } from '../offline/offline-documents.ts';
import type { OfflineLibrary } from '../offline/offline-library.ts';
import type { SiteWriter } from '../site-writer.ts';
import type { KeyedModel } from './page-keys.ts';

/**
 * Writes what the service worker keeps of a site, and returns its index; nothing when the site has no service worker.
 *
 * @param models What each page is rendered from, in the order of the pages.
 */
export async function writeOffline(
  { source, engine, library }: SiteWriter,
  shell: string,
  models: KeyedModel[],
  frame: DocumentFrame,
): Promise<KeptFile | undefined> {
  if (!library) return undefined;
  await addScripts(library, engine, source.rootBase);
  const { pages } = source.catalogue;
  const position = pages.findIndex((page) => page.kind === 'NotFound');
  return library.write({
    shell,
    documents: offlineDocuments(pages[position], models[position]?.model, engine, frame),
    bothSlashForms: [...frame.bothSlashForms],
  });
}

/** Adds the scripts, all but the service worker's own, which the browser keeps itself. */
async function addScripts(library: OfflineLibrary, engine: Engine, rootBase: string): Promise<void> {
  const { dir, paths } = await engine.client;
  const scripts = paths.filter((path) => !/\.(?:br|gz)$/.test(path) && path !== engine.workerFile);
  for (const path of scripts) library.addFile(rootBase + path, await readFile(join(dir, path)), true);
}
