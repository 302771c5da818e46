/** How the links of a text are rewritten. */
export interface LinkWriter {
  /** Returns where a code span leads; absent for code that names nothing. */
  code(value: string): string | undefined;
  /** Returns where a link or image leads. */
  link(url: string): string;
}

const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const DEFINITION = /^( {0,3}\[[^\]]+\]:\s+)(\S+)/;
const LABEL = '(?:[^\\[\\]`\\\\]|\\\\.|`[^`\\n]*`|\\[[^\\[\\]]*\\])*';
const TOKENS = new RegExp(
  `(\\\\[\\s\\S])|(!?\\[${LABEL}\\]\\(\\s*<?)([^\\s()<>]+)|((\`+)(?!\`)([\\s\\S]*?[^\`])\\5(?!\`))`,
  'g',
);

/**
 * Rewrites the links of a Markdown text and leaves everything else as it is. Code spans that name a symbol become
 * links, as they are on pages; those of headings and of links do not.
 *
 * @example
 * linkText('See `client.log`.', writer) // 'See [`client.log`](symbol:client.log).'
 */
export function linkText(markdown: string, writer: LinkWriter): string {
  return splitFences(markdown)
    .map(({ text, isCode }) => (isCode ? text : linkProse(text, writer)))
    .join('\n');
}

/** Cuts a text before and after its fenced code. Joined by line ends, the parts are the text again. */
export function splitFences(markdown: string): { text: string; isCode: boolean }[] {
  const parts: { lines: string[]; isCode: boolean }[] = [];
  let end: RegExp | undefined;
  for (const line of markdown.split('\n')) {
    const last = parts.at(-1);
    if (end) {
      last?.lines.push(line);
      if (end.test(line)) end = undefined;
      continue;
    }
    const [, fence] = FENCE.exec(line) ?? [];
    if (fence) {
      end = new RegExp(`^ {0,3}${fence[0]}{${fence.length},}\\s*$`);
      parts.push({ lines: [line], isCode: true });
    } else if (last && !last.isCode) last.lines.push(line);
    else parts.push({ lines: [line], isCode: false });
  }
  return parts.map(({ lines, isCode }) => ({ text: lines.join('\n'), isCode }));
}

function linkProse(text: string, writer: LinkWriter): string {
  const lines = text.split('\n');
  const parts: string[] = [];
  let open: string[] = [];
  const close = () => {
    if (open.length) parts.push(linkWords(open.join('\n'), writer, true));
    open = [];
  };
  for (const line of lines) {
    const definition = DEFINITION.exec(line);
    const isHeading = /^ {0,3}#{1,6}\s/.test(line);
    if (!definition && !isHeading && line.trim()) {
      open.push(line);
      continue;
    }
    close();
    const [whole = '', head = '', url = ''] = definition ?? [];
    parts.push(
      definition ? head + writer.link(url) + line.slice(whole.length) : linkWords(line, writer, false),
    );
  }
  close();
  return parts.join('\n');
}

/** Rewrites the links of one paragraph. */
function linkWords(text: string, writer: LinkWriter, linksCode: boolean): string {
  return text.replace(TOKENS, (whole, escaped, head, url, span, _ticks, code) => {
    if (escaped !== undefined) return whole;
    if (url !== undefined) return head + writer.link(url);
    const target = linksCode ? writer.code(code) : undefined;
    return target === undefined ? span : `[${span}](${target})`;
  });
}
