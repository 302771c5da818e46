import type { PageLink } from '../../../shared/page-link.ts';
import { Link } from '../../shell/Link.tsx';
import { t } from '../../shell/texts.ts';
import './sheet.ts';

/** Links to the lists of the blog and to its feeds. */
export function Ways({ ways }: { ways: PageLink[] }) {
  return (
    <nav className="blog-ways" data-sheet="blog" aria-label={t('blog.ways', 'Lists and feeds of the blog')}>
      <ul>
        {ways.map((way) => (
          <li key={way.href}>
            <Link href={way.href} kind={way.kind}>
              {way.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
