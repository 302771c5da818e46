import type { PageModules } from '../runtime/loading/page-loader.ts';
import type { PageModule } from '../runtime/page/page-module.ts';

/** Loads the component of each kind of page when a page of that kind is opened for the first time. */
export const pageModules: PageModules = Object.fromEntries(
  Object.entries(import.meta.glob<PageModule>('../pages/*.tsx')).map(([path, load]) => [
    path.slice('../pages/'.length, -'.tsx'.length),
    load,
  ]),
);
