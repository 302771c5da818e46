/** Keys that open the search, and how the platform names them. */

/** The parts of a key press that matter here. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'
>;

/**
 * Returns whether a key press is Ctrl+K or Cmd+K, with or without caps lock. In a layout without Latin letters, the key
 * in the position of the K counts.
 */
export function isOpenShortcut(event: KeyPress): boolean {
  const isK = event.key.toLowerCase() === 'k' || (event.code === 'KeyK' && /^[^\p{ASCII}]$/u.test(event.key));
  return isK && event.ctrlKey !== event.metaKey && !event.altKey && !event.shiftKey;
}

/** Returns whether a key press is a bare `/`. */
export function isSlash({ key, ctrlKey, metaKey, altKey, isComposing }: KeyPress): boolean {
  return key === '/' && !ctrlKey && !metaKey && !altKey && !isComposing;
}

/** Returns whether typed text goes into this element. */
export function isEditable(target: EventTarget | null | undefined): boolean {
  return (
    target instanceof HTMLElement && (target.matches('input,textarea,select') || target.isContentEditable)
  );
}

/** Returns whether the command key takes the place of the Ctrl key. */
export function isApple({
  userAgentData,
  platform,
}: {
  userAgentData?: { platform?: string };
  platform?: string;
} = navigator): boolean {
  return /mac|iphone|ipad|ipod/i.test(userAgentData?.platform || platform || '');
}

/** Writes the name of the command key, which only the browser knows, into its element, and shows that. */
export function nameCommandKey(key: HTMLElement): void {
  key.textContent = isApple() ? '⌘' : 'Ctrl';
  key.hidden = false;
}
