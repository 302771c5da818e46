/** Sites that the end-to-end tests run against: each is built into a folder of its own and served on a port. */
export interface TestSite {
  /** Folder of the site, relative to the project. */
  site: string;
  port: number;
  base?: string;
}

/** Added to every port by `E2E_PORT_OFFSET`, so that two runs can share a machine. */
const OFFSET = Number(process.env.E2E_PORT_OFFSET ?? 0);

/** Sites by name. Their output is in `outputOf(name)`. */
export const SITES = {
  main: { site: '.', port: 4310 + OFFSET },
  base: { site: 'tests/fixtures/small', port: 4311 + OFFSET, base: '/x/' },
  harbour: { site: 'tests/fixtures/chrome/harbour', port: 4331 + OFFSET },
  quarry: { site: 'tests/fixtures/chrome/quarry', port: 4332 + OFFSET },
  orchard: { site: 'tests/fixtures/nav', port: 4602 + OFFSET },
  look: { site: 'tests/fixtures/look', port: 4360 + OFFSET },
  versions: { site: 'tests/fixtures/versions', port: 4364 + OFFSET },
  locales: { site: 'tests/fixtures/locales', port: 4365 + OFFSET },
  localesBelow: { site: 'tests/fixtures/locales', port: 4366 + OFFSET, base: '/x/' },
  navbar: { site: 'tests/fixtures/navbar', port: 4367 + OFFSET },
  rtl: { site: 'tests/fixtures/rtl', port: 4368 + OFFSET },
  first: { site: 'tests/fixtures/deploys/first', port: 4370 + OFFSET },
  second: { site: 'tests/fixtures/deploys/second', port: 4371 + OFFSET },
  removed: { site: 'tests/fixtures/deploys/removed', port: 4372 + OFFSET },
  plain: { site: 'tests/fixtures/deploys/plain', port: 4373 + OFFSET },
  slash: { site: 'tests/fixtures/slash', port: 4374 + OFFSET },
  content: { site: 'tests/fixtures/content', port: 4601 + OFFSET },
  hosted: { site: 'tests/fixtures/hosted', port: 4380 + OFFSET, base: '/sky/' },
} satisfies Record<string, TestSite>;

/** Ports of the two hosts of the stand-in for the hosted search. */
export const SEARCH_PORTS = [4381 + OFFSET, 4382 + OFFSET];

/** Addresses of the two hosts. */
export const SEARCH_HOSTS = SEARCH_PORTS.map((port) => `http://localhost:${port}`);

/** Port of the dev server with the main site. */
export const DEV_PORT = 4320 + OFFSET;

/** Folder of a built site, relative to the project. */
export function outputOf(name: string): string {
  return `.cache/e2e/${OFFSET ? `${OFFSET}-` : ''}${name}`;
}

/** Address of a built site. */
export function addressOf(name: keyof typeof SITES): string {
  const site: TestSite = SITES[name];
  return `http://localhost:${site.port}${site.base ?? '/'}`;
}
