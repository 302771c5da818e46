import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { Problem } from '../diagnostics/problem.ts';
import { readFrontMatter } from './front-matter/front-matter.ts';
import { cardPicture, findPicture } from './images/picture.ts';
import type { Article } from './model.ts';
import { parseDocument } from './parse/parse.ts';
import { prepareDocument } from './prepare.ts';
import { warn } from './report.ts';
import { createSlugs } from './slugs.ts';
import { locate, type MarkdownSource, openSource, reportExcess } from './source.ts';
import { plainSummary, type Summary, summarise } from './summary.ts';
import type { Tools } from './tools.ts';
import { documentWords } from './words.ts';
import { listHeadings, toBlocks } from './write.ts';

/** Characters of a description that is taken from the text; search engines show about as many. */
const DESCRIPTION_LENGTH = 160;

/** Ids of what the page of an article shows below its text. */
const BELOW_TEXT = ['uses'];

/** Creates an article from a Markdown file. It is complete even when there are problems with the file. */
export function makeArticle(file: string, content: string, tools: Tools): Article {
  const source = openSource(file, content, { line: 1, column: 1 }, tools.problems);
  const { frontMatter, body, positions, entries, isBroken } = readFrontMatter(
    file,
    source.text,
    tools.problems,
    tools.links.image,
  );
  if (isBroken) source.reported.add('front matter');
  const before = tools.problems.length;
  const root = parseDocument(body, reportExcess(source, tools.problems));
  const isText = !content.includes('\0');
  const isRead = isText && !isBroken && tools.problems.length === before;
  const heading = frontMatter.title === undefined ? takeTitle(root) : undefined;
  const title = frontMatter.title ?? heading?.text;
  // A title with an error is reported as such.
  const isUntitled = title === undefined && isRead && !positions?.title;
  checkTitles(root, source, tools.problems);
  checkLevels(root, source, tools.problems);
  const description = frontMatter.description
    ? plainSummary(frontMatter.description)
    : summarise(
        root.children.find((node) => node.type === 'paragraph'),
        DESCRIPTION_LENGTH,
      );
  for (const { html, nodes } of heading ? [heading, description] : [description]) {
    if (nodes) tools.origins.set(html, nodes);
  }
  const values = prepareDocument(root, source, tools, createSlugs(BELOW_TEXT));
  // Below the first line, front matter is read as text, and reported there.
  if (isUntitled && !source.reported.has('front matter'))
    tools.problems.splice(before, 0, noTitle(file, source.text));

  const nodes = root.children;
  const marker = nodes.findIndex((node) => node.type === 'html' && node.data?.truncate);
  const { picture } = frontMatter;
  const at = { file, ...positions?.picture };
  const found = picture === undefined ? undefined : findPicture(picture, { ...tools, source }, at);
  return {
    file,
    text: content,
    frontMatter,
    ...(source.reported.has('front matter') && { isUnread: true }),
    ...(positions && { positions }),
    ...(entries && { entries }),
    title: title ?? file.replace(/^.*\/|\.md$/g, ''),
    ...(heading && { titleHtml: heading.html }),
    description: description.text,
    descriptionHtml: description.html,
    ...(found && { pictureHtml: cardPicture(found) }),
    blocks: toBlocks(nodes),
    ...(marker >= 0 && {
      excerpt: toBlocks(nodes.slice(0, marker)),
      excerptEnd: locate(source, nodes[marker]?.position?.start),
    }),
    headings: listHeadings(nodes),
    ...(values.length > 0 && { values }),
    words: documentWords(body),
  };
}

/** Removes the first heading of level 1 from the text, and returns it. */
function takeTitle(root: Root): Summary | undefined {
  const index = root.children.findIndex((node) => node.type === 'heading' && node.depth === 1);
  const [heading] = index >= 0 ? root.children.splice(index, 1) : [];
  const title = summarise(heading);
  return title.text ? title : undefined;
}

function noTitle(file: string, text: string): Problem {
  const place = { severity: 'error', file, line: 1, column: 1 } as const;
  if (text.trim())
    return {
      ...place,
      message: 'The file has no title.',
      fix: 'Add `title: ...` to the front matter, or start the text with `# ...`.',
    };
  return { ...place, message: 'The file is empty.', fix: 'Write `# ` and its title, or remove it.' };
}

/** The title is the only heading of level 1 on a page; others are shown as level 2. */
function checkTitles(root: Root, source: MarkdownSource, problems: Problem[]): void {
  for (const node of root.children) {
    if (node.type !== 'heading' || node.depth !== 1) continue;
    warn(
      { source, problems },
      node,
      `\`# ${textOf(node)}\` is a second title of the page, expected one; it is shown as a level 2 heading.`,
      'Write `##`, or remove the heading if it repeats the title.',
    );
    node.depth = 2;
  }
}

/**
 * Reports headings that leave a level out: readers who move by headings take it for a part that they missed. The first
 * heading may have any level.
 */
function checkLevels(root: Root, source: MarkdownSource, problems: Problem[]): void {
  let above: number | undefined;
  for (const node of root.children) {
    if (node.type !== 'heading') continue;
    if (above !== undefined && node.depth > above + 1)
      warn(
        { source, problems },
        node,
        `The heading has level ${node.depth}, but the one above it has level ${above}.`,
        `Write \`${'#'.repeat(above + 1)} ${textOf(node)}\`.`,
      );
    above = node.depth;
  }
}
