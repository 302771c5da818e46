import { useState } from 'react';
import { Icon } from '../Icon.tsx';
import { t } from '../texts.ts';
import css from './Navbar.module.css';

interface ColorModeToggleProps {
  mode: 'dark' | 'light';
  onToggle: () => void;
}

/**
 * Switches between dark and light mode. The style sheet picks the icon, so that the first paint is right. The
 * prerendered button is disabled: the first script of the page enables it, and keeps a click until the app has loaded.
 */
export function ColorModeToggle({ mode, onToggle }: ColorModeToggleProps) {
  const [used, setUsed] = useState(false);
  const current = mode === 'dark' ? t('colorMode.dark', 'dark mode') : t('colorMode.light', 'light mode');
  const label = t('colorMode.label', 'Switch between dark and light mode (currently {mode})', {
    mode: current,
  });
  const toggle = () => {
    setUsed(true);
    onToggle();
  };
  return (
    <>
      <button
        type="button"
        className={`${css.iconButton} scripted`}
        aria-label={label}
        title={label}
        disabled={import.meta.env.SSR}
        suppressHydrationWarning
        onClick={toggle}
      >
        <Icon name="sun" />
        <Icon name="moon" />
      </button>
      <span className="visually-hidden" aria-live="polite">
        {used && current}
      </span>
    </>
  );
}
