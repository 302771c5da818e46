import '../search/ui/sheet.ts';
import { use, useEffect, useMemo, useRef, useState } from 'react';
import { documentTitle } from '../../shared/document-title.ts';
import { splitFilter } from '../../shared/search/filters.ts';
import type { SearchOptions } from '../../shared/search/model.ts';
import { restoreEntry } from '../runtime/navigation/navigation.ts';
import type { PageProps } from '../runtime/page/page-props.ts';
import { searchClient } from '../search/choose-client.ts';
import { SearchForm } from '../search/form/SearchForm.tsx';
import { KindChips } from '../search/ui/KindChips.tsx';
import { usePagedSearch } from '../search/ui/use-paged-search.ts';
import { versionsInEffect } from '../search/versions.ts';
import { Link } from '../shell/Link.tsx';
import { SiteContext } from '../shell/SiteContext.ts';
import { t } from '../shell/texts.ts';
import { Results } from './search/Results.tsx';
import { useUrlQuery } from './search/use-url-query.ts';
import { VersionSelect } from './search/VersionSelect.tsx';

/** Hits requested at a time. */
const PAGE_SIZE = 15;

/** The search page. The query lives in the address, so that results can be linked to. */
export default function SearchPage({ data }: PageProps<'Search'>) {
  const site = use(SiteContext);
  const input = useRef<HTMLInputElement>(null);
  const { query, kind, pause, type, choose } = useUrlQuery(input, site?.searchHref);
  const [versions, setVersions] = useState<SearchOptions['versions']>();
  const client = useMemo(() => site && searchClient(site), [site]);
  const { filter = kind, text } = splitFilter(query);
  const search = usePagedSearch(versions && client, { text, filter, versions }, { limit: PAGE_SIZE, pause });
  const heading = query ? t('search.headingFor', 'Search results for “{query}”', { query }) : data.heading;

  // The query of the address is known after the first render.
  const isAsking = search.status === 'loading' || (search.status === 'idle' && Boolean(text || filter));
  const isPending = !versions || (isAsking && !search.hits.length);

  // After each render: when the page is opened again, it gets the title of its kind.
  useEffect(() => {
    document.title = documentTitle(heading, site?.title ?? '');
  });
  useEffect(restoreEntry, []);
  useEffect(() => setVersions(site && versionsInEffect(site)), [site]);

  return (
    <div className="search-page-results" data-sheet="search" data-pending={isPending || undefined}>
      <h1>{heading}</h1>
      <SearchForm
        ref={input}
        placeholder={t('search.placeholder', 'Search docs')}
        autoFocus
        onInput={(event) => type(event.currentTarget.value)}
        onSubmit={(event) => event.preventDefault()}
        onClear={() => type('')}
      />
      <p className="unscripted lead">
        {t('search.noScript', 'Search needs JavaScript, which is turned off in this browser.')}
      </p>
      <div className="search-page-tools scripted">
        <KindChips kinds={site?.search.kinds} pressed={filter} onPress={choose} />
        {site && site.search.docs.length > 0 && (
          <VersionSelect
            docs={site.search.docs}
            versions={versions}
            offersAll={!site.search.contextual}
            onChange={setVersions}
          />
        )}
      </div>
      <Results
        search={search}
        query={query}
        isNarrowed={filter !== undefined}
        isAsking={isAsking}
        indexes={data.indexes}
        field={input}
      />
      {client?.credit && (
        <p className="quiet">
          <Link href={client.credit.href}>{client.credit.label}</Link>
        </p>
      )}
    </div>
  );
}
