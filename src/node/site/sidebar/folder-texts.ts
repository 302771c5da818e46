import { folderLabel } from './folder-label.ts';

/** Labels of the folders of content, which readers see in sidebars; each is the key of its translation. */
export function folderTexts(paths: string[]): string[] {
  const labels = paths.flatMap((path) => {
    const [section = '', ...folders] = path
      .replace(/^.*?content\//, '')
      .split('/')
      .slice(0, -1);
    if (section === '' || section === 'blog') return [];
    return (section === 'docs' ? folders : [section, ...folders]).map((folder) => folderLabel(folder));
  });
  return [...new Set(labels)];
}
