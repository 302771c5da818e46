import type { PageProps } from '../runtime/page-props.ts';
import { Blocks } from '../shell/Blocks.tsx';
import { Sections } from '../shell/Section.tsx';
import { SeeAlso } from '../shell/SeeAlso.tsx';
import { Signature } from '../shell/Signature.tsx';
import { SymbolHead } from '../shell/SymbolHead.tsx';
import { t } from '../shell/texts.ts';
import { ValueSection } from '../shell/ValueList.tsx';
import { FieldTable } from './parts/FieldTable.tsx';

/** An event: when it fires and what its callback gets. */
export default function EventPage({ data }: PageProps<'Event'>) {
  return (
    <>
      <SymbolHead data={data} />
      <Signature caption={t('event.callback', 'Callback')} signatures={[data.signature]} />
      <Blocks blocks={data.blocks} />
      <FieldTable fields={data.fields} />
      <ValueSection id="parameters" title={t('symbol.parameters', 'Parameters')} values={data.params} />
      <ValueSection id="returns" title={t('symbol.returns', 'Returns')} values={data.returns} />
      <Sections sections={data.sections} />
      <SeeAlso items={data.see} />
    </>
  );
}
