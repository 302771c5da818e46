import { useContext } from 'react';
import type { PageProps } from '../runtime/page-props.ts';
import { Html } from '../shell/Html.tsx';
import { SiteContext } from '../shell/SiteContext.ts';
import { t } from '../shell/texts.ts';
import { Blocks } from './content/Blocks.tsx';
import { CardGrid } from './content/CardGrid.tsx';
import css from './Home.module.css';
import { SearchForm } from './search/SearchForm.tsx';

/** The first page: what this is, a search field, one example and the ways in. */
export default function HomePage({ data }: PageProps<'Home'>) {
  const searchHref = useContext(SiteContext)?.searchHref;
  return (
    <div className={css.home}>
      <div className={css.hero}>
        <div>
          <Html as="h1" html={data.headingHtml} />
          <Html as="p" className="lead" html={data.introHtml} />
          {searchHref && (
            <SearchForm
              action={searchHref}
              placeholder={t('home.search', 'Search functions, events, guides')}
            />
          )}
          <p className="quiet">{data.tagline}</p>
        </div>
        <div>
          <Blocks blocks={data.example} />
        </div>
      </div>
      <CardGrid cards={data.cards} />
    </div>
  );
}
