import { comparableText } from '../../shared/comparable-text.ts';
import { delegate } from '../runtime/delegate.ts';
import { createEntryMemory } from '../runtime/memory/entry-memory.ts';
import { hashTarget } from '../runtime/navigation/address-bar.ts';
import { plural, t } from '../shell/texts.ts';

const FIELD = '.event-filter input';

/** The text of the filter. */
const filters = createEntryMemory<string>();

/** Filters the tables of events by what is typed above them: names, summaries and fields. */
export function listenToEventFilter(): void {
  delegate<HTMLInputElement>(['input'], FIELD, applyFilter);
  delegate<HTMLAnchorElement>(['click'], 'a[href*="#"]', showTarget);
}

/**
 * Filters as the reader left the page, before it is scrolled to where it was. Text that was typed before this code ran
 * counts, too.
 */
export function recallEventFilter(content: HTMLElement): void {
  const field = content.querySelector<HTMLInputElement>(FIELD);
  if (!field) return;
  field.value ||= filters.recall() ?? '';
  if (field.value) applyFilter(field);
}

/** Shows everything again when a link leads to a part of this page that the filter hides, before the browser follows it. */
function showTarget({ hash, pathname }: HTMLAnchorElement): void {
  const field = document.querySelector<HTMLInputElement>(FIELD);
  if (!field?.value || !hash || pathname !== location.pathname) return;
  if (!hashTarget(hash)?.closest('[hidden]')) return;
  field.value = '';
  applyFilter(field);
}

/** Lists of fields that the filter has opened. */
const opened = new WeakSet<HTMLDetailsElement>();

function applyFilter(field: HTMLInputElement): void {
  const content = field.closest('article');
  if (!content) return;
  filters.keep(field.value);
  // Names may be copied from code, such as `"player_death"` and `e.userid`.
  const words = comparableText(field.value)
    .split(/[\s"',()]+|\be\./)
    .filter(Boolean);
  const rows = [...content.querySelectorAll<HTMLElement>('.event-table tbody tr')];
  for (const row of rows) {
    row.hidden = !words.every((word) => textOf(row).includes(word));
    unfold(row, words);
  }
  const hasNone = (part: Element) => !part.querySelector('.event-table tbody tr:not([hidden])');
  for (const family of content.querySelectorAll<HTMLElement>('.event-family')) {
    family.hidden = hasNone(family);
    for (const part of family.querySelectorAll<HTMLElement>(':scope > *, .event-area > p')) {
      if (part.matches('.event-area')) part.hidden = hasNone(part);
      // Texts and guides are left out, so that the rows come right below the filter.
      else if (!part.matches('h2:first-child')) part.hidden = words.length > 0;
    }
  }
  const total = rows.length;
  const count = rows.filter(({ hidden }) => !hidden).length;
  const status = content.querySelector('.event-filter [role=status]');
  if (status)
    status.textContent = field.value
      ? t('events.found', '{count} of {total} events', { count, total })
      : plural('events.total', '{count} event|{count} events', total);
  content.querySelector('.no-events')?.remove();
  if (count === 0) content.firstElementChild?.append(nothingFound());
}

function nothingFound(): HTMLElement {
  return Object.assign(document.createElement('p'), {
    className: 'lead no-events',
    textContent: t('events.none', 'No events match your filter.'),
  });
}

/** Texts of rows in which the filter looks. */
const texts = new WeakMap<HTMLElement, string>();

/** Name, summary and fields of an event. */
function textOf(row: HTMLElement): string {
  const text =
    texts.get(row) ??
    comparableText(Array.from(row.querySelectorAll('th a, td > span, small'), textIn).join(' '));
  texts.set(row, text);
  return text;
}

/** Opens a folded list that has a field with one of the words, and closes it again. */
function unfold(row: HTMLElement, words: string[]): void {
  const list = row.querySelector('details');
  if (!list) return;
  const fields = comparableText(textIn(list.querySelector('small')));
  const isSought = words.some((word) => fields.split(', ').some((name) => name.includes(word)));
  if (isSought && !list.open) opened.add(list);
  if (isSought || opened.has(list)) list.open = isSought;
  if (!isSought) opened.delete(list);
}

function textIn(element: Element | null): string {
  return element?.textContent ?? '';
}
