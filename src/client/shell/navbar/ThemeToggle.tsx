import { useEffect, useState } from 'react';
import type { SiteView } from '../../../shared/site.ts';
import { type ColorMode, readColorMode, switchColorMode, watchColorMode } from '../../runtime/color-mode.ts';
import { ColorModeToggle } from './ColorModeToggle.tsx';

/** The toggle with the mode of this document; disabled until the client has loaded. */
export function ThemeToggle({ site }: { site: SiteView }) {
  const [mode, setMode] = useState<ColorMode>(site.colorMode.defaultMode);
  const [enabled, setEnabled] = useState(false);
  useEffect(() => {
    setMode(readColorMode());
    setEnabled(true);
    return watchColorMode(setMode);
  }, []);
  return <ColorModeToggle mode={mode} enabled={enabled} onToggle={() => switchColorMode()} />;
}
