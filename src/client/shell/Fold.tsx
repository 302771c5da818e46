import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { animateHeight } from '../runtime/collapse.ts';

interface FoldProps {
  open: boolean;
  /** Opens and closes without animation. */
  still?: boolean;
  /** Items of the list. */
  children: ReactNode;
}

/**
 * A list that opens and closes by animating its height; closed, it is not rendered. In the drawer, whose last row may be all
 * that is seen of it, an opened list is scrolled into view.
 */
export function Fold({ open, still = false, children }: FoldProps) {
  const list = useRef<HTMLUListElement>(null);
  const settled = useRef(open);
  const [present, setPresent] = useState(open);

  useLayoutEffect(() => {
    if (settled.current === open) return;
    settled.current = open;
    const block = list.current;
    if (still || !block) return setPresent(open);
    animateHeight(block, open, (shown, behavior) => {
      setPresent(shown);
      if (open && block.closest('dialog')) block.scrollIntoView({ block: 'nearest', behavior });
    });
  }, [open, still]);

  return (
    (open || present) && (
      <ul ref={list} inert={!open}>
        {children}
      </ul>
    )
  );
}
