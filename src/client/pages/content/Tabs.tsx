import { type ReactNode, useId } from 'react';
import type { Block, TabsBlock } from '../../../shared/blocks.ts';
import { addPageSheet } from '../../runtime/page/page-sheet.ts';
import sheet from './tabs.css?inline';

addPageSheet('tabs', sheet);

interface TabsProps {
  block: TabsBlock;
  /** Shows the content of a tab. */
  renderBlocks: (blocks: Block[]) => ReactNode;
}

/** Alternatives in tabs; `client/behaviours/tabs.ts` switches between them. */
export function Tabs({ block: { group, tabs, initial }, renderBlocks }: TabsProps) {
  const id = useId();
  const start = tabs.some(({ value }) => value === initial) ? initial : tabs[0]?.value;
  return (
    <div className="tabs" data-group={group} data-sheet="tabs">
      <div role="tablist">
        {tabs.map(({ label, value }, index) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`${id}${index}`}
            data-value={value}
            aria-selected={value === initial}
            aria-controls={`${id}${index}p`}
            tabIndex={value === start ? undefined : -1}
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
          hidden={value !== initial}
        >
          {renderBlocks(blocks)}
        </div>
      ))}
    </div>
  );
}
