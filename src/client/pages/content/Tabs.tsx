import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useId,
  useState,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import type { Block, TabsBlock } from '../../../shared/blocks.ts';
import { chooseTab, onTabChoice, tabChoice } from '../../runtime/memory/tab-choices.ts';
import { addPageSheet } from '../../runtime/page/page-sheet.ts';
import sheet from './tabs.css?inline';

if (import.meta.env.SSR || import.meta.env.DEV) addPageSheet('tabs', sheet);

interface TabsProps {
  block: TabsBlock;
  /** Shows the content of a tab. */
  renderBlocks: (blocks: Block[]) => ReactNode;
}

/**
 * Alternatives of which one is shown. Arrow keys move between the tabs; Enter, Space or a click chooses. See the ARIA
 * Authoring Practices, "Tabs" with manual activation.
 */
export function Tabs({ block, renderBlocks }: TabsProps) {
  const { group, tabs } = block;
  const id = useId();
  const [selected, setSelected] = useState(block.initial);
  // Prerendered HTML has no choice: hydration starts with the default, and the choice follows at once.
  const choice = useSyncExternalStore(
    onTabChoice,
    () => (group === undefined ? undefined : tabChoice(group)),
    () => undefined,
  );
  const [applied, setApplied] = useState<string>();
  if (choice !== applied) {
    setApplied(choice);
    if (tabs.some(({ value }) => value === choice)) setSelected(choice);
  }

  const choose = (event: MouseEvent<HTMLElement>, value: string) => {
    const tab = event.currentTarget;
    const before = tab.getBoundingClientRect().top;
    flushSync(() => {
      setSelected(value);
      if (group !== undefined) chooseTab(group, value);
    });
    // Groups above may have changed their height: the tab stays below the pointer.
    window.scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: 'instant' });
  };
  const start = tabs.some(({ value }) => value === selected) ? selected : tabs[0]?.value;
  return (
    <div className="tabs" data-group={group} data-sheet="tabs">
      <div role="tablist" onKeyDown={moveFocus}>
        {tabs.map(({ label, value }, index) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`${id}${index}`}
            aria-selected={value === selected}
            aria-controls={`${id}${index}p`}
            tabIndex={value === start ? undefined : -1}
            onClick={(event) => choose(event, value)}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ label, value, blocks }, index) => (
        <div
          key={value}
          role="tabpanel"
          className="inset"
          id={`${id}${index}p`}
          aria-labelledby={`${id}${index}`}
          data-label={label}
          hidden={value !== selected}
        >
          {renderBlocks(blocks)}
        </div>
      ))}
    </div>
  );
}

/** Moves the focus to the tab on either side, from the last to the first and back; Home and End to the ends. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const index = tabs.indexOf(event.target as HTMLElement);
  const right = document.dir === 'rtl' ? -1 : 1;
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
