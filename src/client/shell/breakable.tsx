import { Fragment, type ReactNode } from 'react';

/** Returns a name that breaks after an underscore, not within a word, if it does not fit on one line. */
export function breakable(name: string): ReactNode {
  return name.split(/(?<=_)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
