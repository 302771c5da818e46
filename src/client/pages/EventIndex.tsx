import type { FamilyView } from '../../shared/page-data.ts';
import type { PageProps } from '../runtime/page/page-props.ts';
import { Html } from '../shell/Html.tsx';
import { Link } from '../shell/Link.tsx';
import { plural, t } from '../shell/texts.ts';
import { Blocks } from './content/Blocks.tsx';
import { GuideLine } from './content/GuideLine.tsx';
import { Sections } from './content/Section.tsx';
import { EventTable } from './events/EventTable.tsx';
import './events/sheet.ts';

/** Tables of events by family and area. `client/behaviours/event-filter.ts` filters their rows. */
export default function EventIndexPage({ data }: PageProps<'EventIndex'>) {
  const [only] = data.families.length > 1 ? [] : data.families;
  const introHtml = only?.overview?.leadHtml || data.introHtml;
  const total = data.families.flatMap(({ lists }) => lists.flatMap(({ rows }) => rows)).length;
  return (
    <div data-wide="">
      <h1>{data.heading}</h1>
      {introHtml && <Html as="p" className="lead" html={introHtml} />}
      <search className="scripted event-filter">
        <input
          type="search"
          className="field"
          aria-label={t('events.filter', 'Filter events')}
          placeholder={t('events.placeholder', 'Filter by name, summary or field')}
          autoComplete="off"
        />
        <span className="quiet" role="status">
          {plural('events.total', '{count} event|{count} events', total)}
        </span>
      </search>
      {data.families.map((family) => (
        <Family key={family.id} family={family} titled={data.families.length > 1} />
      ))}
    </div>
  );
}

interface FamilyProps {
  family: FamilyView;
  /** Whether the family's title is shown above, as a link if this is not its page. */
  titled: boolean;
}

/** A family: its text, where this is its page, and a table for each of its areas. */
function Family({ family, titled }: FamilyProps) {
  const { overview } = family;
  const Area = titled ? 'h3' : 'h2';
  return (
    <section className="event-family" aria-label={family.title}>
      {titled && (
        <h2 id={family.id}>
          {family.href ? (
            <Link href={family.href} kind="EventIndex" className="family-title">
              {family.title}
            </Link>
          ) : (
            family.title
          )}
        </h2>
      )}
      {titled && overview?.leadHtml && <Html as="p" html={overview.leadHtml} />}
      <GuideLine guides={family.guides} />
      <Blocks blocks={overview?.blocks ?? []} />
      {family.lists.map(({ id, title, guides, rows }) => (
        <div key={id} className="event-area">
          {title && <Area id={id}>{title}</Area>}
          <GuideLine guides={guides} />
          <EventTable label={title || family.title} rows={rows} />
        </div>
      ))}
      <Sections sections={overview?.sections ?? []} />
    </section>
  );
}
