import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { comparableText } from '../../shared/comparable-text.ts';
import type { EventRow, FamilyView } from '../../shared/page-data.ts';
import { createEntryMemory } from '../runtime/memory/entry-memory.ts';
import type { PageProps } from '../runtime/page/page-props.ts';
import { Html } from '../shell/Html.tsx';
import { Link } from '../shell/Link.tsx';
import { plural, t } from '../shell/texts.ts';
import { Blocks } from './content/Blocks.tsx';
import { GuideLine } from './content/GuideLine.tsx';
import { Sections } from './content/Section.tsx';
import { EventTable, type EventTableProps } from './events/EventTable.tsx';
import './events/sheet.ts';
import { useHiddenTargets } from './events/use-hidden-targets.ts';

/** What the filter held. */
const filters = createEntryMemory<string>();

/** Tables of events by family and area, with a filter over names, summaries and fields. */
export default function EventIndexPage({ data }: PageProps<'EventIndex'>) {
  const field = useRef<HTMLInputElement>(null);
  const [filter, setFilter] = useState('');
  const take = useCallback((text: string) => {
    if (field.current) field.current.value = text;
    filters.keep(text);
    setFilter(text);
  }, []);
  // What was typed before hydration counts. The page has its height before it is scrolled to where it was left.
  useLayoutEffect(() => take(field.current?.value || (filters.recall() ?? '')), [take]);
  const showAll = useCallback(() => take(''), [take]);
  useHiddenTargets(showAll);
  // Names may be copied from code, such as `"player_death"` and `e.userid`.
  const words = comparableText(filter)
    .split(/[\s"',()]+|\be\./)
    .filter(Boolean);
  const keep = (row: EventRow) => words.every((word) => textOf(row).includes(word));
  const isSought = (field: string) => words.some((word) => comparableText(field).includes(word));
  const [only] = data.families.length > 1 ? [] : data.families;
  const introHtml = only?.overview?.leadHtml || data.introHtml;
  const rows = data.families.flatMap(({ lists }) => lists.flatMap(({ rows }) => rows));
  const count = rows.filter(keep).length;
  return (
    <div data-wide="">
      <h1>{data.heading}</h1>
      {introHtml && <Html as="p" className="lead" html={introHtml} />}
      <search className="scripted event-filter">
        <input
          ref={field}
          type="search"
          className="field"
          aria-label={t('events.filter', 'Filter events')}
          placeholder={t('events.placeholder', 'Filter by name, summary or field')}
          autoComplete="off"
          onChange={(event) => take(event.target.value)}
        />
        <span className="quiet" role="status">
          {filter
            ? t('events.found', '{count} of {total} events', { count, total: rows.length })
            : plural('events.total', '{count} event|{count} events', rows.length)}
        </span>
      </search>
      {data.families.map((family) => (
        <Family
          key={family.id}
          family={family}
          titled={data.families.length > 1}
          isFiltered={words.length > 0}
          {...{ keep, isSought }}
        />
      ))}
      {count === 0 && <p className="lead">{t('events.none', 'No events match your filter.')}</p>}
    </div>
  );
}

interface FamilyProps extends Omit<EventTableProps, 'rows' | 'label'> {
  family: FamilyView;
  /** Whether the family's title, a link to its page, stands above. */
  titled: boolean;
  /** Its text and its guides are left out, so that the rows come right below the filter. */
  isFiltered: boolean;
}

/** A family: its text, where this is its page, and a table for each of its areas. */
function Family({ family, titled, isFiltered, keep, isSought }: FamilyProps) {
  const overview = isFiltered ? undefined : family.overview;
  const lists = family.lists.map((list) => ({ ...list, isEmpty: !list.rows.some(keep) }));
  const Area = titled ? 'h3' : 'h2';
  return (
    <section hidden={lists.every(({ isEmpty }) => isEmpty)} aria-label={family.title}>
      {titled && (
        <h2 id={family.id}>
          <Link href={family.href} kind="EventIndex" className="family-title">
            {family.title}
          </Link>
        </h2>
      )}
      {titled && overview?.leadHtml && <Html as="p" html={overview.leadHtml} />}
      {!isFiltered && <GuideLine guides={family.guides} />}
      <Blocks blocks={overview?.blocks ?? []} />
      {lists.map(({ id, title, guides, rows, isEmpty }) => (
        <div key={id} hidden={isEmpty}>
          {title && <Area id={id}>{title}</Area>}
          {!isFiltered && <GuideLine guides={guides} />}
          <EventTable label={title || family.title} {...{ rows, keep, isSought }} />
        </div>
      ))}
      <Sections sections={overview?.sections ?? []} />
    </section>
  );
}

function textOf(row: EventRow): string {
  return comparableText([row.label, row.summaryHtml.replace(/<[^>]*>/g, ''), ...row.fields].join(' '));
}
