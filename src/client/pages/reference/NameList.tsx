import type { PageLink } from '../../../shared/page.ts';
import { Link } from '../../shell/Link.tsx';
import css from './NameList.module.css';

/** Names of symbols in a row, as links. */
export function NameList({ links }: { links: PageLink[] }) {
  return (
    <ul className={css.names}>
      {links.map((link) => (
        <li key={link.href}>
          <code>
            <Link href={link.href} kind={link.kind}>
              {link.label}
            </Link>
          </code>
        </li>
      ))}
    </ul>
  );
}
