import { Fragment, type ReactNode } from 'react';
import { wordingOf } from './texts.ts';

interface TranslateProps {
  id?: string;
  /** The English text, a plain string; `{name}` where a value goes. */
  children?: string;
  /** Values for the placeholders; elements are allowed. */
  values?: Record<string, ReactNode>;
}

/**
 * A text of the shell with elements as values.
 *
 * @throws Error when the children are not a plain string.
 */
export function Translate({ id, children, values = {} }: TranslateProps) {
  if (children !== undefined && typeof children !== 'string') {
    console.error('Children:', children);
    throw new Error('`<Translate>` accepts plain strings only as children. Put elements into `values`.');
  }
  const wording = wordingOf({
    ...(id !== undefined && { id }),
    ...(children !== undefined && { message: children }),
  });
  const parts = wording.split(/\{(\w+)\}/);
  return parts.map((part, index) => {
    const isName = index % 2 === 1;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order.
    return <Fragment key={index}>{isName ? (values[part] ?? `{${part}}`) : part}</Fragment>;
  });
}
