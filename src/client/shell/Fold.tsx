import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { animateHeight } from '../runtime/collapse.ts';

interface FoldProps {
  open: boolean;
  /** Opens and closes without animation. */
  still?: boolean;
  /** Items of the list. */
  children: ReactNode;
}

/** A list that opens and closes by animating its height; closed, it is not rendered. */
export function Fold({ open, still = false, children }: FoldProps) {
  const list = useRef<HTMLUListElement>(null);
  const settled = useRef(open);
  const [present, setPresent] = useState(open);

  useLayoutEffect(() => {
    if (settled.current === open) return;
    settled.current = open;
    if (still || !list.current) setPresent(open);
    else animateHeight(list.current, open, setPresent);
  }, [open, still]);

  return (
    (open || present) && (
      <ul ref={list} inert={!open}>
        {children}
      </ul>
    )
  );
}
