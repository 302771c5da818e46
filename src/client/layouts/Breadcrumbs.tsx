import type { PageFrame } from '../../shared/page.ts';
import { Icon } from '../shell/Icon.tsx';
import { Link } from '../shell/Link.tsx';
import css from '../shell/layout.module.css';
import { t } from '../shell/texts.ts';

interface BreadcrumbsProps {
  items: PageFrame['breadcrumbs'];
  homeHref: string;
}

/** The way from the home page to the open one, which is the last item and not a link. */
export function Breadcrumbs({ items, homeHref }: BreadcrumbsProps) {
  if (!items.length) return null;
  return (
    <nav className={css.crumbs} aria-label={t('breadcrumbs.label', 'Breadcrumbs')}>
      <ol>
        <li>
          <Link
            href={homeHref}
            kind="Home"
            className={css.homeCrumb}
            aria-label={t('breadcrumbs.home', 'Home page')}
          >
            <Icon name="home" />
          </Link>
        </li>
        {items.map((item, index) => (
          <li key={`${item.href} ${item.label}`}>
            {index < items.length - 1 && item.href ? (
              <Link href={item.href} kind={item.kind}>
                {item.label}
              </Link>
            ) : (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>{item.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
