import { t } from '../texts.ts';
import { useAnnounced } from '../use-announced.ts';
import { useSheet } from '../use-sheet.ts';
import sheet from './states.css?inline';

/** A spinner that screen readers announce. */
export function LoadingView() {
  useSheet(sheet);
  const text = useAnnounced(t('loading.text', 'Loading'));
  return (
    <div className="state" role="status">
      <span className="spinner" />
      <span className="visually-hidden">{text}</span>
    </div>
  );
}
