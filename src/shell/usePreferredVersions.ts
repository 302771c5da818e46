import { useEffect, useState } from 'react';
import { readPreferences } from '../runtime/version-preference.ts';
import type { SiteView } from './site.ts';

/** Versions that the reader chose before, read after the client has loaded, so that the first render agrees. */
export function usePreferredVersions(site: SiteView): Record<string, string> {
  const [preferred, setPreferred] = useState<Record<string, string>>({});
  useEffect(() => {
    if (Object.keys(site.versions).length) setPreferred(readPreferences(site.versions));
  }, [site]);
  return preferred;
}
