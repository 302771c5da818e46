import type { LogoView } from '../../../shared/site.ts';
import type { SiteConfig } from '../../config/index.ts';
import { fileUrl } from '../links/urls.ts';

type ConfigLogo = Pick<
  NonNullable<SiteConfig['navbar']['logo']>,
  'src' | 'srcDark' | 'alt' | 'width' | 'height'
>;

/** Returns the picture of a logo with final URLs. `alt` is used where the configuration has none. */
export function logoView(logo: ConfigLogo, base: string, alt: string): LogoView {
  return {
    src: fileUrl(logo.src, base),
    ...(logo.srcDark && { srcDark: fileUrl(logo.srcDark, base) }),
    alt: logo.alt ?? alt,
    ...(logo.width && { width: logo.width }),
    ...(logo.height && { height: logo.height }),
  };
}
