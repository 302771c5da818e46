import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls `close` on a press outside an open box, when the focus moves elsewhere, and on Escape. */
export function useDismiss(
  box: RefObject<HTMLElement | null>,
  open: boolean,
  close: (by: 'Escape' | 'elsewhere') => void,
): void {
  const onClose = useEffectEvent(close);
  useEffect(() => {
    if (!open) return;
    const closeOutside = ({ type, target }: Event) => {
      if (!(target instanceof Element) || box.current?.contains(target)) return;
      // The label's page moves the focus to its content, which Tab cannot reach: the reader has not left the box.
      if (type === 'pointerdown' || !target.matches('[tabindex="-1"]')) onClose('elsewhere');
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose('Escape');
    };
    const events = ['pointerdown', 'focusin'];
    for (const name of events) document.addEventListener(name, closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      for (const name of events) document.removeEventListener(name, closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [box, open]);
}
