import { useEffect, useState } from 'react';
import type { SiteView } from '../../../shared/site.ts';
import {
  type ColorMode,
  readColorMode,
  switchColorMode,
  watchColorMode,
} from '../../runtime/memory/color-mode.ts';
import { ColorModeToggle } from './ColorModeToggle.tsx';

/** The toggle with the mode of this document. */
export function ThemeToggle({ site }: { site: SiteView }) {
  const [mode, setMode] = useState<ColorMode>(site.colorMode.defaultMode);
  useEffect(() => {
    setMode(readColorMode());
    return watchColorMode(setMode);
  }, []);
  return <ColorModeToggle mode={mode} onToggle={switchColorMode} />;
}
