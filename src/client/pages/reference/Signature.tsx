import { createElement } from 'react';
import { Html } from '../../shell/Html.tsx';
import css from './symbol.module.css';

interface SignatureProps {
  /** Highlighted lines of each signature. */
  signatures: string[];
  /** What the card shows, where it is not a call. */
  caption?: string;
}

/** A card with each way to call a symbol, one below the other; long lines wrap. */
export function Signature({ signatures, caption }: SignatureProps) {
  if (!signatures.length) return null;
  const lines = signatures.map((html) => createElement('pre', null, <Html as="code" html={html} />));
  const title = caption && <figcaption>{caption}</figcaption>;
  return createElement('figure', { className: `code wraps ${css.signature}` }, title, ...lines);
}
