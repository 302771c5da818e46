import type { EntryRow } from '../../../shared/symbol-data.ts';
import { Html } from '../../shell/Html.tsx';
import { Link } from '../../shell/Link.tsx';
import { t } from '../../shell/texts.ts';
import { Section } from '../content/Section.tsx';
import css from './rows.module.css';

interface EntrySectionProps {
  id: string;
  title: string;
  rows: EntryRow[];
}

/** Symbols with their summaries under a heading, in the columns of a value list; nothing without symbols. */
export function EntrySection({ id, title, rows }: EntrySectionProps) {
  if (!rows.length) return null;
  return (
    <Section id={id} title={title}>
      <ul className={css.rows}>
        {rows.map((row) => (
          <li key={row.href}>
            <div className={css.rowHead}>
              <code className={css.name}>
                <Link href={row.href} kind={row.kind}>
                  {row.label}
                </Link>
              </code>
              {row.note && <span className={css.mark}>{row.note}</span>}
              {row.deprecated && (
                <span className={css.mark} data-tone="warning">
                  {t('entry.deprecated', 'deprecated')}
                </span>
              )}
            </div>
            <Html as="p" className={css.text} html={row.summaryHtml} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
