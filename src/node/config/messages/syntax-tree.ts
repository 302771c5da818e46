/** A node of a parsed TypeScript file, as far as it is read here. */
export interface Node {
  type: string;
  /** Offset in the source. */
  start: number;
  [key: string]: unknown;
}

/** Returns whether a value of the tree is a node. */
export function isNode(value: unknown): value is Node {
  return value !== null && typeof value === 'object' && 'type' in value && 'start' in value;
}

/** Returns the nodes of a list; none if the value is not a list. Holes of an array are left out. */
export function nodesOf(value: unknown): Node[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}
