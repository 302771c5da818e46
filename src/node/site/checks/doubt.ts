import type { SiteConfig } from '../../config/index.ts';
import type { Problem } from '../../diagnostics/problem.ts';
import { slugOf } from '../../luacats/index.ts';
import { routeOfPath, routeOfText } from '../documents/documents.ts';
import { untranslated } from '../links/untranslated.ts';
import type { DocsPlan } from '../rendering/docs-plan.ts';
import type { DocsInput } from '../sets/docs-input.ts';

/**
 * What errors leave unknown. What a file with an error may define is not reported as missing elsewhere, so that each
 * mistake is reported once.
 */
export interface Doubt {
  /** Whether a page that the site lacks may be there without the errors. */
  route(route: string): boolean;
  /** Whether a symbol, group or doc that the site lacks may be there without the errors; its name or id. */
  name(name: string): boolean;
  /** Whether the page made from a file may have other anchors without the errors; absent for pages of the engine. */
  anchors(file: string | undefined): boolean;
}

/** What is known to be wrong. */
export interface DoubtInput {
  config: SiteConfig;
  plans: DocsPlan[];
  /** Problems of all files. */
  problems: Problem[];
  /** Last parts of the names that definitions lost. */
  lost: ReadonlySet<string>;
  /** Whether a field of the configuration was wrong, and is left out of it. */
  isDoubtful(...path: string[]): boolean;
}

/**
 * Returns the last parts of the names that are not known: those that definitions lost to errors and, while the configuration
 * does not say which families there are, the names of all events.
 */
export function unknownNames({
  docs,
  lost = new Set(),
  isDoubtful = () => false,
}: { docs: DocsInput[] } & Partial<Pick<DoubtInput, 'lost' | 'isDoubtful'>>): ReadonlySet<string> {
  if (!isDoubtful('docs', 'reference', 'eventFamilies')) return lost;
  return new Set([...lost, ...docs.flatMap(({ reference }) => reference.events.map(({ name }) => name))]);
}

/** Returns the routes of the texts and folders with texts that could not be read, by their path. */
export function unreadTexts(plans: DocsPlan[], problems: Problem[]): Map<string, string> {
  const errors = problems.filter(({ severity }) => severity === 'error');
  return new Map(
    plans.flatMap(({ set, content }) => {
      const folder = `${set.folder}content/`;
      const read = new Set(content.map(({ path }) => path));
      return errors
        .filter(({ file }) => untranslated(file).startsWith(folder) && !read.has(file))
        .map(({ file }) => untranslated(file))
        .map((file): [string, string] => [
          file,
          routeOfPath(file.slice(set.folder.length).replace(/\.md$/, ''), set.routes.root),
        ]);
    }),
  );
}

/** Creates the doubt that follows from the errors of a site. */
export function createDoubt({ config, plans, problems, lost, isDoubtful }: DoubtInput): Doubt {
  const failed = new Set(problems.filter((problem) => problem.severity === 'error').map(({ file }) => file));
  const names = new Set([...lost].flatMap((name) => [name, slugOf(name)]));
  const routes = new Set(plans.flatMap((plan) => claimedRoutes(plan, failed)));
  if (lost.size) {
    for (const { set } of plans) {
      const families = config.docs.reference.eventFamilies.map(set.routes.family);
      for (const route of [set.routes.types, set.routes.events, ...families]) routes.add(route);
    }
  }
  const below = [...unreadTexts(plans, problems).values()].map((route) => `${route}/`);
  if ([...failed].some((file) => untranslated(file).startsWith('content/blog/'))) {
    for (const route of ['/blog', '/blog/archive', '/blog/tags']) routes.add(route);
    below.push('/blog/tags/', '/blog/page/');
  }
  if (isDoubtful('docs', 'reference', 'eventFamilies'))
    below.push(...plans.map(({ set }) => `${set.routes.events}/`));
  const isAnything = ['versions', 'lastVersion', 'instances'].some((field) => isDoubtful('docs', field));
  const definitionsFailed = [...failed].some((file) => file.endsWith('.lua'));
  return {
    // A part of the name may be a group whose file says nothing.
    name: (name) => isAnything || names.has(name) || name.split(/[./:]/).some((part) => names.has(part)),
    route: (address) => {
      // The Markdown of a page is there if the page is.
      const route = address.replace(/\.md$/, '');
      return (
        isAnything ||
        isDoubtful('i18n') ||
        (isDoubtful('search', 'searchPagePath') && /^\/[^/]+$/.test(route)) ||
        routes.has(route) ||
        names.has(route.slice(route.lastIndexOf('/') + 1)) ||
        below.some((start) => `${route}/`.startsWith(start))
      );
    },
    anchors: (file) => (file === undefined ? definitionsFailed : failed.has(file)),
  };
}

/** Routes of the documents with an error, as their front matter has it and as it may mean it. */
function claimedRoutes({ content, files, set }: DocsPlan, failed: ReadonlySet<string>): string[] {
  return content
    .filter(({ path }) => failed.has(path))
    .flatMap((file) => {
      const slug = /^slug:[ \t]*["']?([^"'\r\n]+?)["']?[ \t]*$/m.exec(file.text)?.[1];
      return [
        files.get(untranslated(file.path)) ?? [],
        slug === undefined ? [] : routeOfText(file.localPath, slug, set.routes.root),
      ].flat();
    });
}
