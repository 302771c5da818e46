import type { ComponentProps } from 'react';
import type { PageKind } from '../../shared/page-kinds.ts';
import { Icon } from './Icon.tsx';

/** Attributes of a link, and where it leads. */
export interface LinkProps extends ComponentProps<'a'> {
  href: string;
  /** Kind of the page that it leads to; the prefetcher reads it. */
  kind?: PageKind | undefined;
  /** Opens in a new tab and carries the external-link icon; by default for full URLs without a kind. */
  external?: boolean | undefined;
}

/** A link with a final URL. Navigation and prefetch listen on the document, so it needs no handler. */
export function Link({
  href,
  kind,
  external = !kind && /^(?:https?:)?\/\//i.test(href),
  children,
  ...rest
}: LinkProps) {
  const target = external ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a href={href} data-kind={kind} {...target} {...rest}>
      {children}
      {external && <Icon name="external" />}
    </a>
  );
}
