import type { PageProps } from '../runtime/page/page-props.ts';
import { t } from '../shell/texts.ts';
import { Blocks } from './content/Blocks.tsx';
import { GuideLine } from './content/GuideLine.tsx';
import { Section, Sections } from './content/Section.tsx';
import { EntrySection } from './reference/EntrySection.tsx';
import { NameList } from './reference/NameList.tsx';
import { SeeAlso } from './reference/SeeAlso.tsx';
import { Signature } from './reference/Signature.tsx';
import { SymbolHead } from './reference/SymbolHead.tsx';
import { ValueSection } from './reference/ValueSection.tsx';

/** The overview of a group: how to get it, and all that it holds. */
export default function GroupPage({ data }: PageProps<'Group'>) {
  return (
    <>
      <SymbolHead data={data} />
      <GuideLine guides={data.guides} />
      <Signature signatures={data.requireHtml ? [data.requireHtml] : []} />
      <Blocks blocks={data.blocks} />
      <Sections sections={data.topics} />
      {data.lists.map((list) => (
        <EntrySection key={list.id} {...list} />
      ))}
      <Sections sections={data.sections} />
      <ValueSection id="constants" title={t('group.constants', 'Constants')} values={data.fields} />
      <ValueSection id="index-fields" title={t('group.indexFields', 'Index')} values={data.indexFields} />
      <EntrySection id="types" title={t('group.types', 'Types')} rows={data.types} />
      {data.index.length > 0 && (
        <Section id="a-to-z" title={t('group.index', 'All from A to Z')}>
          <NameList links={data.index} />
        </Section>
      )}
      <SeeAlso items={data.see} />
    </>
  );
}
