/** Most levels of nested lists and mappings in front matter; the parser calls itself for each level. */
export const DEEPEST = 20;

/**
 * Returns whether a line is indented so far, or has so many list markers, that its content may be nested too deeply.
 */
export function isDeep(yaml: string): boolean {
  let brackets = 0;
  for (const line of yaml.split('\n')) {
    const [indent = ''] = /^(?:[ \t]|[-?:](?=\s))*/.exec(line) ?? [];
    if (indent.length > DEEPEST * 4) return true;
    for (const [sign] of line.matchAll(/[[{\]}]/g)) {
      brackets = Math.max(0, brackets + (sign === '[' || sign === '{' ? 1 : -1));
      if (brackets > DEEPEST) return true;
    }
  }
  return false;
}
