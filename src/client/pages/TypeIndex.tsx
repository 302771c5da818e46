import type { PageProps } from '../runtime/page/page-props.ts';
import { Html } from '../shell/Html.tsx';
import { EntrySection } from './reference/EntrySection.tsx';

/** All types by what they are. */
export default function TypeIndexPage({ data }: PageProps<'TypeIndex'>) {
  return (
    <>
      <h1>{data.heading}</h1>
      {data.introHtml && <Html as="p" className="lead" html={data.introHtml} />}
      {data.lists.map((list) => (
        <EntrySection key={list.id} {...list} />
      ))}
    </>
  );
}
