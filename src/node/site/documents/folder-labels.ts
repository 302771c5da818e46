import type { Translator } from '../../../shared/i18n/translator.ts';

/**
 * Returns the label of a folder: short names are initialisms, others start with a capital. The label is the key of its
 * translation.
 *
 * @example
 * folderLabel('ffi')       // 'FFI'
 * folderLabel('rendering') // 'Rendering'
 */
export function folderLabel(folder: string, i18n?: Translator): string {
  const label =
    folder.length <= 3
      ? folder.toUpperCase()
      : (folder[0] ?? '').toUpperCase() + folder.slice(1).replaceAll(/[-_]/g, ' ');
  return i18n ? i18n.wordingOf({ message: label }) : label;
}

/** Returns the labels of the folders of content files, which readers see in sidebars; each is the key of its translation. */
export function folderLabels(paths: string[]): string[] {
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
