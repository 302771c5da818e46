import { createContext } from 'react';
import type { SiteView } from '../../shared/site.ts';

/** The site's view, for pages, tools and the panel of the search. */
export const SiteContext = createContext<SiteView | undefined>(undefined);
