import { createElement } from 'react';
import { Html } from '../../shell/Html.tsx';
import css from './symbol.module.css';

interface SignatureProps {
  /** Highlighted lines of each. */
  signatures: string[];
  /** What the card holds, where it is not a call. */
  caption?: string;
}

/** The card with one way to call a symbol after the other; long lines wrap. */
export function Signature({ signatures, caption }: SignatureProps) {
  if (!signatures.length) return null;
  const lines = signatures.map((html) => createElement('pre', null, <Html as="code" html={html} />));
  const title = caption && <figcaption>{caption}</figcaption>;
  return createElement('figure', { className: `code ${css.signature}` }, title, ...lines);
}
