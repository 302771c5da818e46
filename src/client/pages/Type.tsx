import type { TypeData } from '../../shared/symbol-data.ts';
import type { PageProps } from '../runtime/page/page-props.ts';
import { Html } from '../shell/Html.tsx';
import { t } from '../shell/texts.ts';
import { Blocks } from './content/Blocks.tsx';
import { Section, Sections } from './content/Section.tsx';
import { EntrySection } from './reference/EntrySection.tsx';
import { MemberList, WideList } from './reference/MemberList.tsx';
import { NameList } from './reference/NameList.tsx';
import { SeeAlso } from './reference/SeeAlso.tsx';
import { Signature } from './reference/Signature.tsx';
import { SymbolHead } from './reference/SymbolHead.tsx';
import { ValueSection } from './reference/ValueSection.tsx';

/** A class, a closed set of values or another name for a type. */
export default function TypePage({ data }: PageProps<'Type'>) {
  return (
    <>
      <SymbolHead data={data} />
      <Signature caption={t('type.base', 'Alias of')} signatures={data.baseHtml ? [data.baseHtml] : []} />
      <Signature
        caption={t('type.extends', 'Extends')}
        signatures={data.parentsHtml ? [data.parentsHtml] : []}
      />
      <Blocks blocks={data.blocks} />
      <Sections sections={data.topics} />
      {data.members.length > 0 && (
        <Section id="values" title={t('type.values', 'Values')}>
          <MemberList wide members={data.members} />
        </Section>
      )}
      <ValueSection id="fields" title={t('type.fields', 'Fields')} values={data.fields} />
      <EntrySection id="methods" title={t('type.methods', 'Methods')} rows={data.methods} />
      <Operators operators={data.operators} />
      {data.usedBy.length > 0 && (
        <Section id="used-by" title={t('type.usedBy', 'Used by')}>
          <NameList links={data.usedBy} />
        </Section>
      )}
      <Sections sections={data.sections} />
      <SeeAlso items={data.see} />
    </>
  );
}

function Operators({ operators }: Pick<TypeData, 'operators'>) {
  if (!operators.length) return null;
  return (
    <Section id="operators" title={t('type.operators', 'Operators')}>
      <WideList>
        {operators.map((operator) => (
          <div key={operator.html}>
            <dt>
              <Html as="code" html={operator.html} />
            </dt>
            <Html as="dd" html={operator.descriptionHtml} />
          </div>
        ))}
      </WideList>
    </Section>
  );
}
