import { createContext } from 'react';
import type { SiteView } from '../../shared/site.ts';

/** The site's view, for pages that show parts of the shell: the home page with its search field. */
export const SiteContext = createContext<SiteView | undefined>(undefined);
