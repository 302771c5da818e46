/**
 * The menu "Copy page". It appears with the app; the code behind it loads when the reader reaches for it.
 */
import { twinFile } from '../../shared/urls.ts';
import { adoptSheet } from './page-sheet.ts';

const SHEET = `@layer layout{[data-copy]{float:inline-end;font-size:var(--t-s);color:var(--text-3)}
[data-copy]>details{position:relative;padding:0;border:0}[data-copy] summary{margin:0;padding:0;line-height:var(--tap);list-style:none;cursor:pointer}
[data-copy] summary::-webkit-details-marker{display:none}
[data-copy] summary::after{content:"";display:inline-block;inline-size:.4em;block-size:.4em;margin:0 .3em .2em .6em;border:solid;border-width:0 1.5px 1.5px 0;rotate:45deg}
[data-copy] [open] summary::after{margin-block-end:0;rotate:225deg}
@media print{[data-copy]{display:none}}}`;

/** Puts the closed menu into its place: a link to the twin of the open page. */
export function placeMenu(place: HTMLElement | null): void {
  if (!place || place.childElementCount) return;
  adoptSheet(SHEET);
  const { route = '/', base = '/' } = document.documentElement.dataset;
  const menu = document.createElement('details');
  const summary = document.createElement('summary');
  summary.textContent = place.dataset.copy || 'Copy page';
  const link = document.createElement('a');
  link.href = twinFile(route, base);
  link.textContent = 'View as Markdown';
  menu.append(summary, link);
  place.append(menu);
}
