import './sheet.ts';
import type { SiteView } from '../../../shared/site.ts';
import { trapFocus } from '../../runtime/focus/focus-trap.ts';
import { whenIdle } from '../../runtime/start/idle.ts';
import { createRoot } from '../../runtime/start/react-dom.ts';
import { SiteContext } from '../../shell/SiteContext.ts';
import { setTexts } from '../../shell/texts.ts';
import { searchClient } from '../choose-client.ts';
import { versionsInEffect } from '../versions.ts';
import { followKeyboard } from './follow-keyboard.ts';
import { Panel } from './Panel.tsx';

/** The panel that fills the search dialog. */
export interface PanelHandle {
  /**
   * Starts a round of searching with the text in the field.
   *
   * @param entered Enter was pressed already: the first hit is opened as soon as it is there.
   */
  begin(entered: boolean): void;
  /** Resolves when the first answer is on the screen, or nobody waits for one, so that the page may continue. */
  settled: Promise<void>;
}

/**
 * Puts the panel into the dialog's frame, and loads the index.
 *
 * @throws Error when the frame lacks its field, or the container of the panel.
 */
export function mountPanel(frame: HTMLDialogElement, site: SiteView): PanelHandle {
  setTexts(site.texts, site.locale.htmlLang);
  const container = frame.querySelector<HTMLElement>('[data-search-panel]');
  const input = frame.querySelector('input');
  if (!container || !input) throw new Error('The search dialog has no field, or no container for its list.');
  const root = createRoot(container);
  const client = searchClient(site);
  const loaded = client.preload?.({ versions: versionsInEffect(site) });
  followKeyboard(frame);
  trapFocus(frame);
  let settle = () => {};
  const settled = new Promise<void>((resolve) => {
    settle = resolve;
  });
  const onAnswer = () => whenIdle(settle);
  frame.addEventListener('close', settle, { once: true });
  // Nobody waits for hits in a dialog that was closed before its panel was there.
  loaded?.then(() => (frame.open && input.value.trim()) || onAnswer());
  let round = 0;
  return {
    settled,
    begin(entered) {
      const versions = versionsInEffect(site);
      root.render(
        <SiteContext value={site}>
          <Panel
            key={++round}
            frame={frame}
            input={input}
            site={site}
            client={client}
            versions={versions}
            entered={entered}
            onAnswer={onAnswer}
          />
        </SiteContext>,
      );
    },
  };
}
