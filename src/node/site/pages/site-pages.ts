import type { SiteConfig } from '../../config/index.ts';
import type { LinkResolver } from '../../markdown/link-resolver.ts';
import { type BarePage, page } from '../bare-page.ts';
import { blogPages } from '../blog/index.ts';
import type { CataloguePage } from '../catalogue-page.ts';
import { isHome } from '../documents/documents.ts';
import { type DatedDocument, isDated } from '../documents/post-date.ts';
import type { RenderedDocs } from '../rendering/render-docs.ts';
import { articleToc } from './article-page.ts';
import { searchPages } from './fixed-pages.ts';
import { homeView } from './landing.ts';
import { sharedImage } from './shared-image.ts';

/** Creates the pages outside the docs: home, blog, search. */
export function sitePages({ context, documents }: RenderedDocs, config: SiteConfig): CataloguePage[] {
  const { i18n } = context;
  const home = documents.find(isHome);
  const listed = documents.filter((document) => !isHome(document));
  const posts = listed.filter((document) => document.section === 'blog').filter(isDated);
  const homeData = homeView({ config, context, documents: listed }, home);
  const blog = blogPages(posts, config, context.href, (document) => articleToc(document, config), i18n);
  const pages: BarePage[] = [
    {
      ...page('Home', '/', '', config.tagline, homeData, { source: home?.article.file }),
      text: home?.article.text ?? '',
    },
    ...blog.map(({ document, ...rest }) => ({
      ...rest,
      ...(document && postFacts(document, context.links)),
    })),
    ...searchPages(config, i18n, homeData.cards),
  ];
  return pages.map((sitePage) => ({ ...sitePage, breadcrumbs: [], origins: context.renderer.origins }));
}

function postFacts(
  document: DatedDocument,
  links: LinkResolver,
): Pick<CataloguePage, 'source' | 'text' | 'post' | 'image'> {
  const { article, date } = document;
  return {
    source: article.file,
    text: article.text,
    ...sharedImage(document, links),
    post: { date, tags: article.frontMatter.tags ?? [] },
  };
}
