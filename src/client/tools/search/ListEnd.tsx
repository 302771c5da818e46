import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { t } from '../../shell/texts.ts';

interface ListEndProps {
  loading: boolean;
  onMore: () => void;
}

/** The end of a list that continues: more items load when it scrolls into view, or with its button. */
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
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && isDown && onSeen(), {
      threshold: 1,
    });
    observer.observe(marker.current);
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      observer.disconnect();
      removeEventListener('scroll', onScroll);
    };
  }, []);
  useLayoutEffect(() => {
    const end = { marker: marker.current, button: button.current };
    return () => {
      // After the last page the button disappears: the next Tab should reach the first of the new items.
      if (end.button && document.activeElement === end.button)
        end.marker?.previousElementSibling?.querySelector<HTMLElement>(':scope > :last-child a')?.focus();
    };
  }, []);
  return (
    <>
      <p ref={marker} className="quiet">
        {loading
          ? t('search.fetching', 'Loading more results')
          : t('search.fetchedOnScroll', 'More results load as you scroll down.')}
      </p>
      <button ref={button} type="button" className="button" onClick={onMore}>
        {t('search.more', 'Show more results')}
      </button>
    </>
  );
}
