import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { t } from '../../shell/texts.ts';

interface ListEndProps {
  loading: boolean;
  onMore: () => void;
}

/**
 * The end of a list that continues: more items load when it scrolls into view, or with its button. New items push what
 * follows out of view, so none load by themselves while the focus is there, and the button passes its focus on.
 */
export function ListEnd({ loading, onMore }: ListEndProps) {
  const marker = useRef<HTMLParagraphElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const onSeen = useEffectEvent(onMore);
  useEffect(() => {
    if (!marker.current || !('IntersectionObserver' in window)) return;
    let former = scrollY;
    let isDown = false;
    // The observer does not report a marker that a jump passed, so it cannot tell the direction.
    const onScroll = () => {
      isDown = scrollY > former;
      former = scrollY;
    };
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && isDown && !isFocusAfter(entry.target) && onSeen(),
      { threshold: 1 },
    );
    observer.observe(marker.current);
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      observer.disconnect();
      removeEventListener('scroll', onScroll);
    };
  }, []);
  useLayoutEffect(() => {
    const end = button.current;
    // After the last page the button disappears.
    return () => passFocus(end);
  }, []);
  const press = () => {
    passFocus(button.current);
    onMore();
  };
  return (
    <>
      <p ref={marker} className="quiet">
        {loading
          ? t('search.fetching', 'Loading more results')
          : t('search.fetchedOnScroll', 'More results load as you scroll down.')}
      </p>
      <button ref={button} type="button" className="button" onClick={press}>
        {t('search.more', 'Show more results')}
      </button>
    </>
  );
}

function isFocusAfter(element: Element): boolean {
  const position = element.compareDocumentPosition(document.activeElement ?? document.body);
  return (position & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
}

/** Moves the focus from the button to the last item, so that the next Tab reaches the first of the new ones. */
function passFocus(button: Element | null): void {
  if (button && document.activeElement === button)
    button.parentElement?.querySelector<HTMLElement>('.hit-item:last-child a')?.focus();
}
