import { isReturning } from './navigation/navigation.ts';
import { navigationApi } from './navigation/navigation-api.ts';

/** Something open in front of the page that closes on the browser's Back. */
export interface BackGuard {
  /**
   * Follows a link if an entry of the guard is in the way: the page replaces that entry.
   *
   * @returns false when the browser has to follow the link.
   */
  follow(url: string): boolean;
  /** Removes the guard. Call this when the guarded thing was closed in another way. */
  release(): void;
}

/** Marks the state of an entry that was added only so that Back has something to leave. */
const MARK = 'guard';

/** Resolves when the entry of an earlier guard has been removed: the next one has to wait for that. */
let removed: Promise<unknown> = Promise.resolve();

/**
 * Makes Back close something instead of leaving the page.
 *
 * The Navigation API can cancel a Back within this document. Where Back would leave the document, or without that API,
 * an entry with the same address is added, which Back leaves; it is removed when the guard is released.
 */
export function guardBack(close: () => void): BackGuard {
  const navigation = navigationApi();
  const index = navigation?.currentEntry?.index ?? 0;
  return navigation && isBackInDocument(navigation.entries(), index)
    ? cancelBack(navigation, index, close)
    : addEntry(close);
}

/** Returns whether Back from the entry at an index stays in this document, so that it can be cancelled. */
export function isBackInDocument(
  entries: readonly Pick<NavigationHistoryEntry, 'sameDocument'>[],
  index: number,
): boolean {
  return entries[index - 1]?.sameDocument === true;
}

/** Returns whether a navigation goes back from the entry at an index, and can be cancelled. */
export function isCancelableBack(
  {
    cancelable,
    destination,
    navigationType,
  }: Pick<NavigateEvent, 'cancelable' | 'navigationType'> & {
    destination: Pick<NavigationDestination, 'index'>;
  },
  index: number,
): boolean {
  return cancelable && navigationType === 'traverse' && destination.index < index;
}

function cancelBack(navigation: Navigation, index: number, close: () => void): BackGuard {
  const onNavigate = (event: NavigateEvent) => {
    if (isReturning() || !isCancelableBack(event, index)) return;
    event.preventDefault();
    // The listener that opens pages runs later, because it does not capture.
    event.stopImmediatePropagation();
    close();
  };
  navigation.addEventListener('navigate', onNavigate, { capture: true });
  return {
    follow: () => false,
    release: () => navigation.removeEventListener('navigate', onNavigate, { capture: true }),
  };
}

function addEntry(close: () => void): BackGuard {
  let held = history.length > 1;
  const isGuard = () => Boolean((history.state as Record<string, unknown> | null)?.[MARK]);
  const onPop = () => {
    if (!isGuard()) close();
  };
  const end = () => {
    held = false;
    removeEventListener('popstate', onPop);
  };
  removed.then(() => {
    if (!held) return;
    history.pushState({ ...history.state, [MARK]: true }, '');
    addEventListener('popstate', onPop);
  });
  return {
    follow(url) {
      if (!held || !isGuard()) return false;
      end();
      location.replace(url);
      return true;
    },
    release() {
      if (!held) return;
      end();
      if (!isGuard()) return;
      removed = new Promise((ok) => addEventListener('popstate', ok, { once: true }));
      history.back();
    },
  };
}
