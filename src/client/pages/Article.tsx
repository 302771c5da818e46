import type { PageProps } from '../runtime/page/page-props.ts';
import { addPageSheet } from '../runtime/page/page-sheet.ts';
import { t } from '../shell/texts.ts';
import calls from './article/calls.css?inline';
import { Blocks } from './content/Blocks.tsx';
import { Section } from './content/Section.tsx';
import { NameList } from './reference/NameList.tsx';
import { Gallery } from './snippets/Gallery.tsx';

addPageSheet('calls', calls);

/** A page of prose: a guide or a snippet. */
export default function ArticlePage({ data: { heading, blocks, gallery, uses } }: PageProps<'Article'>) {
  return (
    <>
      <h1>{heading}</h1>
      {gallery && <Blocks blocks={gallery.lead} />}
      {gallery && <Gallery html={gallery.html} />}
      <Blocks blocks={blocks} />
      {uses && (
        <Section id="uses" title={t('article.uses', 'What it uses')}>
          <NameList label={t('article.functions', 'Functions')} links={uses.functions} />
          <NameList label={t('events.heading', 'Events')} links={uses.events} />
          <NameList label={t('article.lua', 'Lua')} links={uses.lua} />
        </Section>
      )}
    </>
  );
}
