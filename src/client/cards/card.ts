import type { CardContent } from '../../shared/symbol-card.ts';
import { trustHtml } from '../runtime/start/trusted-types.ts';
import sheet from './cards.css?inline';
import { isMeant } from './intent.ts';
import { placeCard } from './place.ts';

/** The element that shows one card after the other. */
export interface Card {
  /** Returns the link that the card belongs to; absent while there is none. */
  link(): HTMLAnchorElement | undefined;
  /** Shows content about a link, and makes it the link's description. */
  show(link: HTMLAnchorElement, content: CardContent): void;
  /** Takes the card away. */
  remove(): void;
  /** Returns whether the reader is still at its link, or points at the card. */
  isInUse(): boolean;
  /** Returns whether an element is in the card. */
  contains(target: EventTarget | null): boolean;
}

const ID = 'symbol-card';

/** Creates the card of a document, which is not in it until it is shown. */
export function createCard(): Card {
  const element = createElement();
  adopt(sheet);
  let shown: HTMLAnchorElement | undefined;
  return {
    link: () => shown,
    show(link, content) {
      shown = link;
      fill(element, content);
      document.body.append(element);
      link.setAttribute('aria-describedby', ID);
      moveTo(link, element);
    },
    remove() {
      element.remove();
      shown?.removeAttribute('aria-describedby');
      shown = undefined;
    },
    isInUse: () => shown?.isConnected === true && (isMeant(shown) || element.matches(':hover')),
    contains: (target) => target instanceof Node && element.contains(target),
  };
}

function createElement(): HTMLElement {
  const element = document.createElement('div');
  element.id = ID;
  element.className = 'symbol-card';
  element.setAttribute('role', 'tooltip');
  return element;
}

/** Moves the card, which is in the document already, to a link. */
function moveTo(link: HTMLElement, element: HTMLElement): void {
  const { top, left } = placeCard(link.getBoundingClientRect(), element.getBoundingClientRect(), viewOf());
  element.style.top = `${top + scrollY}px`;
  element.style.left = `${left + scrollX}px`;
}

/** Puts the content into the card. Links in it become plain words, because nothing in a card takes the focus. */
function fill(element: HTMLElement, { codeHtml, textHtml, warning }: CardContent): void {
  const code = document.createElement('code');
  code.innerHTML = trustHtml(codeHtml);
  const text = document.createElement('p');
  text.innerHTML = trustHtml(textHtml);
  if (warning) {
    const mark = document.createElement('b');
    mark.textContent = `${warning}: `;
    text.prepend(mark);
  }
  element.replaceChildren(code, ...(text.textContent ? [text] : []));
  for (const link of element.querySelectorAll('a')) link.replaceWith(...link.childNodes);
}

/** Returns the part of the window that the navbar does not cover. */
function viewOf() {
  const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  return { top: Math.max(0, bar), bottom: innerHeight, left: 0, right: document.documentElement.clientWidth };
}

/** Adopts a sheet. `adoptSheet` is part of the app, which may not have loaded yet. */
function adopt(css: string): void {
  const rules = new CSSStyleSheet();
  rules.replaceSync(css);
  document.adoptedStyleSheets.push(rules);
}
