import { createContext } from 'react';
import type { SiteView } from '../../shared/site.ts';

/** The site's view, for tools and for the panel of the search. */
export const SiteContext = createContext<SiteView | undefined>(undefined);
