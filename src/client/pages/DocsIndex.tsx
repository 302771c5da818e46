import type { PageProps } from '../runtime/page/page-props.ts';
import { Html } from '../shell/Html.tsx';
import { CardGrid } from './content/CardGrid.tsx';
import { Section } from './content/Section.tsx';
import { TaskList } from './tasks/TaskList.tsx';

/** The landing page of the docs: every part with its size and one line. */
export default function DocsIndexPage({ data }: PageProps<'DocsIndex'>) {
  return (
    <div data-wide="">
      <h1>{data.heading}</h1>
      {data.introHtml && <Html as="p" className="lead" html={data.introHtml} />}
      {data.tasks && <TaskList tasks={data.tasks} />}
      {data.sections.map((section) => (
        <Section key={section.id} id={section.id} title={section.title}>
          <CardGrid cards={section.cards} />
        </Section>
      ))}
    </div>
  );
}
