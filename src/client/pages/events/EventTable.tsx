import type { EventRow } from '../../../shared/page-data.ts';
import { Html } from '../../shell/Html.tsx';
import { Link } from '../../shell/Link.tsx';
import { plural, t } from '../../shell/texts.ts';
import './sheet.ts';
import css from './tables.module.css';

/** The rows of a list of events, and how a filter narrows them. */
export interface EventTableProps {
  rows: EventRow[];
  label: string;
  /** Rows that do not pass are hidden. */
  keep: (row: EventRow) => boolean;
  /** Whether a field matches the filter; a folded list with such a field opens. */
  isSought: (field: string) => boolean;
}

/** Lists of at least this many fields are folded. */
const FOLDED_FROM = 9;

/** Events with their summaries and fields. */
export function EventTable({ rows, label, keep, isSought }: EventTableProps) {
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
          <tr key={row.href} hidden={!keep(row)}>
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
  );
}

/** Names of an event's fields; a long list is folded, and its summary gives the number. */
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
