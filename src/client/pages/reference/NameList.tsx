import type { PageLink } from '../../../shared/page-link.ts';
import { addPageSheet } from '../../runtime/page/page-sheet.ts';
import { Link } from '../../shell/Link.tsx';
import sheet from './names.css?inline';

addPageSheet('names', sheet);

interface NameListProps {
  links: PageLink[];
  /** What the symbols are, shown before the first. */
  label?: string;
}

/** Names of symbols in a row, as links; nothing without any. */
export function NameList({ links, label }: NameListProps) {
  if (!links.length) return null;
  return (
    <ul className="name-list" data-sheet="names" aria-label={label}>
      {label && <li aria-hidden="true">{label}</li>}
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
