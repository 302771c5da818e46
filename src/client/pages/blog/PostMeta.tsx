import type { AuthorView, PostSummary } from '../../../shared/blog-data.ts';
import { Link } from '../../shell/Link.tsx';
import { plural } from '../../shell/texts.ts';
import './sheet.ts';

/** Date, reading time, authors and tags of a post; the title is above. */
export function PostMeta({ post }: { post: PostSummary }) {
  return (
    <div className="blog-meta" data-sheet="blog">
      <span>
        <time dateTime={post.date}>{post.dateText}</time> · {readingTime(post.readingMinutes)}
      </span>
      {post.authors.map((author) => (
        <Author key={author.name} author={author} />
      ))}
      {post.tags.length > 0 && (
        <ul>
          {post.tags.map((tag) => (
            <li key={tag.href}>
              <Link href={tag.href} kind={tag.kind}>
                {tag.label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Author({ author }: { author: AuthorView }) {
  return (
    <span>
      {author.picture && <img src={author.picture} alt="" width="24" height="24" loading="lazy" />}
      {author.url ? <Link href={author.url}>{author.name}</Link> : author.name}
      {author.title && `, ${author.title}`}
    </span>
  );
}

function readingTime(minutes: number): string {
  return plural('blog.minutes', 'One min read|{count} min read', minutes);
}
