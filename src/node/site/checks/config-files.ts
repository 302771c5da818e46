import { type ConfigIssue, formatPath, type SiteConfig } from '../../config/index.ts';
import { IMAGE } from '../../markdown/images/image-formats.ts';
import { findStatic, nearStatic, type StaticUrls } from '../links/static-urls.ts';
import { isExternal } from '../links/urls.ts';

/** Reports pictures of the configuration that no reader would see. */
export function checkConfigFiles(
  { favicon, navbar, footer }: SiteConfig,
  statics: StaticUrls,
): ConfigIssue[] {
  const named: [PropertyKey[], string | undefined][] = [
    [['favicon'], favicon],
    [['navbar', 'logo', 'src'], navbar.logo?.src],
    [['navbar', 'logo', 'srcDark'], navbar.logo?.srcDark],
    [['footer', 'logo', 'src'], footer?.logo?.src],
    [['footer', 'logo', 'srcDark'], footer?.logo?.srcDark],
  ];
  return named.flatMap(([path, file]) => (file === undefined ? [] : checkFile(path, file, statics)));
}

function checkFile(path: PropertyKey[], file: string, statics: StaticUrls): ConfigIssue[] {
  const name = `\`${formatPath(path)}\` is \`${file}\``;
  if (isExternal(file)) {
    const message = `${name}, which is on another site: pages may not load from there.`;
    return [{ path, message, fix: 'Put the file into `static/` and write its path there.' }];
  }
  const url = file.startsWith('/') ? file : `/${file}`;
  if (findStatic(url, statics) !== undefined) {
    if (IMAGE.test(url)) return [];
    return [
      { path, message: `${name}, which is not an image.`, fix: 'Name an SVG, a PNG or another image.' },
    ];
  }
  const { near } = nearStatic(url, statics);
  const fix = near ? `Write \`${near.slice(1)}\`.` : 'Put the file into `static/`, or correct the path.';
  return [{ path, message: `${name}, which does not exist: \`static/\` has no such file.`, fix }];
}
