import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { hashTarget } from '../../runtime/navigation/address-bar.ts';

/** Shows everything again when a link leads to a part of this page that a filter hides, before the browser follows it. */
export function useHiddenTargets(showAll: () => void): void {
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link?.hash || link.pathname !== location.pathname) return;
      const part = hashTarget(link.hash);
      if (!part || part.closest('[hidden]')) flushSync(showAll);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [showAll]);
}
