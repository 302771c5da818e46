import type { PageProps } from '../runtime/page/page-props.ts';
import { t } from '../shell/texts.ts';
import { Blocks } from './content/Blocks.tsx';
import { Sections } from './content/Section.tsx';
import { SeeAlso } from './reference/SeeAlso.tsx';
import { Signature } from './reference/Signature.tsx';
import { SymbolHead } from './reference/SymbolHead.tsx';
import { ValueSection } from './reference/ValueSection.tsx';

/** A function, method, constructor or value. */
export default function FunctionPage({ data }: PageProps<'Function'>) {
  return (
    <>
      <SymbolHead data={data} />
      <Signature signatures={data.signatures} />
      <Blocks blocks={data.blocks} />
      <Sections sections={data.topics} />
      <ValueSection id="parameters" title={t('symbol.parameters', 'Parameters')} values={data.params} />
      <ValueSection id="returns" title={t('symbol.returns', 'Returns')} values={data.returns} />
      <Sections sections={data.sections} />
      <SeeAlso items={data.see} usedInHtml={data.usedInHtml} />
    </>
  );
}
