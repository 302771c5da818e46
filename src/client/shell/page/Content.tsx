import { useLayoutEffect, useRef, useState } from 'react';
import { contentIsShown } from '../../runtime/page/content.ts';
import { useMarkup } from '../Html.tsx';

interface ContentProps {
  /** The page in its layout, as the build has rendered it; empty if the document has it already. */
  html: string;
}

/** A page with content, which React leaves alone: what reacts in it listens on the document (`client/behaviours`). */
export function Content({ html }: ContentProps) {
  const content = useRef<HTMLDivElement>(null);
  const [delivered] = useState(() => (html ? null : document.querySelector('[data-part="article"]')));
  // biome-ignore lint/correctness/useExhaustiveDependencies: other content takes the place of the former in the same element.
  useLayoutEffect(() => {
    const { current } = content;
    if (!current) return;
    // If the shell was changed before it was hydrated, by a translator for example, React renders a new one: the delivered
    // content moves into that.
    if (!html && delivered && delivered !== current) current.replaceChildren(...delivered.childNodes);
    return contentIsShown(current);
  }, [html]);
  return (
    <div
      ref={content}
      data-part="article"
      suppressHydrationWarning
      dangerouslySetInnerHTML={useMarkup(html)}
    />
  );
}
