import { useEffect, useState } from 'react';
import type { SiteView } from '../../../shared/site.ts';
import { isSwitched } from '../../runtime/memory/color-mode.ts';
import { Icon } from '../Icon.tsx';
import { t } from '../texts.ts';
import css from './Navbar.module.css';

/**
 * Switches between dark and light mode, which the first script of the page does (`runtime/memory/color-mode.ts`), because
 * the app may not load; it also enables the prerendered button. The style sheet picks the icon, so that the first
 * paint is right. Here the button gets its name, and a change is announced.
 */
export function ColorModeToggle({ site }: { site: SiteView }) {
  const [{ mode, isNew }, setShown] = useState({ mode: site.colorMode.defaultMode, isNew: false });
  useEffect(() => {
    const root = document.documentElement;
    const show = (isNew: boolean) =>
      setShown({ mode: root.dataset.theme === 'light' ? 'light' : 'dark', isNew });
    show(isSwitched());
    const observer = new MutationObserver(() => show(true));
    observer.observe(root, { attributeFilter: ['data-theme'] });
    return () => observer.disconnect();
  }, []);
  const current = mode === 'dark' ? t('colorMode.dark', 'dark mode') : t('colorMode.light', 'light mode');
  const label = t('colorMode.label', 'Switch between dark and light mode (currently {mode})', {
    mode: current,
  });
  return (
    <>
      {/* biome-ignore lint/a11y/useButtonType: early clicks on buttons with a type are repeated, see `replay.ts`. */}
      <button
        className={`${css.iconButton} scripted`}
        data-switch=""
        title={label}
        disabled={import.meta.env.SSR}
      >
        <Icon name="sun" />
        <Icon name="moon" />
      </button>
      <span className="visually-hidden" aria-live="polite">
        {isNew && current}
      </span>
    </>
  );
}
