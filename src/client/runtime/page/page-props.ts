import type { PageData } from '../../../shared/page-data.ts';
import type { PageKind } from '../../../shared/page-kinds.ts';

/** What each page component gets: the data of its kind. */
export interface PageProps<K extends PageKind> {
  data: PageData[K];
}
