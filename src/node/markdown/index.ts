import type { PhrasingContent } from 'mdast';
import type { CodeBlock } from '../../shared/blocks.ts';
import { createTranslator, type Translator } from '../../shared/i18n/translator.ts';
import type { Point } from '../diagnostics/point.ts';
import type { Problem } from '../diagnostics/problem.ts';
import { makeArticle } from './article.ts';
import type { CallFinder } from './call-finder.ts';
import { type CodeInput, createCodeRenderer } from './code/code.ts';
import { fenceNames, loadHighlighter } from './code/languages.ts';
import { mergeScripts, type TakeLua } from './code/lua-code.ts';
import type { FindScript } from './code/script.ts';
import { readFrontMatter } from './front-matter/front-matter.ts';
import { refusePictures } from './images/picture.ts';
import type { LinkResolver } from './link-resolver.ts';
import type { Article, FrontMatter, SymbolText } from './model.ts';
import type { InlineOrigins } from './origins.ts';
import { parseLine } from './parse/parse.ts';
import { prepareText } from './prepare.ts';
import type { TextMemory } from './recall/model.ts';
import { createRecall, type Receivers } from './recall/recall.ts';
import type { SiteAnswers } from './recall/site-answers.ts';
import { createSlugs } from './slugs.ts';
import { openSource, reportExcess } from './source.ts';
import { type LocatedText, makeSymbolText } from './symbol-text.ts';
import type { Tools } from './tools.ts';
import { inlineHtml } from './write.ts';

export type { FindScript, Script, ScriptFault } from './code/script.ts';
export { linkText, splitFences } from './links/link-text.ts';
export { forget, readMemory, remember, startReading, writeMemory } from './parse/memo.ts';
export type { Asked, KeptText, TextMemory } from './recall/model.ts';
export { furtherWords, plainText } from './summary.ts';
export { documentWords, readingMinutes } from './words.ts';

/** The tools that turn Markdown and code into HTML. */
export interface TextRendererOptions {
  links: LinkResolver;
  /** Receives the Lua code of the texts, in the order in which it is rendered. Absent: nothing collects it. */
  onLua?: TakeLua;
  /** Finds the script files that texts show; none when absent. */
  scripts?: FindScript;
  /** Problems of the texts are added to this list. */
  problems: Problem[];
  /** Wordings of the language; English when absent. */
  i18n?: Translator;
  /** Texts whose code may be in other than the usual languages; those that their fences name are loaded. */
  texts?: Iterable<string>;
  /** URL of the text that says what a mark of doubt means. */
  doubtHref?: string | undefined;
  /** What texts became in earlier builds with the same wordings; none is remembered when absent. */
  memory?: TextMemory | undefined;
}

/** Turns Markdown and code into HTML. */
export interface TextRenderer {
  /** Returns the text of one line as inline HTML; `location` is where it starts in the file. */
  inline(markdown: string, file: string, location?: Point): string;
  /**
   * The same for a text that is shown again, such as a summary on a card: its problems are reported where it
   * is written.
   */
  again(markdown: string): string;
  /** Text of a symbol; `taken` are the ids that its page has already. */
  symbolText(text: LocatedText, taken?: string[]): SymbolText;
  /** A Markdown file with its front matter; with a finder, it may have `:::calls` blocks. */
  article(file: string, text: string, calls?: CallFinder): Article;
  /** Code with its highlighting. */
  code(input: CodeInput): CodeBlock;
  /** Highlighted Lua for signatures and the like: lines joined by `\n`, links to symbols unless switched off. */
  lua(code: string, options?: { links?: boolean }): string;
  /** The Markdown that inline HTML was written from: that of the texts, and what views add. */
  origins: InlineOrigins;
}

/** Returns the front matter of a Markdown file; its problems are reported where the article is created. */
export function frontMatterOf(file: string, text: string): FrontMatter {
  return readFrontMatter(file, openSource(file, text, undefined, []).text, []).frontMatter;
}

/** Creates a renderer of texts. It remembers what it has rendered. */
export async function createTextRenderer({
  links,
  onLua = () => {},
  scripts = noScripts,
  problems,
  i18n = createTranslator({}, 'en'),
  texts = [],
  doubtHref,
  memory,
}: TextRendererOptions): Promise<TextRenderer> {
  const highlighter = await loadHighlighter(Array.from(texts, fenceNames).flat());
  const toolsFor = (site: SiteAnswers, { problems, onLua, origins }: Receivers): Tools => {
    const code = createCodeRenderer(highlighter, { links: site.links, onLua, problems });
    return { ...site, problems, code, i18n, doubtHref, origins };
  };
  const origins: InlineOrigins = new Map();
  const receivers = { problems, onLua: mergeScripts(onLua), origins };
  const tools = toolsFor({ links, scripts }, receivers);
  const { code } = tools;
  const recall = createRecall(memory, receivers, toolsFor);
  const keyOf = (...parts: unknown[]) => JSON.stringify([i18n.language, doubtHref, ...parts]);
  const rendered = new Map<string, string>();
  const repeated = new Map<string, string>();

  return {
    inline(markdown, file, location) {
      const key = `${file}\0${markdown}`;
      const before = problems.length;
      const html =
        rendered.get(key) ??
        recall({ file, key: keyOf('inline', markdown, location), site: { links, scripts } }, (own) => ({
          html: inline(markdown, file, location, own),
        })).html;
      if (problems.length === before) rendered.set(key, html);
      return html;
    },
    again(markdown) {
      const html = repeated.get(markdown) ?? inline(markdown, '', undefined, { ...tools, problems: [] });
      repeated.set(markdown, html);
      return html;
    },
    symbolText: (text, taken) =>
      recall(
        { file: text.position.file, key: keyOf('symbol', text, taken), site: { links, scripts } },
        (own) => makeSymbolText(text, own, createSlugs(taken)),
      ),
    article: (file, text, calls) =>
      recall(
        { file, key: keyOf('article', text, calls !== undefined), site: { links, scripts, calls } },
        (own) => makeArticle(file, text, own),
      ),
    code: code.block,
    lua: code.lua,
    origins,
  };
}

const noScripts: FindScript = ({ file }) => ({
  message: `The file \`${file}\` does not exist.`,
  fix: 'Write the code below the fence.',
});

function inline(markdown: string, file: string, location: Point | undefined, tools: Tools): string {
  const source = openSource(file, markdown.trim(), location, tools.problems);
  if (source.text === '') return '';
  const root = parseLine(source.text, reportExcess(source, tools.problems));
  prepareText(root, source, tools, { slug: (text) => text });
  for (const node of root.children) if (node.type === 'paragraph') refusePictures(node, { ...tools, source });
  const paragraphs = root.children.map((node): PhrasingContent[] => {
    if (node.type === 'paragraph') return node.children;
    return 'value' in node ? [{ type: 'text', value: node.value }] : [];
  });
  const html = paragraphs.map(inlineHtml).join(' ');
  const nodes = paragraphs.flatMap((paragraph, index): PhrasingContent[] =>
    index > 0 ? [{ type: 'text', value: ' ' }, ...paragraph] : paragraph,
  );
  tools.origins.set(html, nodes);
  return html;
}
