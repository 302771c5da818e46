import type { SeeView } from '../../shared/page-data.ts';
import { CardGrid } from './CardGrid.tsx';
import { Section } from './Section.tsx';
import { t } from './texts.ts';

/** Cards of related symbols; nothing without any. */
export function SeeAlso({ items }: { items: SeeView[] }) {
  if (!items.length) return null;
  return (
    <Section id="see-also" title={t('symbol.see', 'See also')}>
      <CardGrid cards={items.map(({ summaryHtml, ...link }) => ({ ...link, textHtml: summaryHtml }))} />
    </Section>
  );
}
