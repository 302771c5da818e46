import type { EventIndexData, EventRow } from '../../../shared/page-data.ts';
import { Html } from '../../shell/Html.tsx';
import { Link } from '../../shell/Link.tsx';
import { plural, t } from '../../shell/texts.ts';
import css from './tables.module.css';

interface EventTableProps {
  family: EventIndexData['families'][number];
  /** Rows that do not pass are hidden; a table without rows is hidden as a whole. */
  keep: (row: EventRow) => boolean;
  /** Whether a field was looked for: a list that is folded opens. */
  isSought: (field: string) => boolean;
  /** Whether the family's title, a link to its page, stands above. */
  titled: boolean;
}

/** Fewest fields of an event that are folded. */
const FOLDED_FROM = 9;

/** The events of a family. */
export function EventTable({ family, keep, isSought, titled }: EventTableProps) {
  const kept = new Set(family.rows.filter(keep));
  return (
    <section hidden={kept.size === 0} aria-label={family.title}>
      {titled && (
        <h2 id={family.id}>
          <Link href={family.href} kind="EventIndex" className={css.title}>
            {family.title}
          </Link>
        </h2>
      )}
      <table className={`${css.table} ${css.events}`}>
        <thead>
          <tr>
            <th>{t('events.name', 'Event')}</th>
            <th>{t('events.summary', 'Summary')}</th>
            <th>{t('events.fields', 'Fields')}</th>
          </tr>
        </thead>
        <tbody>
          {family.rows.map((row) => (
            <tr key={row.href} hidden={!kept.has(row)}>
              <th scope="row">
                <code>
                  <Link href={row.href} kind={row.kind}>
                    {row.label}
                  </Link>
                </code>
              </th>
              <td>
                {row.deprecated && <b>{t('events.deprecated', 'Deprecated.')} </b>}
                <Html html={row.summaryHtml} />
              </td>
              <td>
                <Fields fields={row.fields} open={row.fields.some(isSought)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Names of an event's fields; many are folded into their number. */
function Fields({ fields, open }: { fields: string[]; open: boolean }) {
  if (!fields.length) return null;
  const names = <small>{fields.join(', ')}</small>;
  if (fields.length < FOLDED_FROM) return names;
  return (
    <details open={open}>
      <summary>{plural('events.fieldCount', '{count} field|{count} fields', fields.length)}</summary>
      {names}
    </details>
  );
}
