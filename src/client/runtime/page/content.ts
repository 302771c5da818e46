/** Prepares the content of a page; returns a function that ends this when the content leaves. */
type Prepare = (content: HTMLElement) => () => void;

let prepare: Prepare | undefined;

/** Calls a function for the content of each page that is shown from now on, before it is painted. */
export function onContent(added: Prepare): void {
  prepare = added;
}

/** Prepares content that has come into the document. Returns the function to call when it leaves. */
export function contentIsShown(content: HTMLElement): (() => void) | undefined {
  return prepare?.(content);
}
