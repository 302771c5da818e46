import type { PageProps } from '../runtime/page-props.ts';
import { t } from '../shell/texts.ts';
import { Blocks } from './content/Blocks.tsx';
import { Sections } from './content/Section.tsx';
import { EntrySection } from './reference/EntryList.tsx';
import { SeeAlso } from './reference/SeeAlso.tsx';
import { Signature } from './reference/Signature.tsx';
import { SymbolHead } from './reference/SymbolHead.tsx';
import { ValueSection } from './reference/ValueList.tsx';

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
