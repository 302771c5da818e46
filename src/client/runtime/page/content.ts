/** Prepares the content of a page; returns what ends it when the content goes. */
type Prepare = (content: HTMLElement) => () => void;

let prepare: Prepare | undefined;

/** Calls a function for the content of each page that is shown from now on, before it is painted. */
export function onContent(added: Prepare): void {
  prepare = added;
}

/** The content of a page is in the document. Returns what has to be called when it goes. */
export function contentIsShown(content: HTMLElement): (() => void) | undefined {
  return prepare?.(content);
}
