import { useState } from 'react';
import { Icon } from '../Icon.tsx';
import { t } from '../texts.ts';
import css from './Navbar.module.css';

interface ColorModeToggleProps {
  mode: 'dark' | 'light';
  onToggle: () => void;
  /** False until the client has loaded. */
  enabled: boolean;
}

/** Switches between dark and light. The style sheet picks the icon, so that the first paint is right. */
export function ColorModeToggle({ mode, onToggle, enabled }: ColorModeToggleProps) {
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
        disabled={!enabled}
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
