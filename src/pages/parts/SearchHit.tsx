import type { SearchHit as Hit } from '../../search/model.ts';
import { Link } from '../../shell/Link.tsx';
import { isSymbol } from '../../shell/symbols.ts';
import { t } from '../../shell/texts.ts';
import { cutAtTerms } from './marks.ts';
import css from './Search.module.css';

/** A page that was found: title, place and summary, with the words that matched marked. */
export function SearchHit({ hit }: { hit: Hit }) {
  const title = <Marked text={hit.title} terms={hit.terms} />;
  return (
    <li>
      <h2>
        <Link href={hit.href} kind={hit.kind}>
          {isSymbol(hit.kind) ? <code>{title}</code> : title}
        </Link>
      </h2>
      {hit.where && (
        <nav
          className="quiet"
          aria-label={t('search.where', 'Place of {title} in {where}', {
            title: hit.title,
            where: hit.where,
          })}
        >
          {hit.where}
        </nav>
      )}
      {hit.summary && (
        <p className={css.summary}>
          <Marked text={hit.summary} terms={hit.terms} />
        </p>
      )}
    </li>
  );
}

function Marked({ text, terms }: { text: string; terms: string[] }) {
  return cutAtTerms(text, terms).map((part) =>
    part.hit ? <mark key={part.start}>{part.text}</mark> : part.text,
  );
}
