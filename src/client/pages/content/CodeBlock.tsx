import type { CodeBlock as CodeBlockData } from '../../../shared/blocks.ts';
import { breakable } from '../../shell/breakable.tsx';
import { Html } from '../../shell/Html.tsx';
import { Icon } from '../../shell/Icon.tsx';
import { t } from '../../shell/texts.ts';

/**
 * Highlighted code with its title, a button that copies it as shown, and a link to the file that it shows. `look` are classes of
 * its own. `client/behaviours/code.ts` makes the button work, and adds one that wraps lines.
 */
export function CodeBlock({ block, look }: { block: CodeBlockData; look?: string | undefined }) {
  const className = `code${block.numbered ? ' numbered' : ''}${look ? ` ${look}` : ''}`;
  const label = t('code.copyLabel', 'Copy code to clipboard');
  // Code that scrolls takes the focus, so that the arrow keys move it. Until it is measured, or without script, so does
  // all code but that with links: the arrow keys move code around a focused link, too.
  const takesFocus = !block.html.includes('<a ');
  return (
    <figure className={className}>
      {block.title && <figcaption>{breakable(block.title)}</figcaption>}
      <pre tabIndex={takesFocus ? 0 : undefined}>
        <Html as="code" html={block.html} />
      </pre>
      <div className="code-tools">
        {block.download && <Download {...block.download} />}
        <button type="button" className="scripted" title={label}>
          <Icon name="copy" />
        </button>
      </div>
      <span className="visually-hidden" role="status" />
    </figure>
  );
}

/** A link to the file that the block shows. It needs no script, unless a service worker may keep the file. */
function Download({ href, name }: { href: string; name: string }) {
  const label = t('code.download', 'Download {name}', { name });
  return (
    <a href={href} download={name} title={label}>
      <Icon name="download" />
    </a>
  );
}
