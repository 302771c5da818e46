import type { PageProps } from '../runtime/page/page-props.ts';
import { Link } from '../shell/Link.tsx';
import './blog/sheet.ts';
import { Ways } from './blog/Ways.tsx';

/** All tags by their first letter, each with the number of its posts. */
export default function BlogTagsPage({ data }: PageProps<'BlogTags'>) {
  return (
    <>
      <h1>{data.heading}</h1>
      <Ways ways={data.ways} />
      {data.letters.map(({ letter, tags }) => (
        <section key={letter} className="blog-group" data-sheet="blog">
          <h2>{letter}</h2>
          <ul>
            {tags.map((tag) => (
              <li key={tag.href}>
                <Link href={tag.href} kind={tag.kind}>
                  {tag.label}
                </Link>{' '}
                <span className="quiet">{tag.count}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
