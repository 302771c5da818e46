import { useEffect, useRef, useState } from 'react';
import { focusContent } from '../../runtime/focus/lend-focus.ts';
import { farthestScroll } from '../../runtime/start/sign-of-life.ts';
import { Icon } from '../Icon.tsx';
import { t } from '../texts.ts';
import { useSheet } from '../use-sheet.ts';
import sheet from './BackToTop.css?inline';

/** Pixels from the top within which nobody needs the button. */
const NEAR_TOP = 300;

/** The first page may have been scrolled before this code was there. */
let isFirst = true;

/** A button that appears while the reader scrolls back up a long doc. */
export function BackToTop() {
  useSheet(sheet);
  const button = useRef<HTMLButtonElement>(null);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    let last = 0;
    // Read in the next frame: any earlier, the page that is about to be painted would be laid out for it.
    const frame = requestAnimationFrame(() => {
      last = isFirst ? farthestScroll() : scrollY;
      isFirst = false;
      follow();
    });
    const follow = () => {
      // A button that has the focus stays.
      if (scrollY !== last && !button.current?.matches(':focus'))
        setShown(scrollY < last && scrollY > NEAR_TOP);
      last = scrollY;
    };
    addEventListener('scroll', follow, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', follow);
    };
  }, []);
  if (!shown) return null;
  const toTop = () => {
    focusContent();
    scrollTo({ top: 0 });
  };
  return (
    <button
      ref={button}
      type="button"
      className="back-to-top"
      aria-label={t('page.top', 'Back to top')}
      onClick={toTop}
    >
      <Icon name="chevron" />
    </button>
  );
}
