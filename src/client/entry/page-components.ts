/**
 * Components of all pages, which only the build needs: browsers get what they render. Import it after the app, because the
 * sheet of all pages begins with the styles of the shell.
 */
import { hasTwin, type PageKind } from '../../shared/page-kinds.ts';
import { componentOf, type PageComponent, type PageModule } from '../runtime/page/page-module.ts';

const modules = import.meta.glob<PageModule>(['../pages/*.tsx', '../tools/*.tsx'], { eager: true });

/**
 * Returns the component of a kind of page.
 *
 * @param route Route of the page that is rendered, for the error.
 * @throws Error when the kind has no module, or the module no default export.
 */
export function pageComponent(kind: PageKind, route: string): PageComponent {
  const file = `${hasTwin(kind) ? 'pages' : 'tools'}/${kind}.tsx`;
  return componentOf(modules[`../${file}`] ?? {}, `src/client/${file}`, route);
}
