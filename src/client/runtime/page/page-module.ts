import type { ComponentType } from 'react';
import type { PageKind } from '../../../shared/page-kinds.ts';
import type { PageProps } from './page-props.ts';

/** A page component of any kind. */
export type PageComponent = ComponentType<PageProps<PageKind>>;

/** A module of `src/client/pages` or `src/client/tools`, as it was loaded. */
export interface PageModule {
  default?: unknown;
}

/**
 * Returns the component of a page module.
 *
 * @param path Path of the module, for the error.
 * @param route Route of the page that is rendered, for the error.
 * @throws Error when the module has no default export (ERR-02).
 */
export function componentOf(module: PageModule, path: string, route: string): PageComponent {
  if (typeof module.default !== 'function') {
    throw new Error(
      `The page \`${route}\` cannot be rendered, because its module \`${path}\` has no default export. ` +
        'Add `export default` in front of its component.',
    );
  }
  return module.default as PageComponent;
}
