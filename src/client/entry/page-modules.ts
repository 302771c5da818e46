import type { PageModules } from '../runtime/loading/page-loader.ts';
import type { PageModule } from '../runtime/page/page-module.ts';

/** Loads the component of each kind of tool when one is opened for the first time. All other pages are HTML. */
export const pageModules: PageModules = Object.fromEntries(
  Object.entries(import.meta.glob<PageModule>('../tools/*.tsx')).map(([path, load]) => [
    path.slice('../tools/'.length, -'.tsx'.length),
    load,
  ]),
);
