import type { SeeView } from '../../../shared/symbol-data.ts';
import { Html } from '../../shell/Html.tsx';
import { t } from '../../shell/texts.ts';
import { CardGrid } from '../content/CardGrid.tsx';
import { Section } from '../content/Section.tsx';
import css from './symbol.module.css';

interface SeeAlsoProps {
  items: SeeView[];
  usedInHtml?: string | undefined;
}

/** Cards of related symbols, and the documents whose code uses this one; nothing without any. */
export function SeeAlso({ items, usedInHtml }: SeeAlsoProps) {
  if (!items.length && !usedInHtml) return null;
  return (
    <Section id="see-also" title={t('symbol.see', 'See also')}>
      {items.length > 0 && (
        <CardGrid cards={items.map(({ summaryHtml, ...link }) => ({ ...link, textHtml: summaryHtml }))} />
      )}
      {usedInHtml && <Html as="p" className={css.usedIn} html={usedInHtml} />}
    </Section>
  );
}
