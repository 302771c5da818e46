import type { PageVersion, SidebarItem } from '../../shared/page.ts';
import type { LoadedPage } from './loading/page-loader.ts';
import type { Resource } from './loading/resource.ts';

/** What the app shows: one page in the shell. */
export interface View {
  /** Path of the address with the base URL, percent escapes decoded, without query and hash. */
  path: string;
  /** Clean route of the page. */
  route: string;
  /** Number of the view, which distinguishes it from earlier views of the same page. */
  serial: number;
  /**
   * The page in its layout as HTML, empty for the content that came with the document. For a tool, and for a page that has
   * not loaded yet, the resource to wait for.
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
 * - `when rendered`: the old view stays until the new one, with what it waits for, has been rendered in slices.
 * - `while loading`: the loading view is shown in place of what is not ready.
 */
export type Replacement = 'at once' | 'when rendered' | 'while loading';

/** Shows a new view; resolves when it is committed. */
export type ShowView = (view: View, how: Replacement) => Promise<void>;
