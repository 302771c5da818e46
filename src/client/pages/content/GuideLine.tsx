import type { PageLink } from '../../../shared/page-link.ts';
import { Link } from '../../shell/Link.tsx';
import { t } from '../../shell/texts.ts';

/** Links to the guides about what a page, or a part of it, lists; nothing without guides. */
export function GuideLine({ guides }: { guides: PageLink[] | undefined }) {
  if (!guides) return null;
  return (
    <p className="quiet">
      {guides.length > 1 ? t('guides.several', 'Guides:') : t('guides.one', 'Guide:')}
      {guides.map(({ href, kind, label }, index) => (
        <span key={href}>
          {index > 0 ? ', ' : ' '}
          <Link href={href} kind={kind}>
            {label}
          </Link>
        </span>
      ))}
    </p>
  );
}
