import type { ConfigIssue } from '../../config/index.ts';
import type { Problem } from '../../diagnostics/problem.ts';
import type { CatalogueInput } from '../catalogue-input.ts';
import type { CataloguePage } from '../catalogue-page.ts';
import { guideProblems } from '../documents/guides.ts';
import { checkRedirects } from '../links/redirects.ts';
import type { DocsPages } from '../pages/versions.ts';
import { checkCode } from '../rendering/check-code.ts';
import type { DocsPlan } from '../rendering/docs-plan.ts';
import type { RenderedDocs } from '../rendering/render-docs.ts';
import { checkClaims, routesButForCase } from './claims.ts';
import { checkConfigFiles } from './config-files.ts';
import type { Doubt } from './doubt.ts';
import {
  checkMenus,
  checkReferenceSettings,
  checkSnippetsFolder,
  unlistedFamilies,
  unlistedTexts,
} from './reference-checks.ts';
import { checkFamilies, checkRoots, checkSearchPath, checkSettings } from './setting-checks.ts';

/**
 * Reports what only all pages together reveal: examples that use unknown names, routes claimed twice, unknown families.
 */
export function pageProblems(
  { config, docs, lost = new Set(), isDoubtful = () => false }: CatalogueInput,
  rendered: RenderedDocs[],
  plans: DocsPlan[],
  pages: CataloguePage[],
): Problem[] {
  const examples = { ...config.docs.reference.examples, lost };
  return [
    ...rendered.flatMap((docsSet) => checkCode(docsSet.luaBlocks, docsSet, examples)),
    ...rendered.flatMap((docsSet) =>
      guideProblems(docsSet.documents, docsSet.reference, docsSet.symbols, lost),
    ),
    ...checkClaims(pages, plans),
    ...routesButForCase(pages, plans),
    ...(isDoubtful('docs', 'reference', 'eventFamilies')
      ? []
      : docs.flatMap(({ reference }) => [
          ...unlistedFamilies(reference, config),
          ...unlistedTexts(reference, config),
        ])),
  ];
}

/**
 * Finds the issues of the configuration that only the pages reveal: names of what does not exist, and what is there
 * twice.
 */
export function findIssues(
  input: CatalogueInput,
  made: { rendered: RenderedDocs[]; docs: DocsPages[]; claims: CataloguePage[]; pages: CataloguePage[] },
): ConfigIssue[] {
  const { rendered, docs, claims, pages } = made;
  const routed = rendered.map(({ set }, index) => ({
    set,
    routes: docs[index]?.pages.map(({ route }) => route) ?? [],
  }));
  return [
    ...settingIssues(input, pages),
    ...checkRoots(routed),
    ...checkSearchPath(input.config, claims),
    ...checkRedirects(input.config, pages),
  ];
}

/** Issues of settings that name files, groups or routes of the site. */
function settingIssues(
  { config, statics, docs, lost, isDoubtful = () => false }: CatalogueInput,
  pages: CataloguePage[],
): ConfigIssue[] {
  const references = docs.map(({ reference }) => reference);
  const routes = pages.map(({ route }) => route);
  const contentPaths = docs.flatMap(({ content }) => content.map(({ localPath }) => localPath));
  return [
    ...checkConfigFiles(config, statics),
    ...checkReferenceSettings(config, references, routes),
    ...checkSnippetsFolder(config, contentPaths),
    ...(isDoubtful('navbar') ? [] : checkMenus(config)),
    ...(isDoubtful('navbar') || isDoubtful('footer') || isDoubtful('search') ? [] : checkSettings(config)),
    ...(lost?.size ? [] : checkFamilies(config, references)),
  ];
}

/** Returns the issues that do not depend on what errors leave unknown. */
export function certainIssues(issues: ConfigIssue[], doubt: Doubt): ConfigIssue[] {
  return issues.filter(({ misses }) => misses === undefined || !(doubt.route(misses) || doubt.name(misses)));
}
