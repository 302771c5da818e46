import '../search/ui/sheet.ts';
import { use } from 'react';
import type { PageProps } from '../runtime/page/page-props.ts';
import { SearchForm } from '../search/form/SearchForm.tsx';
import { Html } from '../shell/Html.tsx';
import { Link } from '../shell/Link.tsx';
import { SiteContext } from '../shell/SiteContext.ts';
import { t } from '../shell/texts.ts';
import { useNearestPages } from './not-found/use-nearest-pages.ts';
import { SearchHit } from './search/SearchHit.tsx';

/** The page for addresses that lead nowhere. It suggests what the reader may have meant. */
export default function NotFoundPage({ data }: PageProps<'NotFound'>) {
  const site = use(SiteContext);
  const suggestions = useNearestPages(site, data.pages);
  return (
    <div
      className="search-page-results"
      data-sheet="search"
      data-pending={suggestions === undefined || undefined}
    >
      <h1>{data.heading}</h1>
      <Html as="p" className="lead" html={data.textHtml} />
      {site?.searchHref && (
        <SearchForm action={site.searchHref} placeholder={t('search.placeholder', 'Search docs')} />
      )}
      <p>
        <Link href={site?.base ?? '/'} kind="Home" className="button">
          {t('notFound.home', 'Go to the home page')}
        </Link>
      </p>
      {suggestions && suggestions.length > 0 && (
        <section aria-labelledby="suggestions">
          <h2 id="suggestions">{t('notFound.suggestions', 'Did you mean')}</h2>
          <ul>
            {suggestions.map((hit) => (
              <SearchHit key={hit.href} hit={hit} as="h3" />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
