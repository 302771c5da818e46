import type { LogoView } from '../../../shared/site.ts';
import type { SiteConfig } from '../../config/index.ts';
import { findStatic, type StaticUrls } from '../links/static-urls.ts';
import { fileUrl } from '../links/urls.ts';
import type { SiteViewInput } from './site-input.ts';

type ConfigLogo = Pick<
  NonNullable<SiteConfig['navbar']['logo']>,
  'src' | 'srcDark' | 'alt' | 'width' | 'height'
>;

/** Pixels that a logo may take if the configuration gives it no size. */
const MOST = {
  navbar: { width: Number.POSITIVE_INFINITY, height: 32 },
  footer: { width: 144, height: Number.POSITIVE_INFINITY },
};

/**
 * Returns the picture of a logo with final URLs and its size: that of its file, unless the configuration names one.
 *
 * @param alt Alternative text where the configuration has none.
 */
export function logoView(
  logo: ConfigLogo,
  place: keyof typeof MOST,
  { base, statics }: Pick<SiteViewInput, 'base' | 'statics'>,
  alt: string,
): LogoView {
  return {
    src: fileUrl(logo.src, base),
    ...(logo.srcDark && { srcDark: fileUrl(logo.srcDark, base) }),
    alt: logo.alt ?? alt,
    ...(logo.width || logo.height
      ? { ...(logo.width && { width: logo.width }), ...(logo.height && { height: logo.height }) }
      : sizeIn(place, logo.src, statics)),
  };
}

/** The size of a file, made smaller if it has to be; browsers would stretch a drawing that only has a `viewBox`. */
function sizeIn(
  place: keyof typeof MOST,
  file: string,
  statics: StaticUrls,
): Pick<LogoView, 'width' | 'height'> {
  const found = findStatic(fileUrl(file, '/'), statics);
  const facts = found === undefined ? undefined : statics.get(found);
  if (!facts || facts === 'damaged') return {};
  const { width, height } = facts;
  const scale = Math.min(1, MOST[place].width / width, MOST[place].height / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
