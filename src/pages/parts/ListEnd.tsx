import { useEffect, useEffectEvent, useRef } from 'react';
import { t } from '../../shell/texts.ts';

interface ListEndProps {
  loading: boolean;
  onMore: () => void;
}

/** The end of a list that goes on: more is fetched when it is scrolled into view, or with its button. */
export function ListEnd({ loading, onMore }: ListEndProps) {
  const marker = useRef<HTMLParagraphElement>(null);
  const onSeen = useEffectEvent(onMore);
  useEffect(() => {
    if (!marker.current || !('IntersectionObserver' in window)) return;
    let former = Number.NEGATIVE_INFINITY;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        // Scrolling up brings it into view from above.
        if (entry.isIntersecting && entry.boundingClientRect.y < former) onSeen();
        former = entry.boundingClientRect.y;
      },
      { threshold: 1 },
    );
    observer.observe(marker.current);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <p ref={marker} className="quiet">
        {loading
          ? t('search.fetching', 'Fetching more results')
          : t('search.fetchedOnScroll', 'More results are fetched as you scroll down.')}
      </p>
      <button type="button" className="button" onClick={onMore}>
        {t('search.more', 'Show more results')}
      </button>
    </>
  );
}
