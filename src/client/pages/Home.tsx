import { useContext } from 'react';
import type { PageProps } from '../runtime/page/page-props.ts';
import { addPageSheet } from '../runtime/page/page-sheet.ts';
import { SearchForm } from '../search/form/SearchForm.tsx';
import { Html } from '../shell/Html.tsx';
import { Link } from '../shell/Link.tsx';
import { SiteContext } from '../shell/SiteContext.ts';
import { t } from '../shell/texts.ts';
import { Blocks } from './content/Blocks.tsx';
import { CardGrid } from './content/CardGrid.tsx';
import sheet from './home.css?inline';
import { TaskList } from './tasks/TaskList.tsx';

addPageSheet('home', sheet);

/** The home page: what the site is, a search field, an example, tasks, and links to the parts of the site. */
export default function HomePage({ data }: PageProps<'Home'>) {
  const { searchHref, search } = useContext(SiteContext) ?? {};
  return (
    <div className="home" data-sheet="home">
      <div className="hero">
        <div>
          <Html as="h1" {...data.language} html={data.headingHtml} />
          <Html as="p" className="lead" {...data.language} html={data.introHtml} />
          {searchHref && (
            <SearchForm
              action={searchHref}
              placeholder={
                search?.kinds
                  ? t('search.placeholder', 'Search docs')
                  : t('home.search', 'Search functions, events, guides')
              }
            />
          )}
          <p className="quiet">{data.tagline}</p>
        </div>
        <div {...data.language}>
          <Blocks blocks={data.example} />
        </div>
      </div>
      {data.tasks ? (
        <>
          <TaskList tasks={data.tasks} />
          <ul className="parts">
            {data.cards.map(({ href, kind, label, count }) => (
              <li key={href}>
                <Link href={href} kind={kind}>
                  {label}
                </Link>
                {count !== undefined && <i>{count}</i>}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <CardGrid cards={data.cards} />
      )}
    </div>
  );
}
