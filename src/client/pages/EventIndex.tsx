import { useState } from 'react';
import type { EventRow } from '../../shared/page-data.ts';
import type { PageProps } from '../runtime/page-props.ts';
import { Html } from '../shell/Html.tsx';
import { plural, t } from '../shell/texts.ts';
import { EventTable } from './events/EventTable.tsx';
import css from './events/tables.module.css';

/** One table of events a family, with a filter over names, summaries and fields. */
export default function EventIndexPage({ data }: PageProps<'EventIndex'>) {
  const [filter, setFilter] = useState('');
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  const keep = (row: EventRow) => words.every((word) => textOf(row).includes(word));
  const isSought = (field: string) => words.some((word) => field.toLowerCase().includes(word));
  const rows = data.families.flatMap((family) => family.rows);
  const count = rows.filter(keep).length;
  return (
    <div data-wide="">
      <h1>{data.heading}</h1>
      {data.introHtml && <Html as="p" className="lead" html={data.introHtml} />}
      <search className={`scripted ${css.filter}`}>
        <input
          type="search"
          className="field"
          aria-label={t('events.filter', 'Filter events')}
          placeholder={t('events.placeholder', 'Filter by name, summary or field')}
          autoComplete="off"
          onChange={(event) => setFilter(event.target.value)}
        />
        <span className="quiet" role="status">
          {filter
            ? t('events.found', '{count} of {total} events', { count, total: rows.length })
            : plural('events.total', '{count} event|{count} events', rows.length)}
        </span>
      </search>
      {data.families.map((family) => (
        <EventTable
          key={family.id}
          family={family}
          keep={keep}
          isSought={isSought}
          titled={data.families.length > 1}
        />
      ))}
      {count === 0 && <p className="lead">{t('events.none', 'No event has all of these words.')}</p>}
    </div>
  );
}

function textOf(row: EventRow): string {
  return [row.label, row.summaryHtml.replace(/<[^>]*>/g, ''), ...row.fields].join(' ').toLowerCase();
}
