import { checkConfig } from '../../../../src/node/config/check.ts';
import type { SiteConfig } from '../../../../src/node/config/index.ts';

const MINIMAL = { title: 'Site', url: 'https://docs.example.com', brand: { words: ['site'] } };

/** Messages of a minimal configuration with some parts replaced, each followed by its mend. */
export function complaintsOf(parts: Record<string, unknown>): string[] {
  return checkConfig({ ...MINIMAL, ...parts }).complaints.map(({ message, mend }) =>
    mend ? `${message} ${mend}` : message,
  );
}

/** A minimal configuration with some parts replaced, read; throws when it has a complaint. */
export function read(parts: Record<string, unknown> = {}): SiteConfig {
  const { config, complaints } = checkConfig({ ...MINIMAL, ...parts });
  if (!config) throw new Error(complaints.map(({ message }) => message).join('\n'));
  return config;
}

/** Complaints of a navbar that holds the one item. */
export function itemComplaints(item: unknown): string[] {
  return complaintsOf({ navbar: { items: [item] } });
}

/** The one item of a navbar, read. */
export function readItem(item: unknown): SiteConfig['navbar']['items'][number] | undefined {
  return read({ navbar: { items: [item] } }).navbar.items[0];
}
