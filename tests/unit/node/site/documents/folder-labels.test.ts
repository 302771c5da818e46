import { expect, test } from 'vitest';
import { folderLabels } from '../../../../../src/node/site/documents/folder-labels.ts';

test('the labels of folders are listed once for translators, without those of the blog', () => {
  const paths = [
    'content/docs/a.md',
    'content/docs/night/b.md',
    'versions/1/content/snippets/ffi/c.md',
    'content/home.md',
  ];
  expect(folderLabels([...paths, 'content/blog/x.md'])).toEqual(['Night', 'Snippets', 'FFI']);
});
