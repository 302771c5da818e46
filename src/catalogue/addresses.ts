/** Whether an address leads to another site: http, https, or without a protocol. */
export function isExternal(href: string): boolean {
  return /^(?:https?:)?\/\//i.test(href);
}

/** A path of the configuration with a slash in front; full addresses stay as they are. */
export function rooted(path: string): string {
  return path.startsWith('/') || isExternal(path) ? path : `/${path}`;
}
