import { checkConfig } from '../../../../src/node/config/check.ts';
import type { SiteConfig } from '../../../../src/node/config/index.ts';

const MINIMAL = { title: 'Site', url: 'https://docs.example.com', brand: { words: ['site'] } };

/** Messages of a minimal configuration with some parts replaced, each followed by its fix. */
export function issuesOf(parts: Record<string, unknown>): string[] {
  return checkConfig({ ...MINIMAL, ...parts }).issues.map(({ message, fix }) =>
    fix ? `${message} ${fix}` : message,
  );
}

/** A minimal configuration with some parts replaced, read; throws when it has an issue. */
export function read(parts: Record<string, unknown> = {}): SiteConfig {
  const { config, issues } = checkConfig({ ...MINIMAL, ...parts });
  if (!config) throw new Error(issues.map(({ message }) => message).join('\n'));
  return config;
}

/** Issues of a navbar that contains only this item. */
export function itemIssues(item: unknown): string[] {
  return issuesOf({ navbar: { items: [item] } });
}

/** The one item of a navbar, read. */
export function readItem(item: unknown): SiteConfig['navbar']['items'][number] | undefined {
  return read({ navbar: { items: [item] } }).navbar.items[0];
}
