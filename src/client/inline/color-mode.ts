import { COLOR_MODE_KEY } from '../../shared/storage-keys.ts';

/**
 * Sets the stored colour mode before the first paint. The default mode is in the markup already; only a stored
 * `dark` or `light` counts, and a browser that refuses storage keeps the default.
 */
export default function setColorMode(): void {
  try {
    const mode = localStorage.getItem(COLOR_MODE_KEY);
    if (mode === 'dark' || mode === 'light') document.documentElement.dataset.theme = mode;
  } catch {
    // The app reads the same key later and reports the failure.
  }
}
