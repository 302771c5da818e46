import type { KindFilter } from '../../../shared/kind-filters.ts';
import type { Sort } from '../../../shared/page-kinds.ts';
import { t } from '../../shell/texts.ts';

/** Returns the name for one page of a sort. */
export function sortName(sort: Sort): string {
  switch (sort) {
    case 'fn':
      return t('search.kind.fn', 'Function');
    case 'event':
      return t('search.kind.event', 'Event');
    case 'type':
      return t('search.kind.type', 'Type');
    case 'group':
      return t('search.kind.group', 'Group');
    case 'snippet':
      return t('search.kind.snippet', 'Snippet');
    case 'guide':
      return t('search.kind.guide', 'Guide');
    case 'post':
      return t('search.kind.post', 'Post');
    case 'list':
      return t('search.kind.list', 'List');
  }
}

/** Returns the label of the button that narrows a search to a sort; of the one for all sorts without it. */
export function filterLabel(filter: KindFilter | undefined): string {
  switch (filter) {
    case 'fn':
      return t('search.filter.fn', 'Functions');
    case 'event':
      return t('search.filter.event', 'Events');
    case 'type':
      return t('search.filter.type', 'Types');
    case 'snippet':
      return t('search.filter.snippet', 'Snippets');
    case 'guide':
      return t('search.filter.guide', 'Guides');
    case undefined:
      return t('search.filter.all', 'All');
  }
}
