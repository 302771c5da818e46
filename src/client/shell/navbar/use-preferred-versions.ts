import { useEffect, useState } from 'react';
import type { SiteView } from '../../../shared/site.ts';
import { readPreferences } from '../../runtime/memory/version-preference.ts';

/**
 * Returns the versions that the reader chose before. They are read after hydration, so that the first render matches
 * the HTML, and again on each page, because links make the choice.
 */
export function usePreferredVersions(site: SiteView, route: string): Record<string, string> {
  const [preferred, setPreferred] = useState<Record<string, string>>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: on each page the choice may be another.
  useEffect(() => {
    if (Object.keys(site.versions).length) setPreferred(readPreferences(site.versions));
  }, [site, route]);
  return preferred;
}
