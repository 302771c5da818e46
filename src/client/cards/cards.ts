import type { PageFile } from '../../shared/page.ts';
import type { CardContent } from '../../shared/symbol-card.ts';
import { cleanPath, dataFile, decodeHash, decodePath, routeOf } from '../../shared/urls.ts';
import { createCard } from './card.ts';
import { cardContent } from './content.ts';
import { isMeant, type PeekPage } from './intent.ts';

/** The cards of a document; one is shown at a time. */
export interface Cards {
  /** A reader points at a link, or has focused it. */
  begin(link: HTMLAnchorElement): void;
}

/** Milliseconds that a reader stays on a link before a card appears: the first one, and the next while one is shown. */
const INTENT = 400;
const NEXT = 150;
/** Milliseconds in which the pointer may cross from the link to the card. */
const GRACE = 250;

/** Creates the cards, and listens for what ends them: leaving, Escape, a press, another page. */
export function createCards(peek: PeekPage): Cards {
  const card = createCard();
  let wanted: HTMLAnchorElement | undefined;
  /** The last link that was pointed at or focused, until the pointer or the focus leaves: moves on it change nothing. */
  let met: HTMLAnchorElement | undefined;
  let coming: ReturnType<typeof setTimeout> | undefined;
  let going: ReturnType<typeof setTimeout> | undefined;

  function hide(): void {
    clearTimeout(coming);
    wanted = undefined;
    remove();
  }

  /** Removes the card. That of another link may be on its way. */
  function remove(): void {
    clearTimeout(going);
    if (wanted === card.link()) wanted = undefined;
    card.remove();
  }

  function hideSoon(): void {
    met = undefined;
    clearTimeout(going);
    going = setTimeout(() => card.isInUse() || remove(), GRACE);
  }

  async function show(link: HTMLAnchorElement, content: Promise<CardContent | undefined>): Promise<void> {
    const found = await content;
    if (wanted !== link) return;
    if (!isMeant(link)) {
      // For a reader who returns to this link, the wait begins again.
      wanted = card.link();
      met = undefined;
      return;
    }
    hide();
    if (!found) return;
    wanted = link;
    card.show(link, found);
  }

  listenForEnds({
    leave({ target }) {
      const link = card.link();
      const isOn = (element: Element | undefined) => target instanceof Node && element?.contains(target);
      if (!isOn(met)) met = undefined;
      if (link && !isOn(link) && !card.contains(target)) hideSoon();
    },
    hideSoon,
    press: ({ target }) => card.contains(target) || hide(),
    hide,
  });

  return {
    begin(link) {
      if (link === wanted || link === met) return;
      wanted = link;
      met = link;
      clearTimeout(coming);
      const content = loadContent(link, peek).catch(() => undefined);
      coming = setTimeout(() => show(link, content), card.link() ? NEXT : INTENT);
    },
  };
}

/** What ends a card. */
interface Ends {
  leave(event: Event): void;
  hideSoon(): void;
  press(event: Event): void;
  hide(): void;
}

function listenForEnds({ leave, hideSoon, press, hide }: Ends): void {
  document.addEventListener('pointerover', leave, { passive: true });
  document.documentElement.addEventListener('pointerleave', hideSoon, { passive: true });
  document.addEventListener('focusout', hideSoon);
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), { capture: true });
  document.addEventListener('click', press, { capture: true });
  addEventListener('popstate', hide);
}

/** Loads what the card of a link says, from data that the app has or else from the page's data file. */
async function loadContent(link: HTMLAnchorElement, peek: PeekPage): Promise<CardContent | undefined> {
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
