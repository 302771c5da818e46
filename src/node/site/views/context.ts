import type { Translator } from '../../../shared/i18n/translator.ts';
import type { Reference, TypeDoc } from '../../luacats/model.ts';
import type { TextRenderer } from '../../markdown/index.ts';
import type { LinkResolver } from '../../markdown/link-resolver.ts';
import type { Document } from '../documents/document.ts';
import type { GuideFinder } from '../documents/guides.ts';
import type { CodeUses } from '../documents/uses.ts';
import type { Relations } from '../reference/relations.ts';
import type { SinceFinder } from '../reference/since.ts';
import type { SymbolTable } from '../reference/symbols.ts';
import type { DocsRoutes, EventFamily } from '../routes.ts';
import type { TypeLinker } from './type-html.ts';

/** What every view is created with. */
export interface ViewContext {
  reference: Reference;
  routes: DocsRoutes;
  symbols: SymbolTable;
  /** Families of events, in the order of the configuration. */
  families: EventFamily[];
  /** How a script registers for an event, with `{event}` and `{callback}`; absent where the site does not say. */
  registration?: string | undefined;
  renderer: TextRenderer;
  guides: GuideFinder;
  links: LinkResolver;
  /** URL of the text that says what a mark of doubt means; absent when none is configured. */
  doubtHref?: string | undefined;
  /** Wordings of the language. */
  i18n: Translator;
  /** The document at a route. */
  document(route: string): Document | undefined;
  /** Returns a route with the base URL in front. */
  href(route: string): string;
  /** Returns the URL of a type's page. */
  typeLink: TypeLinker;
  /** Which symbols the code of the documents uses. */
  uses: CodeUses;
  /** How symbols refer to each other. */
  relations: Relations;
  /** Version or day since which a symbol exists; absent if that is not known. */
  since: SinceFinder;
  /** A type of the reference by its name. */
  type(name: string): TypeDoc | undefined;
}
