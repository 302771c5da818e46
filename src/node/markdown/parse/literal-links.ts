import type { Nodes, Parents, Root } from 'mdast';
import { pointer } from '../../diagnostics/point.ts';

/**
 * Gives links that are written as bare URLs the positions that the parser leaves out where it finds them only after the rest,
 * as after a bracket: `[url=https://example.com]`. The words around them get theirs, too, if they are written as they read.
 */
export function placeLiterals(root: Root, text: string): Root {
  if (/www\.|https?:|@/i.test(text)) placeWithin(root, text, pointer(text));
  return root;
}

type PointOf = ReturnType<typeof pointer>;

function placeWithin(parent: Parents, text: string, pointOf: PointOf): void {
  let from = parent.position?.start.offset ?? 0;
  const end = parent.position?.end.offset ?? text.length;
  for (const node of parent.children) {
    if (!node.position && (node.type === 'text' || node.type === 'link'))
      setPosition(node, { text, pointOf, from, end });
    if ('children' in node) placeWithin(node, text, pointOf);
    from = node.position?.end.offset ?? from;
  }
}

/** Finds the words of a node in the text after `from`: those of a link anywhere, others only right there. */
function setPosition(
  node: Extract<Nodes, { type: 'text' | 'link' }>,
  { text, pointOf, from, end }: { text: string; pointOf: PointOf; from: number; end: number },
): void {
  const [only] = node.type === 'link' ? node.children : [node];
  const words = only?.type === 'text' ? only.value : '';
  const offset = text.indexOf(words, from);
  const last = offset + words.length;
  if (!words || offset < 0 || last > end || (node.type === 'text' && offset > from)) return;
  node.position = { start: { ...pointOf(offset), offset }, end: { ...pointOf(last), offset: last } };
}
