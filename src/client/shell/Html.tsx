import { useMemo } from 'react';
import { trustHtml } from '../runtime/trusted-types.ts';

interface HtmlProps {
  html: string;
  /** Element around the HTML; `span` by default. */
  as?:
    | 'a'
    | 'aside'
    | 'blockquote'
    | 'code'
    | 'dd'
    | 'div'
    | 'figure'
    | 'h1'
    | 'li'
    | 'ol'
    | 'p'
    | 'span'
    | 'ul';
  className?: string | undefined;
  /** Target of a link. */
  href?: string;
}

/** Inline HTML that the build has made and checked. */
export function Html({ html, as: Tag = 'span', ...rest }: HtmlProps) {
  return <Tag {...rest} dangerouslySetInnerHTML={useMarkup(html)} />;
}

/** The content of an element for React, which would set it anew if it were another object. */
export function useMarkup(html: string): { __html: string } {
  return useMemo(() => markup(html), [html]);
}

/** HTML as the content of an element for React. */
export function markup(html: string): { __html: string } {
  return { __html: trustHtml(html) };
}
