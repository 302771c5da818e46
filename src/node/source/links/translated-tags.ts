import { underBase } from '../../../shared/urls.ts';
import type { CataloguePage } from '../../site/index.ts';
import { tagRoute } from '../../site/routes.ts';
import type { LinkedSite } from './source-targets.ts';
import type { Moved } from './translated-targets.ts';

/** Finds the posts whose translation has other tags: the page of such a tag is in one language, and all others lead to it. */
export function translatedTags([main, ...others]: LinkedSite[]): Moved[] {
  const originals = new Map(main?.pages.map((page) => [page.route, page]));
  return others.flatMap(({ code, pages }) =>
    pages.flatMap((page): Moved[] => {
      const original = originals.get(page.route);
      if (!page.source?.startsWith(`i18n/${code}/`) || !page.post || !original?.post) return [];
      const [own, expected] = [tagRoutes(page), tagRoutes(original)];
      const routes = [...own, ...expected].filter((route) => !own.has(route) || !expected.has(route));
      if (!routes.length) return [];
      const reported = [main, ...others].flatMap((site) =>
        routes.map((route) => underBase(route, site?.base ?? '/')),
      );
      const { tags } = original.post;
      const problem = {
        severity: 'warning',
        file: page.source,
        line: 1,
        column: 1,
        message: `The translation has ${named(page.post.tags)}, its original has ${named(tags)}: the pages of tags are the same in each language.`,
        fix: tags.length ? `Write \`tags: [${tags.join(', ')}]\`.` : 'Remove the tags.',
      } as const;
      return [{ problem, key: `tags ${code} ${page.route}`, reported }];
    }),
  );
}

function tagRoutes({ post }: CataloguePage): Set<string> {
  return new Set(post?.tags.map(tagRoute));
}

function named(tags: string[]): string {
  return tags.length ? `the tags ${tags.map((tag) => `\`${tag}\``).join(', ')}` : 'no tags';
}
