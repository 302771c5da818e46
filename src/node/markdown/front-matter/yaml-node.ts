import { isMap, isScalar, isSeq, type Node } from 'yaml';

/** Returns where a part of front matter starts; 0 for a part that is not in the text. */
export function offsetOf(node: unknown): number {
  return isNode(node) ? (node.range?.[0] ?? 0) : 0;
}

/** Returns whether a value is a part of a parsed document. */
export function isNode(value: unknown): value is Node {
  return isScalar(value) || isMap(value) || isSeq(value);
}
