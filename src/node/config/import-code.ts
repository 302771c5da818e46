/** What a file of a site exports. */
export interface Exports {
  default?: unknown;
}

/**
 * Imports a file of a site. If the package.json of its folder does not say that it is a module, Node has its exports in the
 * default one.
 */
export async function importCode(url: string): Promise<Exports> {
  const found: Exports = await import(/* @vite-ignore */ url);
  const inner = found.default;
  return typeof inner === 'object' && inner !== null && '__esModule' in inner ? (inner as Exports) : found;
}
