/**
 * Returns the URL of the form for a new issue, with a title that says what was not found. Absent for an invalid
 * URL.
 *
 * @example
 * reportLink('https://host/new', 'Nothing for "trase"') // 'https://host/new?title=Nothing+for+%22trase%22'
 */
export function reportLink(issueHref: string | undefined, title: string): string | undefined {
  if (!issueHref || !URL.canParse(issueHref)) return undefined;
  const url = new URL(issueHref);
  url.searchParams.set('title', title);
  return url.href;
}
