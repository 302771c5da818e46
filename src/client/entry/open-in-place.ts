import { NOT_FOUND_ROUTE } from '../../shared/urls.ts';
import { PageMissing } from '../runtime/loading/page-error.ts';
import { runningResource, settledResource } from '../runtime/loading/resource.ts';
import { type Loader, loadWithSidebar } from './page-views.ts';
import type { Screen } from './screen.ts';

/** What opening a page in place works with. */
export interface InPlaceParts {
  loader: Loader;
  /** Returns the path of a route as the address bar shows it. */
  pathOf(route: string): string;
  /** Puts the path of a route into the address bar. */
  replaceAddress(route: string): void;
  /** Scrolls to the target of the hash in the address bar. */
  scrollToHash(): void;
}

/**
 * Opens the page that an unclean address means, in a document that holds another page (the not-found page of a host without
 * clean addresses). The loading view appears, because there is no page to keep. Without such a page, the not-found page is
 * shown at the address as it is.
 */
export async function openInPlace(
  route: string,
  isLatest: () => boolean,
  screen: Screen,
  parts: InPlaceParts,
): Promise<void> {
  const { loader } = parts;
  await screen.start();
  if (!isLatest()) return;
  const path = parts.pathOf(route);
  const loading = loadWithSidebar(loader, route).catch((error: unknown) => {
    if (error instanceof PageMissing) return loader.loadPage(NOT_FOUND_ROUTE);
    throw error;
  });
  const outcome = settledResource(loading);
  await screen.showUnloaded({ path, route }, runningResource(loading), 'while loading');
  const page = await outcome;
  const loaded = await loading.catch(() => undefined);
  if (!isLatest()) return;
  if (loaded?.file.kind !== 'NotFound') parts.replaceAddress(route);
  if (loaded) await screen.showPage(loaded, path);
  else await screen.showUnloaded({ path, route }, page, 'when rendered');
  parts.scrollToHash();
}
