import { memo } from 'react';
import type { FooterItem, FooterView } from '../../shared/site.ts';
import css from './Footer.module.css';
import { Html } from './Html.tsx';
import { Link } from './Link.tsx';
import { ThemedImage } from './ThemedImage.tsx';

interface FooterProps {
  footer: FooterView;
  /** Adds a container for the offline control, which is rendered later. */
  offline?: boolean;
}

/** The footer of each page: columns of links or one row, logo, copyright. */
export const Footer = memo(function Footer({ footer, offline = false }: FooterProps) {
  const { columns, row, logo, copyrightHtml, style } = footer;
  return (
    <footer className={css.footer} data-style={style}>
      <div>
        {columns.length > 0 && (
          <div className={css.linkColumns}>
            {columns.map((column) => (
              <div key={`${column.title} ${column.items[0]?.href}`}>
                {column.title && <p>{column.title}</p>}
                <Items items={column.items} />
              </div>
            ))}
          </div>
        )}
        {row.length > 0 && (
          <div className={css.row}>
            <Items items={row} />
          </div>
        )}
        {logo &&
          (logo.href === undefined ? (
            <ThemedImage image={logo} />
          ) : (
            <Link href={logo.href} {...(logo.target && { target: logo.target })}>
              <ThemedImage image={logo} />
            </Link>
          ))}
        {copyrightHtml && <Html as="div" className="quiet" html={copyrightHtml} />}
        {offline && <div className={css.offline} data-offline="" />}
      </div>
    </footer>
  );
});

function Items({ items }: { items: FooterItem[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.html ?? `${item.href} ${item.label}`}>
          {item.html === undefined ? (
            <Link href={item.href ?? ''} kind={item.kind} external={item.external}>
              {item.label}
            </Link>
          ) : (
            <Html html={item.html} />
          )}
        </li>
      ))}
    </ul>
  );
}
