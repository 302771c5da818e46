import { useContext } from 'react';
import { traitsOf } from '../../../shared/page-kinds.ts';
import { sortOf } from '../../../shared/search/filters.ts';
import type { SearchHit as Hit } from '../../../shared/search/model.ts';
import { hitLink } from '../../search/hit-link.ts';
import { KindBadge } from '../../search/ui/KindBadge.tsx';
import { marked } from '../../search/ui/marked.tsx';
import { Link } from '../../shell/Link.tsx';
import { SiteContext } from '../../shell/SiteContext.ts';
import { t } from '../../shell/texts.ts';

interface SearchHitProps {
  hit: Hit;
  /** Level of the title: one below the heading of the list; by default that below the page's. */
  as?: 'h2' | 'h3';
}

/** A page that was found: title, location and summary, with the words that matched marked. */
export function SearchHit({ hit, as: Heading = 'h2' }: SearchHitProps) {
  const site = useContext(SiteContext);
  const { href, kind, external } = hitLink(hit.href, {
    base: site?.base ?? '/',
    pattern: site?.search.externalUrlRegex,
    kind: hit.kind,
  });
  const title = marked(hit.title, hit.terms);
  return (
    <li className="hit-item">
      <KindBadge sort={sortOf(hit)} />
      <Heading dir={hit.signature && 'ltr'}>
        <Link href={href} kind={kind} external={false} {...(external && { 'data-full-load': '' })}>
          {traitsOf(hit.kind).isSymbol ? <code>{title}</code> : <span>{title}</span>}
        </Link>
        {hit.signature && <code className="hit-signature">{hit.signature}</code>}
      </Heading>
      {hit.where && (
        <nav
          className="hit-where"
          aria-label={t('search.where', 'Location of {title}: {where}', {
            title: hit.title,
            where: hit.where,
          })}
        >
          {hit.where}
        </nav>
      )}
      {hit.summary && <p>{marked(hit.summary, hit.terms)}</p>}
    </li>
  );
}
