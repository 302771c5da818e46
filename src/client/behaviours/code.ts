import { delegate } from '../runtime/delegate.ts';
import { within } from '../runtime/loading/patience.ts';
import { ICON_PATHS, type IconName } from '../shell/Icon.tsx';
import { t } from '../shell/texts.ts';

/** How long the copy button shows that it copied, in milliseconds. */
const CONFIRMATION = 1000;

/** The button that wraps lines; the other button copies. */
const WRAP = 'button[aria-pressed]';

/** What may be wider than its box. */
const WIDE = '.code:has(> .code-tools) > pre, .table-wrap';

/** Makes the tools of code blocks work: copying, wrapping lines, downloads. */
export function listenToCode(): void {
  delegate<HTMLButtonElement>(['click'], '.code-tools > button', (button) => {
    const block = button.closest<HTMLElement>('figure');
    if (!block) return;
    if (button.matches(WRAP)) toggleWrapping(block, button);
    else copy(block, button);
  });
  delegate<HTMLAnchorElement>(['click'], '.code-tools > a[download]', download);
}

/**
 * Gives code that is wider than its box a button that wraps its lines. Code and tables that are wider are focusable, so that
 * the arrow keys scroll them; all others only until they are measured.
 *
 * @returns a function that stops this.
 */
export function watchCode(content: HTMLElement): () => void {
  // Also measures at the start, and when a closed block around it opens.
  const observer = new ResizeObserver((entries) => {
    const measured = entries.map(({ target }) => [target, target.scrollWidth > target.clientWidth] as const);
    for (const [code, isWide] of measured) showWidth(code, isWide);
  });
  for (const code of content.querySelectorAll(WIDE)) observer.observe(code);
  return () => observer.disconnect();
}

function showWidth(code: Element, isWide: boolean): void {
  const tools = code.parentElement?.querySelector(':scope > .code-tools');
  const tool = tools?.querySelector<HTMLElement>(WRAP);
  if (tool?.ariaPressed === 'true') return;
  takeFocus(code, isWide);
  if (!isWide) tool?.remove();
  else if (!tool) tools?.prepend(...wrapTool(tools));
}

/** Returns a button that wraps lines, made like the button that copies. */
function wrapTool(tools: Element): HTMLElement[] {
  const tool = tools.querySelector('button')?.cloneNode(true) as HTMLElement | undefined;
  if (!tool) return [];
  tool.ariaPressed = 'false';
  tool.title = t('code.wrap', 'Wrap lines');
  showIcon(tool, 'wrap');
  return [tool];
}

function toggleWrapping(block: HTMLElement, button: HTMLButtonElement): void {
  const wraps = block.classList.toggle('wraps');
  button.ariaPressed = String(wraps);
  const code = block.querySelector('pre');
  if (code) takeFocus(code, !wraps);
}

function takeFocus(code: Element, takes: boolean): void {
  if (takes) code.setAttribute('tabindex', '0');
  else code.removeAttribute('tabindex');
}

/** Timers that end the confirmations of buttons. */
const confirmations = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();

async function copy(block: HTMLElement, button: HTMLButtonElement): Promise<void> {
  const code = block.querySelector('pre');
  if (!code) return;
  clearTimeout(confirmations.get(button));
  try {
    await navigator.clipboard.writeText(code.textContent);
  } catch {
    getSelection()?.selectAllChildren(code);
    const refusal = t('code.refused', 'The browser blocks this button. Copy the selected code.');
    showIcon(button, 'copy');
    refuse(block, refusal);
    tell(block, refusal);
    return;
  }
  refuse(block, undefined);
  showIcon(button, 'check');
  tell(block, t('code.copied', 'Copied'));
  const end = () => {
    showIcon(button, 'copy');
    tell(block, '');
  };
  confirmations.set(button, setTimeout(end, CONFIRMATION));
}

/** Titles of blocks that show a refusal in their place; empty where there is none. */
const titles = new WeakMap<HTMLElement, string>();

/** Shows why a block was not copied in place of its title, or the title again. */
function refuse(block: HTMLElement, refusal: string | undefined): void {
  const caption = block.querySelector('figcaption') ?? document.createElement('figcaption');
  const title = titles.get(block) ?? caption.textContent;
  if (refusal === undefined) {
    titles.delete(block);
    caption.textContent = title;
    if (!title) caption.remove();
    return;
  }
  titles.set(block, title);
  caption.textContent = refusal;
  block.prepend(caption);
}

/** Tells screen readers what happened. */
function tell(block: HTMLElement, words: string): void {
  const status = block.querySelector('[role=status]');
  if (status) status.textContent = words;
}

function showIcon(button: Element, name: IconName): void {
  const icon = button.querySelector('svg');
  icon?.setAttribute('data-icon', name);
  icon?.querySelector('path')?.setAttribute('d', ICON_PATHS[name]);
}

/** Saves a file that the service worker may keep. Without it, the browser does. */
function download({ href, download: name }: HTMLAnchorElement, event: Event): void {
  if (!navigator.serviceWorker?.controller) return;
  event.preventDefault();
  within(import('../runtime/save-kept.lazy.ts')).then(
    ({ saveKept }) => saveKept(href, name),
    () => Object.assign(document.createElement('a'), { href, download: name }).click(),
  );
}
