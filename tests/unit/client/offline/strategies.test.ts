import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isOfflineMode } from '../../../../src/client/offline/strategies.ts';
import { siteSchema } from '../../../../src/node/config/schema/schema.ts';
import type { OfflineStrategy } from '../../../../src/shared/offline-mode.ts';

const DEFAULT = siteSchema.parse({ title: 'T', url: 'https://a.example', brand: { words: ['t'] } }).pwa
  .offlineModeActivationStrategies;

/** What the strategies look at. */
interface Surroundings {
  search?: string;
  width?: number;
  display?: string;
  saveData?: boolean;
  stored?: Record<string, string>;
  apps?: { platform: string }[];
}

function surround({ search = '', width = 1440, display = 'browser', ...rest }: Surroundings): void {
  const { saveData = false, stored = {}, apps } = rest;
  const localStorage = { getItem: (key: string) => stored[key] ?? null };
  vi.stubGlobal('window', { localStorage });
  vi.stubGlobal('localStorage', localStorage);
  vi.stubGlobal('location', { search });
  vi.stubGlobal('navigator', {
    connection: { saveData },
    ...(apps && { getInstalledRelatedApps: async () => apps }),
  });
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === `(display-mode: ${display})` || (/max-width: 996px/.test(query) && width <= 996),
  }));
}

beforeEach(() => surround({}));
afterEach(() => vi.unstubAllGlobals());

test('CON-07: these strategies are active by default', () => {
  expect(DEFAULT).toEqual(['appInstalled', 'standalone', 'queryString']);
});

describe('mobile, saveData and always count when they are configured, and only then', () => {
  test.each([
    ['mobile', { width: 996 }],
    ['saveData', { saveData: true }],
    ['always', {}],
  ] as [OfflineStrategy, Surroundings][])('PWA-10: %s', async (strategy, surroundings) => {
    surround(surroundings);
    expect(await isOfflineMode(DEFAULT)).toBe(false);
    expect(await isOfflineMode([strategy])).toBe(true);
  });

  test('PWA-10: neither does without its condition', async () => {
    surround({ width: 997 });
    expect(await isOfflineMode(['mobile', 'saveData'])).toBe(false);
  });
});

describe('what counts by default', () => {
  test.each([
    ['PWA-05', { search: '?a=1&offlineMode=true' }],
    ['PWA-06', { display: 'standalone' }],
    ['PWA-07', { stored: { 'docusaurus.pwa.event.appInstalled.fired': 'true' } }],
    ['PWA-07', { apps: [{ platform: 'webapp' }] }],
    ['PWA-24', { stored: { offline: 'true' } }],
  ] as [string, Surroundings][])('%s, PWA-11: one that holds is enough', async (_, surroundings) => {
    surround(surroundings);
    expect(await isOfflineMode(DEFAULT)).toBe(true);
  });

  test.each([
    { search: '?offlineMode=1' },
    { search: '?offlineMode' },
    { display: 'minimal-ui' },
    { stored: { 'docusaurus.pwa.event.appInstalled.fired': 'false' } },
    { apps: [{ platform: 'play' }] },
  ] as Surroundings[])('PWA-11: not $search $display $stored $apps', async (surroundings) => {
    surround(surroundings);
    expect(await isOfflineMode(DEFAULT)).toBe(false);
  });

  test('PWA-11: a browser that refuses its list of apps counts as without', async () => {
    surround({});
    vi.stubGlobal('navigator', {
      getInstalledRelatedApps: () => Promise.reject(new DOMException('In a frame.')),
    });
    expect(await isOfflineMode(DEFAULT)).toBe(false);
  });
});
