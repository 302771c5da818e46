import type { LinkResolver } from '../../markdown/link-resolver.ts';
import type { CataloguePage } from '../catalogue-page.ts';
import type { Document } from '../documents/document.ts';

/** Returns the image that a document names for links to its page; that of its kind is shown when there is none. */
export function sharedImage({ article }: Document, links: LinkResolver): Pick<CataloguePage, 'image'> {
  const { image } = article.frontMatter;
  if (image === undefined) return {};
  const { href, size, missing } = links.image(image.startsWith('/') ? image : `/${image}`);
  return missing ? {} : { image: { href, ...(size && { size }) } };
}
