import { Fragment } from 'react';
import type { BrandView } from '../../../shared/site.ts';
import { ThemedImage } from '../ThemedImage.tsx';
import css from './Navbar.module.css';

/** Logo, the words of the brand (the last one in the accent colour) and the badge, as one link. */
export function Brand({ brand }: { brand: BrandView }) {
  const last = brand.words.at(-1);
  return (
    <a
      className={css.brand}
      href={brand.href}
      target={brand.target}
      rel={brand.target === '_blank' ? 'noopener noreferrer' : undefined}
    >
      {brand.logo && <ThemedImage image={brand.logo} />}
      {last !== undefined && (
        <span>
          {brand.words.slice(0, -1).map((word) => (
            <Fragment key={word}>
              <span>{word}</span>{' '}
            </Fragment>
          ))}
          <b>{last}</b>
        </span>
      )}
      {brand.badge && <small>{brand.badge}</small>}
    </a>
  );
}
