import { useMemo } from 'react';
import type { TextLanguage } from '../../shared/text-language.ts';
import { trustHtml } from '../runtime/start/trusted-types.ts';

interface HtmlProps extends Partial<TextLanguage> {
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

/**
 * Returns HTML as an element's content for React: the same object each time, because React would set the content of another
 * one again.
 */
export function useMarkup(html: string): { __html: string } {
  return useMemo(() => markup(html), [html]);
}

/** Returns HTML as the content of an element for React. */
export function markup(html: string): { __html: string } {
  return { __html: trustHtml(html) };
}
