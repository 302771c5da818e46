interface HtmlProps {
  html: string;
  /** Element around the HTML; `span` by default. */
  as?: 'code' | 'dd' | 'div' | 'figure' | 'h1' | 'p' | 'span';
  className?: string | undefined;
}

/** Inline HTML that the build has made and checked. */
export function Html({ html, as: Tag = 'span', className }: HtmlProps) {
  return <Tag className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
