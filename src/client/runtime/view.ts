import type { PageVersion, SidebarItem } from '../../shared/page.ts';
import type { LoadedPage } from './loading/page-loader.ts';
import type { Resource } from './loading/resource.ts';

/** What the app shows: one page in the shell. */
export interface View {
  /** Path of the address with the base URL, percent escapes decoded, without query and hash. */
  path: string;
  /** Clean route of the page. */
  route: string;
  /** Number of the view, a new one each time: it distinguishes a view from an earlier one of the same page. */
  serial: number;
  /**
   * The page in its layout as HTML, which is empty for what the document was delivered with; for tools, and for a page that is
   * shown before it has loaded, what is waited for.
   */
  page: { html: string } | Resource<LoadedPage>;
  /** Version of the open doc, where there are several. */
  version?: PageVersion | undefined;
  sidebar?: { id: string; tree: Resource<SidebarItem[]> } | undefined;
}

/**
 * How a view takes the place of the one before.
 *
 * - `at once`: it is committed before the call returns. Everything in it has to be ready.
 * - `when rendered`: the old view stays until the new one is rendered, in slices, with what it waits for.
 * - `while loading`: the loading view takes the place of what is not ready.
 */
export type Replacement = 'at once' | 'when rendered' | 'while loading';

/** Shows a new view; resolves when it is committed. */
export type ShowView = (view: View, how: Replacement) => Promise<void>;
