import type { PageProps } from '../runtime/page/page-props.ts';
import { Link } from '../shell/Link.tsx';
import './blog/sheet.ts';
import { Ways } from './blog/Ways.tsx';

/** All posts by year. */
export default function BlogArchivePage({ data }: PageProps<'BlogArchive'>) {
  return (
    <>
      <h1>{data.heading}</h1>
      <Ways ways={data.ways} />
      {data.years.map(({ year, posts }) => (
        <section key={year} className="blog-group" data-sheet="blog">
          <h2>{year}</h2>
          <ul>
            {posts.map((post) => (
              <li key={post.href}>
                <Link href={post.href} kind="BlogPost">
                  {post.title}
                </Link>{' '}
                <time className="quiet" dateTime={post.date}>
                  {post.dateText}
                </time>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
