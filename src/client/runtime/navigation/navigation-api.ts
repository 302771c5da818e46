/**
 * Returns the browser's Navigation API, if it has one. Where it has none, `window.navigation` may be the element with this
 * id, such as a heading.
 */
export function navigationApi(): Navigation | undefined {
  const { navigation } = window;
  return navigation && 'entries' in navigation ? navigation : undefined;
}
