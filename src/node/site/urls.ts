/** Whether an address leads to another site: http, https, or without a protocol. */
export function isExternal(href: string): boolean {
  return /^(?:https?:)?\/\//i.test(href);
}

/** A path of the configuration with a slash in front; full addresses stay as they are. */
export function rooted(path: string): string {
  return path.startsWith('/') || isExternal(path) ? path : `/${path}`;
}

/** Address of a file in `static/`, which has no trailing slash; full addresses stay as they are. */
export function fileUrl(path: string, base: string): string {
  return isExternal(path) ? path : base + path.replace(/^\//, '');
}

/** Where a link of the configuration leads: the base URL goes before a path of the site. */
export function leadsTo(address: string, href: (route: string) => string): string {
  return address.startsWith('/') && !isExternal(address) ? href(address) : address;
}

/** A path without escaped signs; one that is not valid stays as it is. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
