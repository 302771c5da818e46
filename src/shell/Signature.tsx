import { createElement } from 'react';
import { Html } from './Html.tsx';
import css from './symbol.module.css';

/** The card with one way to call a symbol after the other; long lines wrap. */
export function Signature({ signatures }: { signatures: string[] }) {
  if (!signatures.length) return null;
  const lines = signatures.map((html) => (
    <pre key={html}>
      <Html as="code" html={html} />
    </pre>
  ));
  return createElement('div', { className: `code ${css.signature}` }, ...lines);
}
