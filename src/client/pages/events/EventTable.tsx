import type { EventRow } from '../../../shared/page-data.ts';
import { Html } from '../../shell/Html.tsx';
import { Link } from '../../shell/Link.tsx';
import { plural, t } from '../../shell/texts.ts';
import './sheet.ts';
import css from './tables.module.css';

interface EventTableProps {
  rows: EventRow[];
  label: string;
}

/** Lists of at least this many fields are folded. */
const FOLDED_FROM = 9;

/** Events with their summaries and fields. */
export function EventTable({ rows, label }: EventTableProps) {
  return (
    <table className={`${css.table} event-table`} data-sheet="events" aria-label={label}>
      <thead>
        <tr>
          <th>{t('events.name', 'Event')}</th>
          <th>{t('events.summary', 'Summary')}</th>
          <th>{t('events.fields', 'Fields')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.href}>
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
              <Fields fields={row.fields} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Names of an event's fields; a long list is folded, and its summary gives the number. */
function Fields({ fields }: { fields: string[] }) {
  if (!fields.length) return null;
  const names = <small>{fields.join(', ')}</small>;
  if (fields.length < FOLDED_FROM) return names;
  return (
    <details>
      <summary>{plural('events.fieldCount', '{count} field|{count} fields', fields.length)}</summary>
      {names}
    </details>
  );
}
