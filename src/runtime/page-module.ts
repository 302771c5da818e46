import type { ComponentType } from 'react';
import type { PageKind } from '../pages/data.ts';
import type { PageProps } from '../pages/props.ts';

/** A page component of any kind. */
export type PageComponent = ComponentType<PageProps<PageKind>>;

/**
 * Takes the component out of a page module.
 *
 * @throws Error when the module has no default export (section 8 of the specification).
 */
export function componentOf(module: { default?: unknown }, path: string): PageComponent {
  if (typeof module.default !== 'function') {
    throw new Error(
      `The page module \`${path}\` has no default export, which makes rendering impossible. ` +
        'Add `export default` in front of its component.',
    );
  }
  return module.default as PageComponent;
}
