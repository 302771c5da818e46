import { useEffect, useRef, useState } from 'react';
import type { OfflineView } from '../../shared/site.ts';
import { adoptSheet } from '../runtime/page/page-sheet.ts';
import { createRoot } from '../runtime/start/react-dom.ts';
import { t } from '../shell/texts.ts';
import { followSaving, isSiteKept, removeSite, SavingFailed, savedBytes, saveSite } from './saving.ts';
import { isOfflineMode, isSaved } from './strategies.ts';
import styles from './styles.css?inline';

/** State of the site on this device. `kept`: saved for another reason than the reader's choice. */
type State =
  | { name: 'off' | 'saved' | 'kept' | 'removing' }
  | { name: 'saving'; share: number }
  | { name: 'failed'; full: boolean };

/** Puts the control for offline use into the footer. */
export async function showSaveControl(container: Element, view: OfflineView): Promise<void> {
  const [bytes, offlineMode, whole] = await Promise.all([
    savedBytes(view),
    isOfflineMode(view.strategies),
    isSiteKept(view),
  ]);
  adoptSheet(styles);
  const start: State = !offlineMode
    ? { name: 'off' }
    : whole
      ? { name: isSaved() ? 'saved' : 'kept' }
      : { name: 'saving', share: 0 };
  createRoot(container).render(<SaveControl view={view} bytes={bytes} start={start} />);
}

interface SaveControlProps {
  view: OfflineView;
  bytes: number | undefined;
  start: State;
}

function SaveControl({ view, bytes, start }: SaveControlProps) {
  const [state, setState] = useState<State>(start);
  const button = useRef<HTMLButtonElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const pressed = useRef(false);
  // Each step has its own button, or none: the focus moves to what is there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step is another one of these elements.
  useEffect(() => {
    if (pressed.current) (button.current ?? status.current)?.focus();
  }, [state.name]);

  const run = async (saving: typeof saveSite) => {
    try {
      await saving(view, (share) => setState({ name: 'saving', share }));
      setState({ name: isSaved() ? 'saved' : 'kept' });
    } catch (error) {
      console.warn('The site could not be saved for offline use.', error);
      setState({ name: 'failed', full: error instanceof SavingFailed && error.full });
    }
  };
  const save = () => {
    pressed.current = true;
    setState({ name: 'saving', share: 0 });
    return run(saveSite);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: saving that began before this page is followed once.
  useEffect(() => {
    if (start.name === 'saving') run(followSaving);
  }, []);
  const remove = async () => {
    pressed.current = true;
    setState({ name: 'removing' });
    const { isStillKept } = await removeSite(view).catch(() => ({ isStillKept: false }));
    setState({ name: isStillKept ? 'kept' : 'off' });
  };

  const canRemove = state.name === 'saved';
  const size = bytes === undefined ? '' : ` (${formatSize(bytes)})`;
  return (
    <div className="offline-control">
      <p ref={status} role="status" tabIndex={-1}>
        {statusText(state)}
      </p>
      {state.name === 'saving' && (
        <progress value={state.share} aria-label={t('offline.progress', 'Saving for offline use')} />
      )}
      {(canRemove || state.name === 'off' || state.name === 'failed') && (
        <button ref={button} type="button" className="button" onClick={canRemove ? remove : save}>
          {canRemove ? t('offline.remove', 'Remove from this device') : t('offline.save', 'Save for offline')}
          {size}
        </button>
      )}
    </div>
  );
}

function statusText(state: State): string {
  switch (state.name) {
    case 'saving':
      return t('offline.saving', 'Saving…');
    case 'removing':
      return t('offline.removing', 'Removing…');
    case 'saved':
      return t('offline.saved', 'Saved. The whole site works offline.');
    case 'kept':
      return t('offline.kept', 'The whole site works offline.');
    case 'failed':
      return state.full
        ? t('offline.full', 'There is not enough storage on this device.')
        : t('offline.failed', 'The site could not be saved. Check your connection and try again.');
    default:
      return '';
  }
}

/**
 * Returns a size as readers see it; 1 MB is a million bytes.
 *
 * @example
 * formatSize(5_234_567) // '5.2 MB'
 */
export function formatSize(bytes: number): string {
  const megabytes = Math.max(bytes / 1e6, 0.1);
  return new Intl.NumberFormat(document.documentElement.lang, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  }).format(megabytes);
}
