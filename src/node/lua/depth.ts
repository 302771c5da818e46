import type { Statement } from 'luaparse';

/**
 * Deepest nesting of nodes: the code that reads them calls itself for each level. Brackets, functions and blocks nest,
 * and so do the links of a chain, such as `a .. b .. c`.
 */
const DEEPEST = 400;

/** Returns the offset of the first node that is nested too deeply. */
export function findTooDeep(body: Statement[]): number | undefined {
  // Not recursive: the stack would overflow at exactly what it looks for.
  const open: { value: unknown; depth: number }[] = [{ value: body, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next;
    if (typeof value !== 'object' || value === null) continue;
    const isNode = 'type' in value;
    if (isNode && depth > DEEPEST) return startOf(value);
    for (const [key, inner] of Object.entries(value))
      if (key !== 'range') open.push({ value: inner, depth: isNode ? depth + 1 : depth });
  }
  return undefined;
}

function startOf(node: object): number {
  const start: unknown = 'range' in node && Array.isArray(node.range) ? node.range[0] : 0;
  return typeof start === 'number' ? start : 0;
}
