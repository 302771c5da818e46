import { page } from '../bare-page.ts';
import { tagRoute } from '../routes.ts';
import type { BlogContext, BlogPage } from './context.ts';
import { pagesOfList } from './lists.ts';
import type { Post } from './posts.ts';
import { blogWays } from './ways.ts';

/** A tag with its posts. */
interface Tag {
  label: string;
  route: string;
  posts: Post[];
}

/** Returns the list of tags, and the posts of each; none without tags. */
export function tagPages(posts: Post[], context: BlogContext): BlogPage[] {
  const tags = collectTags(posts, context.i18n.language);
  if (!tags.length) return [];
  return [tagList(tags, context), ...tags.flatMap((tag) => pagesOfTag(tag, context))];
}

function collectTags(posts: Post[], language: string): Tag[] {
  const tags = new Map<string, Tag>();
  for (const post of posts) {
    for (const label of post.document.article.frontMatter.tags ?? []) {
      const tag = tags.get(label) ?? { label, route: tagRoute(label), posts: [] };
      tags.set(label, tag);
      tag.posts.push(post);
    }
  }
  return [...tags.values()].sort((a, b) => a.label.localeCompare(b.label, language));
}

function tagList(tags: Tag[], context: BlogContext): BlogPage<'BlogTags'> {
  const { href, i18n, recent } = context;
  const route = '/blog/tags';
  const letters = [...new Set(tags.map(firstLetter))];
  const heading = i18n.t('blog.tags', 'Tags');
  return page('BlogTags', route, heading, i18n.t('blog.tagsDescription', 'Topics of the blog.'), {
    heading,
    ways: blogWays(context, route),
    recent,
    letters: letters.map((letter) => ({
      letter,
      tags: tags
        .filter((tag) => firstLetter(tag) === letter)
        .map((tag) => ({
          label: tag.label,
          href: href(tag.route),
          kind: 'BlogTag',
          count: tag.posts.length,
        })),
    })),
  });
}

function pagesOfTag({ label: tag, route, posts }: Tag, context: BlogContext): BlogPage[] {
  const { i18n } = context;
  const title = i18n.plural(
    'blog.tagged',
    '{count} post tagged with “{tag}”|{count} posts tagged with “{tag}”',
    posts.length,
    { tag },
  );
  const description = i18n.t('blog.tagDescription', 'Blog posts tagged {tag}.', { tag });
  return pagesOfList(posts, { kind: 'BlogTag', route, title, description }, context);
}

function firstLetter({ label }: Tag): string {
  const [first = ''] = label;
  return first.toUpperCase();
}
