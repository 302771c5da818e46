import { t } from '../texts.ts';
import css from './states.module.css';

/** A spinner that announces itself. */
export function LoadingView() {
  return (
    <div className={css.state} role="status">
      <span className={css.spinner} />
      <span className="visually-hidden">{t('loading.text', 'Loading')}</span>
    </div>
  );
}
