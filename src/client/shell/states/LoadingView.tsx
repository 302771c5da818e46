import { t } from '../texts.ts';
import { useSheet } from '../use-sheet.ts';
import sheet from './states.css?inline';

/** A spinner that screen readers announce. */
export function LoadingView() {
  useSheet(sheet);
  return (
    <div className="state" role="status">
      <span className="spinner" />
      <span className="visually-hidden">{t('loading.text', 'Loading')}</span>
    </div>
  );
}
