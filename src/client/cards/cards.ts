import type { PageFile } from '../../shared/page.ts';
import type { CardContent } from '../../shared/symbol-card.ts';
import { cleanPath, dataFile, decodeHash, decodePath, routeOf } from '../../shared/urls.ts';
import { trustHtml } from '../runtime/start/trusted-types.ts';
import sheet from './cards.css?inline';
import { cardContent } from './content.ts';
import { isMeant, type PeekPage } from './intent.ts';
import { placeCard } from './place.ts';

/** The cards of a document, of which one is shown at a time. */
export interface Cards {
  /** A reader points at a link, or has focused it. */
  begin(link: HTMLAnchorElement): void;
}

/** Milliseconds that a reader stays on a link before a card appears: the first one, and the next while one is shown. */
const INTENT = 400;
const NEXT = 150;
/** Milliseconds in which the pointer may cross from the link to the card. */
const GRACE = 250;

const ID = 'symbol-card';

/** Creates the cards, and listens for what ends them: leaving, Escape, a press, another page. */
export function createCards(peek: PeekPage): Cards {
  const card = createElement();
  adopt(sheet);
  let wanted: HTMLAnchorElement | undefined;
  let shown: HTMLAnchorElement | undefined;
  /** The last link that was pointed at or focused, until the pointer or the focus leaves: moves on it change nothing. */
  let met: HTMLAnchorElement | undefined;
  let coming: ReturnType<typeof setTimeout> | undefined;
  let going: ReturnType<typeof setTimeout> | undefined;

  function hide(): void {
    clearTimeout(coming);
    wanted = undefined;
    remove();
  }

  /** Takes the card away. That of another link may be coming. */
  function remove(): void {
    clearTimeout(going);
    card.remove();
    shown?.removeAttribute('aria-describedby');
    if (wanted === shown) wanted = undefined;
    shown = undefined;
  }

  function hideSoon(): void {
    met = undefined;
    clearTimeout(going);
    going = setTimeout(() => {
      const isThere = shown?.isConnected && (isMeant(shown) || card.matches(':hover'));
      if (!isThere) remove();
    }, GRACE);
  }

  async function show(link: HTMLAnchorElement, content: Promise<CardContent | undefined>): Promise<void> {
    const found = await content;
    if (wanted !== link) return;
    if (!isMeant(link)) {
      // A reader who returns to this link starts anew.
      wanted = shown;
      met = undefined;
      return;
    }
    hide();
    if (!found) return;
    wanted = link;
    shown = link;
    fill(card, found);
    document.body.append(card);
    link.setAttribute('aria-describedby', ID);
    moveTo(link, card);
  }

  const leave = ({ target }: Event) => {
    const isOn = (element: Element | undefined) => target instanceof Node && element?.contains(target);
    if (!isOn(met)) met = undefined;
    if (shown && !isOn(shown) && !isOn(card)) hideSoon();
  };
  document.addEventListener('pointerover', leave, { passive: true });
  document.documentElement.addEventListener('pointerleave', hideSoon, { passive: true });
  document.addEventListener('focusout', hideSoon);
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), { capture: true });
  document.addEventListener('click', ({ target }) => card.contains(target as Node) || hide(), {
    capture: true,
  });
  addEventListener('popstate', hide);

  return {
    begin(link) {
      if (link === wanted || link === met) return;
      wanted = link;
      met = link;
      clearTimeout(coming);
      const content = contentOf(link, peek).catch(() => undefined);
      coming = setTimeout(() => show(link, content), shown ? NEXT : INTENT);
    },
  };
}

/** Creates the element that holds the content of one card after the other. */
function createElement(): HTMLElement {
  const card = document.createElement('div');
  card.id = ID;
  card.className = 'symbol-card';
  card.setAttribute('role', 'tooltip');
  return card;
}

/** Moves a card, which is in the document already, to a link. */
function moveTo(link: HTMLElement, card: HTMLElement): void {
  const { top, left } = placeCard(link.getBoundingClientRect(), card.getBoundingClientRect(), viewOf());
  card.style.top = `${top + scrollY}px`;
  card.style.left = `${left + scrollX}px`;
}

/** Returns what the card of a link says, from data that the app has or else from the page's data file. */
async function contentOf(link: HTMLAnchorElement, peek: PeekPage): Promise<CardContent | undefined> {
  const { base = '/', shell } = document.documentElement.dataset;
  const found = link.origin === location.origin ? routeOf(decodePath(link.pathname), base) : undefined;
  if (found === undefined) return undefined;
  const route = cleanPath(found);
  const file = await (peek(route, link.dataset.kind ?? '') ?? fetchPage(dataFile(route, base)));
  return file && file.shell === shell ? cardContent(file, decodeHash(link.hash)) : undefined;
}

async function fetchPage(url: string): Promise<PageFile | undefined> {
  const response = await fetch(url, { mode: 'same-origin' });
  return response.ok ? ((await response.json()) as PageFile) : undefined;
}

/** Puts the content into the card. Links in it become plain words, because nothing in a card takes the focus. */
function fill(card: HTMLElement, { codeHtml, textHtml, warning }: CardContent): void {
  const code = document.createElement('code');
  code.innerHTML = trustHtml(codeHtml);
  const text = document.createElement('p');
  text.innerHTML = trustHtml(textHtml);
  if (warning) {
    const mark = document.createElement('b');
    mark.textContent = `${warning}: `;
    text.prepend(mark);
  }
  card.replaceChildren(code, ...(text.textContent ? [text] : []));
  for (const link of card.querySelectorAll('a')) link.replaceWith(...link.childNodes);
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
