import { describe, expect, test } from 'vitest';
import { nestToc } from '../../../../src/client/layouts/nest-toc.ts';

const entry = (depth: number, id: string) => ({ depth, id, html: id });

describe('the table of contents', () => {
  test('nests a level 3 below the level 2 before it', () => {
    const [first, second] = nestToc([entry(2, 'a'), entry(3, 'b'), entry(3, 'c'), entry(2, 'd')]);
    expect(first?.children.map((node) => node.id)).toEqual(['b', 'c']);
    expect(second).toMatchObject({ id: 'd', children: [] });
  });

  test('leaves a level 3 without a level 2 before it on its own', () => {
    const roots = nestToc([entry(3, 'a'), entry(2, 'b'), entry(3, 'c')]);
    expect(roots.map((node) => node.id)).toEqual(['a', 'b']);
    expect(roots[1]?.children.map((node) => node.id)).toEqual(['c']);
  });
});
