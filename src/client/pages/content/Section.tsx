import type { ReactNode } from 'react';
import type { SectionView } from '../../../shared/symbol-data.ts';
import { Html } from '../../shell/Html.tsx';
import { t } from '../../shell/texts.ts';
import { Blocks } from './Blocks.tsx';

interface SectionProps {
  id: string;
  /** Heading as text; HTML for headings from Markdown. */
  title: string | { html: string };
  children: ReactNode;
}

/** A part of a page under a heading of level 2 with a direct link. */
export function Section({ id, title, children }: SectionProps) {
  const html = typeof title === 'string' ? title : title.html;
  const words = /[<&]/.test(html) ? undefined : html;
  return (
    <>
      {/* Named without the link in it, which screen readers would repeat in every list of headings. */}
      <h2 aria-label={words} id={id}>
        {typeof title === 'string' ? title : <Html html={title.html} />}
        <Anchor id={id} heading={words} />
      </h2>
      {children}
    </>
  );
}

/** The direct link of a heading, named after its words, since lists of links have many; the style sheet adds its sign. */
function Anchor({ id, heading }: { id: string; heading: string | undefined }) {
  const label = heading
    ? t('heading.linkTo', 'Direct link to {heading}', { heading })
    : t('heading.link', 'Direct link to this section');
  // biome-ignore lint/a11y/useAnchorContent: the label is the content; a sign as text would be copied with the heading.
  return <a className="anchor" href={`#${id}`} aria-label={label} />;
}

/** The parts that authors have written. */
export function Sections({ sections }: { sections: SectionView[] }) {
  return sections.map((section) => (
    <Section key={section.id} id={section.id} title={{ html: section.titleHtml }}>
      <Blocks blocks={section.blocks} />
    </Section>
  ));
}
