import type { LifetimeEvent, WorkerMessage } from '../../../shared/offline.ts';
import { decodePath } from '../../../shared/urls.ts';
import { languageOf } from './answer.ts';
import { filesOf, type Language, loadLibrary, openLibrary } from './library.ts';
import { scope } from './scope.ts';
import { deleteAllBut, keepOnly, keptUrls, takeFile } from './store.ts';

/**
 * Saves languages, one file after the other. Files that are already kept stay as they are, so that an interrupted run
 * continues where it stopped, and a new build fetches only what has changed.
 *
 * @param how `hasFormer`: an earlier build is kept, which has to survive a failure. `report`: open pages are informed.
 * @throws the failure, after it was reported.
 */
export async function saveLanguages(
  languages: Language[],
  event: LifetimeEvent,
  { hasFormer, report }: { hasFormer: boolean; report: boolean },
): Promise<void> {
  const former = await keptUrls();
  try {
    const libraries = await Promise.all(
      languages.map(async (language) => filesOf(language, await loadLibrary(language, event))),
    );
    const files = [...new Map(libraries.flat().map((file) => [file.url, file])).values()];
    const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
    let done = 0;
    for (const file of files) {
      const answer = await takeFile(file, event);
      await answer.body?.cancel();
      done += file.bytes;
      if (report) await tell({ type: 'OFFLINE_PROGRESS', done, total });
    }
  } catch (error) {
    const full = error instanceof Error && error.name === 'QuotaExceededError';
    // Half of a site is useless, and takes storage that the rest of the site may need.
    if (full) await deleteAllBut(hasFormer ? former : []).catch(() => {});
    if (report) await tell({ type: 'OFFLINE_FAILED', full, update: hasFormer });
    throw error;
  }
}

/**
 * Returns the languages to save: those that are open, and those kept by the previous build; the default one if there
 * are none.
 */
export async function wantedLanguages(): Promise<Language[]> {
  const { languages, base } = scope.offlineSite;
  const paths = (await keptUrls()).map(pathOf);
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows
    .map(({ url }) => pathOf(url))
    .filter((path) => path.startsWith(base))
    .map(languageOf);
  const kept = languages.filter((language) =>
    paths.some((path) => path.startsWith(`${language.base}offline/index-`)),
  );
  const wanted = new Set([...open, ...kept]);
  return wanted.size ? [...wanted] : languages.slice(0, 1);
}

/** Returns the path of an address, escapes decoded as in base URLs. */
function pathOf(url: string): string {
  return decodePath(new URL(url).pathname);
}

/** Deletes every file that no kept language of this build needs. */
export async function deleteFormer(event: LifetimeEvent): Promise<void> {
  const kept = await Promise.all(
    scope.offlineSite.languages.map(async (language) => {
      const library = await openLibrary(language, event);
      return library ? filesOf(language, library) : [];
    }),
  );
  await keepOnly(kept.flat(), event);
}

async function tell(message: WorkerMessage): Promise<void> {
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const window of windows) window.postMessage(message);
}
