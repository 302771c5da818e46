import type { CardView } from '../../../shared/page-data.ts';
import { traitsOf } from '../../../shared/page-kinds.ts';
import { Html } from '../../shell/Html.tsx';
import { Link } from '../../shell/Link.tsx';
import css from './CardGrid.module.css';

/** Cards that link to pages. The whole card takes the click, except links within its text. */
export function CardGrid({ cards }: { cards: CardView[] }) {
  return (
    <ul className={css.cards}>
      {cards.map((card) => (
        <li key={card.href}>
          <Link
            href={card.href}
            kind={card.kind}
            className={traitsOf(card.kind).isSymbol ? css.symbolName : undefined}
          >
            {card.label}
          </Link>
          {(card.note ?? card.count) !== undefined && <i>{card.note ?? card.count}</i>}
          {card.textHtml && <Html as="p" html={card.textHtml} />}
        </li>
      ))}
    </ul>
  );
}
