import { Fragment, type ReactNode } from 'react';

/**
 * Returns a name that breaks after an underscore, not within a word, if it does not fit on one line. Chromium would take
 * a `wbr` for a space in the names of headings and links, which screen readers say; hidden, it still breaks the line.
 */
export function breakable(name: string): ReactNode {
  return name.split(/(?<=_)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity.
    <Fragment key={index}>
      {index > 0 && <wbr aria-hidden />}
      {part}
    </Fragment>
  ));
}
