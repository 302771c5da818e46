import type { PageProps } from '../runtime/page-props.ts';
import { Blocks } from '../shell/Blocks.tsx';
import { EntrySection } from '../shell/EntryList.tsx';
import { Sections } from '../shell/Section.tsx';
import { SeeAlso } from '../shell/SeeAlso.tsx';
import { Signature } from '../shell/Signature.tsx';
import { SymbolHead } from '../shell/SymbolHead.tsx';
import { t } from '../shell/texts.ts';
import { ValueSection } from '../shell/ValueList.tsx';

/** The overview of a group: how to get it, and all that it holds. */
export default function GroupPage({ data }: PageProps<'Group'>) {
  return (
    <>
      <SymbolHead data={data} />
      <Signature signatures={data.requireHtml ? [data.requireHtml] : []} />
      <Blocks blocks={data.blocks} />
      {data.lists.map((list) => (
        <EntrySection key={list.id} {...list} />
      ))}
      <ValueSection id="constants" title={t('group.constants', 'Constants')} values={data.fields} />
      <EntrySection id="types" title={t('group.types', 'Types')} rows={data.types} />
      <Sections sections={data.sections} />
      <SeeAlso items={data.see} />
    </>
  );
}
