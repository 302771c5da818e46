import type { Blockquote, PhrasingContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';

/** Types of alerts, as code hosts write them, with the admonition that each is. */
const TYPES: Record<string, string> = {
  NOTE: 'note',
  TIP: 'tip',
  IMPORTANT: 'info',
  WARNING: 'warning',
  CAUTION: 'danger',
};

/**
 * Reads a quote that starts with `[!NOTE]` as an admonition; what follows on the line is its title. A character that
 * folds it in other tools (`[!NOTE]-`) has no effect. Absent for other quotes. An unknown type is the name of the
 * admonition, which reports it.
 */
export function readAlert(node: Blockquote): ContainerDirective | undefined {
  const [first, ...rest] = node.children;
  const [text, ...inline] = first?.type === 'paragraph' ? first.children : [];
  const found = text?.type === 'text' ? /^\[!(\w+)\][+-]?[ \t]*/.exec(text.value) : null;
  if (first?.type !== 'paragraph' || text?.type !== 'text' || !found) return undefined;
  const type = (found[1] ?? '').toUpperCase();
  const body: PhrasingContent[] = [{ ...text, value: text.value.slice(found[0].length) }, ...inline];
  const { title, below } = cutLine(body);
  return {
    type: 'containerDirective',
    name: (Object.hasOwn(TYPES, type) && TYPES[type]) || type.toLowerCase(),
    children: [
      ...(title.length > 0
        ? [{ type: 'paragraph' as const, children: title, data: { directiveLabel: true } }]
        : []),
      ...(below.length > 0 ? [{ ...first, children: below }] : []),
      ...rest,
    ],
    data: { alert: true },
    ...(node.position && { position: node.position }),
  };
}

/** Splits a text at the end of its first line. */
function cutLine(nodes: PhrasingContent[]): { title: PhrasingContent[]; below: PhrasingContent[] } {
  const title: PhrasingContent[] = [];
  for (const [index, node] of nodes.entries()) {
    if (node.type === 'break') return { title, below: nodes.slice(index + 1) };
    const end = node.type === 'text' ? node.value.indexOf('\n') : -1;
    if (node.type !== 'text' || end < 0) {
      if (node.type !== 'text' || node.value) title.push(node);
      continue;
    }
    const line = node.value.slice(0, end);
    if (line) title.push({ ...node, value: line });
    return { title, below: [{ ...node, value: node.value.slice(end + 1) }, ...nodes.slice(index + 1)] };
  }
  return { title, below: [] };
}
