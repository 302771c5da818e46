import { cacheName } from '../../shared/offline.ts';
import type { OfflineView } from '../../shared/site.ts';
import { focusFirst, isFocusLost } from '../runtime/focus/focus-trap.ts';
import { adoptSheet } from '../runtime/page/page-sheet.ts';
import { createRoot } from '../runtime/start/react-dom.ts';
import { Icon } from '../shell/Icon.tsx';
import { t } from '../shell/texts.ts';
import { useAnnounced } from '../shell/use-announced.ts';
import { activateWaiting, removeWorkers } from './registration.ts';
import { rememberSaved } from './strategies.ts';
import styles from './styles.css?inline';

/**
 * Longest wait for the waiting worker to take over, in milliseconds. Chromium sometimes delays it, as if the active one
 * were busy, however often it is asked; the next navigation ends the delay.
 */
const TAKEOVER_LIMIT = 3000;

let isShown = false;

/** Offers to reload the page with the waiting version. There is at most one popup. */
export function offerReload(registration: ServiceWorkerRegistration): void {
  if (!registration.waiting) return;
  showPopup({
    text: t('offline.newVersion', 'A new version is available.'),
    button: t('offline.refresh', 'Refresh'),
    onPress: () => reloadWithWaiting(registration),
  });
}

/** Offers to open a new version online, because the device has no room for it; the saved one is then deleted. */
export function offerWithoutSaving(view: OfflineView): void {
  showPopup({
    text: t(
      'offline.noRoom',
      'A new version is available, but this device does not have enough storage to save it.',
    ),
    button: t('offline.open', 'Open it online'),
    onPress: async () => {
      rememberSaved(false);
      await removeWorkers(view);
      await caches.delete(cacheName(view.scope));
      location.reload();
    },
  });
}

/** Lets the waiting worker take over, and reloads the page once it has control, or after a while. */
function reloadWithWaiting(registration: ServiceWorkerRegistration): void {
  const reload = () => location.reload();
  if (registration.waiting) {
    navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
    activateWaiting(registration);
    setTimeout(reload, TAKEOVER_LIMIT);
  } else {
    // The worker took over in another tab.
    reload();
  }
}

interface Offer {
  text: string;
  button: string;
  onPress: () => unknown;
}

function showPopup({ onPress, ...texts }: Offer): void {
  if (isShown) return;
  isShown = true;
  adoptSheet(styles);
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  let before: EventTarget | null = null;
  container.addEventListener('focusin', ({ relatedTarget }) => {
    if (!container.contains(relatedTarget as Node | null)) before = relatedTarget;
  });
  const close = () => {
    const hadFocus = container.contains(document.activeElement);
    root.unmount();
    container.remove();
    isShown = false;
    if (!hadFocus) return;
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    if (isFocusLost()) focusFirst(document.querySelector('main'));
  };
  root.render(
    <Popup
      {...texts}
      onClose={close}
      onPress={() => {
        close();
        onPress();
      }}
    />,
  );
}

function Popup({ text, button, onPress, onClose }: Offer & { onClose: () => void }) {
  const announced = useAnnounced(text);
  return (
    <section className="offline-popup" aria-label={t('offline.update', 'Update')}>
      <p role="status">{announced}</p>
      <button type="button" className="button" onClick={onPress}>
        {button}
      </button>
      <button type="button" aria-label={t('offline.close', 'Close')} onClick={onClose}>
        <Icon name="close" />
      </button>
    </section>
  );
}
