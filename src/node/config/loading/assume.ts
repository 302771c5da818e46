import { checkConfig } from '../check.ts';
import type { ConfigIssue } from '../messages/explain.ts';
import type { SiteConfig } from '../schema/schema.ts';

/** A configuration without its wrong parts, to check the rest of a site with. */
export interface AssumedConfig {
  config: SiteConfig;
  /** Returns the path in the configuration as written, where entries of lists that were left out count. */
  restore(path: PropertyKey[]): PropertyKey[];
  /** Whether anything at or below a path was left out, so that what depends on it is not known. */
  isDoubtful(...path: string[]): boolean;
}

/** Default values for the fields that every configuration needs. */
const NEEDED = { title: 'Site', url: 'https://example.com', brand: { words: ['site'] } };

/** Leaving a part out may make the one that contains it wrong; a field is at most about this deep. */
const MOST_ROUNDS = 12;

/** Leaves the wrong parts of a configuration out until the rest is right. */
export function assumeConfig(written: unknown, issues: ConfigIssue[]): AssumedConfig {
  const dropped = new Set<string>();
  // A misspelt field leaves the one that is meant without its value.
  const meant = issues.flatMap(({ path, renameTo }) =>
    renameTo === undefined ? [] : [[...path.slice(0, -1), renameTo]],
  );
  const restore = (path: PropertyKey[]) => restorePath(path, dropped);
  let wrong = issues;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const parts = new Map(wrong.map(({ path }) => restore(path)).map((path) => [keyOf(path), path]));
    for (const path of parts.values()) drop(path, dropped);
    const { config, issues: rest } = checkConfig({ ...NEEDED, ...record(without(written, [], dropped)) });
    if (config) {
      const unknown = [...[...dropped].map(parse), ...meant];
      const isDoubtful = (...path: string[]) => unknown.some((part) => isWithin(part, path));
      return { config, restore, isDoubtful };
    }
    wrong = rest;
  }
  const { config } = checkConfig(NEEDED);
  if (!config) throw new Error('The required fields alone are not a valid configuration.');
  return { config, restore: (path) => path, isDoubtful: () => true };
}

/** Leaves a part out, or where that did not help, the part that contains it. */
function drop(path: PropertyKey[], dropped: Set<string>): void {
  let part = path.filter((step) => step !== 'attributes');
  while (dropped.has(keyOf(part)) && part.length) part = part.slice(0, -1);
  dropped.add(keyOf(part));
}

/** Returns whether a part is above, at or below a path. */
export function isWithin(part: PropertyKey[], path: PropertyKey[]): boolean {
  return path.every((step, index) => index >= part.length || part[index] === step);
}

function without(value: unknown, path: PropertyKey[], dropped: Set<string>): unknown {
  if (dropped.has(keyOf(path))) return undefined;
  const isDropped = (step: PropertyKey) => dropped.has(keyOf([...path, step]));
  if (Array.isArray(value)) {
    return value.flatMap((item, index) =>
      isDropped(index) ? [] : [without(item, [...path, index], dropped)],
    );
  }
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !isDropped(key))
      .map(([key, item]) => [key, without(item, [...path, key], dropped)]),
  );
}

function restorePath(path: PropertyKey[], dropped: Set<string>): PropertyKey[] {
  const restored: PropertyKey[] = [];
  for (const step of path) {
    if (typeof step !== 'number') {
      restored.push(step);
      continue;
    }
    let index = -1;
    for (let left = step; left >= 0; ) {
      index++;
      if (!dropped.has(keyOf([...restored, index]))) left--;
    }
    restored.push(index);
  }
  return restored;
}

function keyOf(path: PropertyKey[]): string {
  return JSON.stringify(path);
}

function parse(key: string): PropertyKey[] {
  return JSON.parse(key);
}

function record(value: unknown): object {
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? value : {};
}
