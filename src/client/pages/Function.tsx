import type { PageProps } from '../runtime/page-props.ts';
import { Blocks } from '../shell/Blocks.tsx';
import { Sections } from '../shell/Section.tsx';
import { SeeAlso } from '../shell/SeeAlso.tsx';
import { Signature } from '../shell/Signature.tsx';
import { SymbolHead } from '../shell/SymbolHead.tsx';
import { t } from '../shell/texts.ts';
import { ValueSection } from '../shell/ValueList.tsx';

/** A function, method, constructor or value. */
export default function FunctionPage({ data }: PageProps<'Function'>) {
  return (
    <>
      <SymbolHead data={data} />
      <Signature signatures={data.signatures} />
      <Blocks blocks={data.blocks} />
      <ValueSection id="parameters" title={t('symbol.parameters', 'Parameters')} values={data.params} />
      <ValueSection id="returns" title={t('symbol.returns', 'Returns')} values={data.returns} />
      <Sections sections={data.sections} />
      <SeeAlso items={data.see} />
    </>
  );
}
