import type * as Ast from 'luaparse';

/** What a node of the parser may be, with the range that every node has. */
type Ranged<T> = T & { range?: [number, number] };

/**
 * Refuses what LuaJIT refuses and the parser lets pass: a comma before the first argument, and a number that runs into the
 * word or the dots after it.
 *
 * @param code The code that is being parsed.
 * @returns What the parser calls with each node.
 * @throws Error with the index of the mistake, like one of the parser itself.
 */
export function refuseLaxNodes(code: string): (node: Ast.Node) => void {
  return (node) => {
    if (node.type === 'NumericLiteral') refuseLongNumber(node, code);
    else if (node.type === 'CallExpression') refuseComma(endOf(node.base), node.arguments[0], code);
    else if (node.type === 'ReturnStatement') refuseComma(startOf(node), node.arguments[0], code);
  };
}

function refuseLongNumber(node: Ranged<Ast.NumericLiteral>, code: string): void {
  const rest = /[\w.]+/y;
  rest.lastIndex = endOf(node);
  const [found] = rest.exec(code) ?? [];
  if (found) fail(startOf(node), `malformed number near '${node.raw}${found}'`);
}

function refuseComma(from: number, first: Ast.Expression | undefined, code: string): void {
  const gap = first && code.slice(from, startOf(first));
  if (!gap?.includes(',')) return;
  const comma = withoutComments(gap).indexOf(',');
  if (comma >= 0) fail(from + comma, "<expression> expected near ','");
}

/** Comments become spaces, so that everything else keeps its place. */
function withoutComments(code: string): string {
  return code.replace(/--(?:\[(=*)\[[\s\S]*?\]\1\]|.*)/g, (comment) => ' '.repeat(comment.length));
}

function startOf(node: Ranged<Ast.Node>): number {
  return node.range?.[0] ?? 0;
}

function endOf(node: Ranged<Ast.Node>): number {
  return node.range?.[1] ?? 0;
}

function fail(index: number, message: string): never {
  throw Object.assign(new Error(message), { index });
}
