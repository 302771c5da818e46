import { type MouseEvent, useEffect, useRef, useState } from 'react';
import type { CodeBlock as CodeBlockData } from '../../../shared/blocks.ts';
import { within } from '../../runtime/loading/patience.ts';
import { Html } from '../../shell/Html.tsx';
import { Icon } from '../../shell/Icon.tsx';
import { t } from '../../shell/texts.ts';

/** How long the copy button shows that it copied, in milliseconds. */
const CONFIRMATION = 1000;

/**
 * Highlighted code with its title, a button that copies it as shown, one that wraps lines that are too long for its
 * box, and a link to the file that it shows. `look` are classes of its own.
 */
export function CodeBlock({ block, look }: { block: CodeBlockData; look?: string | undefined }) {
  const code = useRef<HTMLPreElement>(null);
  /** An object for each press that copied, so that a second one is confirmed as long as the first. */
  const [copied, setCopied] = useState<object | false>();
  const [isWide, setWide] = useState<boolean>();
  const [wraps, setWraps] = useState(false);

  useEffect(() => {
    const element = code.current;
    if (!element || wraps) return;
    // Also measures at the start, and when a closed block around it opens.
    const observer = new ResizeObserver(() => setWide(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [wraps]);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(setCopied, CONFIRMATION);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    const element = code.current as HTMLPreElement;
    try {
      await navigator.clipboard.writeText(element.textContent);
      setCopied({});
    } catch {
      getSelection()?.selectAllChildren(element);
      setCopied(false);
    }
  };
  const refusal =
    copied === false && t('code.refused', 'The browser does not allow it. Copy the selected code.');
  const className = `code${block.numbered ? ' numbered' : ''}${wraps ? ' wraps' : ''}${look ? ` ${look}` : ''}`;
  // Code that scrolls takes the focus, so that the arrow keys move it. Until it is measured, or without script, so does
  // all code but that with links: the arrow keys move code around a focused link, too.
  const takesFocus = isWide ?? !block.html.includes('<a ');
  return (
    <figure className={className}>
      {(refusal || block.title) && <figcaption>{refusal || block.title}</figcaption>}
      <pre ref={code} tabIndex={takesFocus && !wraps ? 0 : undefined}>
        <Html as="code" html={block.html} />
      </pre>
      <div className="code-tools">
        {isWide && (
          <Tool
            label={t('code.wrap', 'Wrap lines')}
            icon="wrap"
            isPressed={wraps}
            onClick={() => setWraps(!wraps)}
          />
        )}
        {block.download && <Download {...block.download} />}
        <Tool
          label={t('code.copyLabel', 'Copy code to clipboard')}
          icon={copied ? 'check' : 'copy'}
          onClick={copy}
        />
      </div>
      <span className="visually-hidden" role="status">
        {copied ? t('code.copied', 'Copied') : refusal}
      </span>
    </figure>
  );
}

/** A link to the file that the block shows. It needs no script, unless a service worker may keep the file. */
function Download({ href, name }: { href: string; name: string }) {
  const label = t('code.download', 'Download {name}', { name });
  const save = (event: MouseEvent) => {
    if (!navigator.serviceWorker?.controller) return;
    event.preventDefault();
    within(import('../../runtime/save-kept.lazy.ts')).then(
      ({ saveKept }) => saveKept(href, name),
      () => Object.assign(document.createElement('a'), { href, download: name }).click(),
    );
  };
  return (
    <a href={href} download={name} title={label} aria-label={label} onClick={save}>
      <Icon name="download" />
    </a>
  );
}

interface ToolProps {
  label: string;
  icon: 'check' | 'copy' | 'wrap';
  isPressed?: boolean;
  onClick: () => void;
}

function Tool({ label, icon, isPressed, onClick }: ToolProps) {
  return (
    <button
      type="button"
      className="scripted"
      title={label}
      aria-label={label}
      aria-pressed={isPressed}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
