import { useLayoutEffect, useRef } from 'react';
import { contentIsShown } from '../../runtime/page/content.ts';
import { useMarkup } from '../Html.tsx';

interface ContentProps {
  as: 'article' | 'div';
  /** The content as the build has rendered it. */
  html: string;
}

/** The content of a page, which React leaves alone: what reacts in it listens on the document (`client/behaviours`). */
export function Content({ as: Tag, html }: ContentProps) {
  const content = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other content takes the place of the former in the same element.
  useLayoutEffect(() => {
    if (content.current) return contentIsShown(content.current);
  }, [html]);
  return (
    <Tag
      ref={content}
      data-part="article"
      suppressHydrationWarning
      dangerouslySetInnerHTML={useMarkup(html)}
    />
  );
}
