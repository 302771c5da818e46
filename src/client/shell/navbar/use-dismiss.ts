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
    const dismiss = ({ type, target, key }: Event & { key?: string }) => {
      if (key) {
        if (key === 'Escape') onClose('Escape');
        return;
      }
      if (!(target instanceof Element) || box.current?.contains(target)) return;
      // The label's page moves the focus to its content, which Tab cannot reach: the reader has not left the box.
      if (type === 'pointerdown' || !target.matches('[tabindex="-1"]')) onClose('elsewhere');
    };
    const events = ['pointerdown', 'focusin', 'keydown'];
    for (const name of events) document.addEventListener(name, dismiss);
    return () => {
      for (const name of events) document.removeEventListener(name, dismiss);
    };
  }, [box, open]);
}
