import { expect, test } from 'vitest';
import { componentOf, type PageModule } from '../../../../../src/client/runtime/page/page-module.ts';

const Page = () => null;

test('the component of a module is its default export', () => {
  expect(componentOf({ default: Page }, 'src/client/pages/Type.tsx', '/docs/types/entindex')).toBe(Page);
});

test.each<[string, PageModule]>([
  ['no export at all', {}],
  ['only named exports', { ['Page' as string]: Page }],
  ['something else as default export', { default: 'Page' }],
])('ERR-02, STA-02: with %s the error names page and module and says what to add', (_case, module) => {
  expect(() => componentOf(module, 'src/client/pages/Type.tsx', '/docs/types/entindex')).toThrow(
    'The page `/docs/types/entindex` cannot be rendered, because its module `src/client/pages/Type.tsx` has no default ' +
      'export. Add `export default` in front of its component.',
  );
});
