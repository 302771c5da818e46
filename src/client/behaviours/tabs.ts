import { delegate } from '../runtime/delegate.ts';
import { chooseTab, tabChoice } from '../runtime/memory/tab-choices.ts';

const TAB = '.tabs > [role=tablist] > [role=tab]';

/**
 * Makes tabs work: arrow keys move between them; Enter, Space or a click chooses. See the ARIA Authoring Practices, "Tabs" with
 * manual activation.
 */
export function listenToTabs(): void {
  delegate(['click'], TAB, choose);
  delegate(['keydown'], TAB, (tab, event) => moveFocus(tab, event as KeyboardEvent));
}

/** Shows the tabs that the reader has chosen on other pages. */
export function applyChoices(content: HTMLElement): void {
  for (const tabs of groupsIn(content)) select(tabs, tabChoice(tabs.dataset.group ?? ''));
}

function groupsIn(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('.tabs[data-group]')];
}

function choose(tab: HTMLElement): void {
  const tabs = tab.closest<HTMLElement>('.tabs');
  const { value } = tab.dataset;
  if (!tabs || value === undefined) return;
  const before = tab.getBoundingClientRect().top;
  const { group } = tabs.dataset;
  if (group === undefined) select(tabs, value);
  else {
    chooseTab(group, value);
    for (const each of groupsIn(document)) if (each.dataset.group === group) select(each, value);
  }
  // Groups above may have changed their height: the tab stays below the pointer.
  scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: 'instant' });
}

/** Shows the tab with a value; nothing changes where no tab has it. */
function select(tabs: HTMLElement, value: string | undefined): void {
  const all = [...tabs.querySelectorAll<HTMLElement>(':scope > [role=tablist] > [role=tab]')];
  if (!all.some(({ dataset }) => dataset.value === value)) return;
  const panels = tabs.querySelectorAll<HTMLElement>(':scope > [role=tabpanel]');
  all.forEach((tab, index) => {
    const isSelected = tab.dataset.value === value;
    tab.ariaSelected = String(isSelected);
    if (isSelected) tab.removeAttribute('tabindex');
    else tab.tabIndex = -1;
    const panel = panels[index];
    if (panel) panel.hidden = !isSelected;
  });
}

/** Moves the focus to the tab on either side, from the last to the first and back; Home and End to the ends. */
function moveFocus(tab: HTMLElement, event: KeyboardEvent): void {
  const tabs = [...(tab.parentElement?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
  const index = tabs.indexOf(tab);
  const right = tab.matches(':dir(rtl)') ? -1 : 1;
  const targets: Record<string, number> = {
    ArrowRight: index + right,
    ArrowLeft: index - right,
    Home: 0,
    End: -1,
  };
  const target = targets[event.key];
  // With a modifier, the key belongs to the browser, such as the one for Back.
  if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  tabs.at(target === tabs.length ? 0 : target)?.focus();
}
