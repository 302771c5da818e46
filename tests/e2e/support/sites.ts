/** Sites that the end-to-end tests run against: each is built into a folder of its own and served on a port. */
export interface TestSite {
  /** Folder of the site, relative to the project. */
  site: string;
  port: number;
  base?: string;
}

/** Built sites by name; their output is in `.cache/e2e/<name>`. */
export const SITES = {
  main: { site: '.', port: 4310 },
  base: { site: 'tests/fixtures/small', port: 4311, base: '/x/' },
} satisfies Record<string, TestSite>;

/** Port of the dev server with the main site. */
export const DEV_PORT = 4320;

/** Address of a built site. */
export function addressOf(name: keyof typeof SITES): string {
  const site: TestSite = SITES[name];
  return `http://localhost:${site.port}${site.base ?? '/'}`;
}
