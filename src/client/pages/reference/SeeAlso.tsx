import type { SeeView } from '../../../shared/page-data.ts';
import { t } from '../../shell/texts.ts';
import { CardGrid } from '../content/CardGrid.tsx';
import { Section } from '../content/Section.tsx';

/** Cards of related symbols; nothing without any. */
export function SeeAlso({ items }: { items: SeeView[] }) {
  if (!items.length) return null;
  return (
    <Section id="see-also" title={t('symbol.see', 'See also')}>
      <CardGrid cards={items.map(({ summaryHtml, ...link }) => ({ ...link, textHtml: summaryHtml }))} />
    </Section>
  );
}
