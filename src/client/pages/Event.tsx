import type { PageProps } from '../runtime/page/page-props.ts';
import { t } from '../shell/texts.ts';
import { Blocks } from './content/Blocks.tsx';
import { CodeBlock } from './content/CodeBlock.tsx';
import { Sections } from './content/Section.tsx';
import { FieldTable } from './events/FieldTable.tsx';
import { SeeAlso } from './reference/SeeAlso.tsx';
import { Signature } from './reference/Signature.tsx';
import { SymbolHead } from './reference/SymbolHead.tsx';
import css from './reference/symbol.module.css';
import { ValueSection } from './reference/ValueSection.tsx';

/** An event: when it fires and what its callback gets. */
export default function EventPage({ data }: PageProps<'Event'>) {
  return (
    <>
      <SymbolHead data={data} />
      {data.registration ? (
        <CodeBlock block={data.registration} look={`wraps ${css.signature}`} />
      ) : (
        <Signature caption={t('event.callback', 'Callback')} signatures={[data.signature]} />
      )}
      <Blocks blocks={data.blocks} />
      <Sections sections={data.topics} />
      <FieldTable fields={data.fields} />
      <ValueSection id="parameters" title={t('symbol.parameters', 'Parameters')} values={data.params} />
      <ValueSection id="returns" title={t('symbol.returns', 'Returns')} values={data.returns} />
      <Sections sections={data.sections} />
      <SeeAlso items={data.see} usedInHtml={data.usedInHtml} />
    </>
  );
}
