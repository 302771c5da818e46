import { createRoot } from 'react-dom/client';
import { Icon } from '../shell/Icon.tsx';
import { t } from '../shell/texts.ts';
import styles from './offline.css?inline';
import { activateWaiting } from './registration.ts';
import { addStyles } from './styles.ts';

let isShown = false;

/** Offers the reader to reload the page with the new version that waits. There is one popup at most. */
export function offerReload(registration: ServiceWorkerRegistration): void {
  if (isShown || !registration.waiting) return;
  isShown = true;
  addStyles(styles);
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
    isShown = false;
  };
  root.render(
    <ReloadPopup
      onClose={close}
      onReload={() => {
        close();
        reloadWithWaiting(registration);
      }}
    />,
  );
}

/** Lets the waiting worker take over, and reloads the page once it has control. */
function reloadWithWaiting(registration: ServiceWorkerRegistration): void {
  const reload = () => location.reload();
  if (registration.waiting) {
    navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
    activateWaiting(registration);
  } else {
    // Another tab was quicker.
    reload();
  }
}

function ReloadPopup({ onReload, onClose }: { onReload: () => void; onClose: () => void }) {
  return (
    <section className="offline-popup" aria-label={t('offline.update', 'Update')}>
      <p role="status">{t('offline.newVersion', 'A new version is available.')}</p>
      <button type="button" className="button" onClick={onReload}>
        {t('offline.refresh', 'Refresh')}
      </button>
      <button type="button" aria-label={t('offline.close', 'Close')} onClick={onClose}>
        <Icon name="close" />
      </button>
    </section>
  );
}
