import { useEffect, useRef, useState } from 'react';
import type { CodeBlock as CodeBlockData } from '../prose/model.ts';
import { Html } from './Html.tsx';
import { Icon } from './Icon.tsx';
import { t } from './texts.ts';

/** How long the copy button confirms, in milliseconds. */
const CONFIRMATION = 1000;

/** Highlighted code with its title and a button that copies it as shown. */
export function CodeBlock({ block }: { block: CodeBlockData }) {
  const code = useRef<HTMLPreElement>(null);
  const [copied, setCopied] = useState(false);
  const [scrolls, setScrolls] = useState(false);

  useEffect(() => {
    const element = code.current;
    setScrolls(element !== null && element.scrollWidth > element.clientWidth);
  }, []);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), CONFIRMATION);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code.current?.textContent ?? '');
      setCopied(true);
    } catch (error) {
      console.error('The code could not be copied.', error);
    }
  };
  return (
    <figure className="code">
      {block.title && <figcaption>{block.title}</figcaption>}
      {/* Code that scrolls takes the focus, so that the arrow keys move it. */}
      <pre ref={code} tabIndex={scrolls ? 0 : undefined}>
        <Html as="code" html={block.html} />
      </pre>
      <button
        type="button"
        className="scripted"
        title={t('code.copy', 'Copy')}
        aria-label={t('code.copyLabel', 'Copy code to clipboard')}
        onClick={copy}
      >
        <Icon name={copied ? 'check' : 'copy'} />
        <span className="visually-hidden" aria-live="polite">
          {copied && t('code.copied', 'Copied')}
        </span>
      </button>
    </figure>
  );
}
