import type { Problem } from '../../../../src/node/diagnostics/problem.ts';
import { planDocs } from '../../../../src/node/site/rendering/docs-plan.ts';
import { type RenderedDocs, renderDocs } from '../../../../src/node/site/rendering/render-docs.ts';
import { docsSets } from '../../../../src/node/site/sets/docs-sets.ts';
import type { ViewContext } from '../../../../src/node/site/views/context.ts';
import { createTranslator } from '../../../../src/shared/i18n/translator.ts';
import { read } from '../config/helpers.ts';
import { readGood } from '../luacats/support.ts';

/**
 * The context of views for some definitions, at the base URL `/x/`.
 *
 * @param files Definitions by path.
 * @param settings Fields of the configuration.
 */
export async function viewContext(
  files: Record<string, string>,
  settings: Parameters<typeof read>[0] = {},
): Promise<ViewContext> {
  return (await renderedDocs(files, settings)).context;
}

/**
 * The docs of some definitions and Markdown files, rendered at the base URL `/x/`.
 *
 * @param texts Markdown files by path.
 * @param problems Problems of the texts are added to this list.
 */
export async function renderedDocs(
  files: Record<string, string>,
  settings: Parameters<typeof read>[0] = {},
  texts: Record<string, string> = {},
  problems: Problem[] = [],
): Promise<RenderedDocs> {
  const config = read(settings);
  const [set] = docsSets(config);
  if (!set) throw new Error('no docs');
  const content = Object.entries(texts).map(([path, text]) => ({ path, localPath: path, text }));
  const plan = planDocs({ set, reference: readGood(files), content }, config);
  return renderDocs(plan, {
    config,
    base: '/x/',
    rootBase: '/x/',
    i18n: createTranslator({}, 'en'),
    kinds: plan.kinds,
    files: plan.files,
    statics: new Map(),
    pictures: new Map(),
    problems,
    written: [],
  });
}

/** Text of HTML. */
export function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<');
}
