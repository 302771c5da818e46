import { type ConfigIssue, formatPath, type SiteConfig } from '../../config/index.ts';
import { IMAGE } from '../../markdown/images/image-formats.ts';
import { findStatic, nearStatic, type StaticUrls } from '../links/static-urls.ts';
import { isExternal, ownPath } from '../links/urls.ts';
import { HTML_FIELDS } from '../links/written-links.ts';

/** Reports pictures of the configuration that no reader would see. */
export function checkConfigFiles(config: SiteConfig, statics: StaticUrls): ConfigIssue[] {
  const { favicon, navbar, footer, announcementBar } = config;
  const named: [PropertyKey[], string | undefined][] = [
    [['favicon'], favicon],
    [['navbar', 'logo', 'src'], navbar.logo?.src],
    [['navbar', 'logo', 'srcDark'], navbar.logo?.srcDark],
    [['footer', 'logo', 'src'], footer?.logo?.src],
    [['footer', 'logo', 'srcDark'], footer?.logo?.srcDark],
  ];
  return [
    ...named.flatMap(([path, file]) => (file === undefined ? [] : checkFile(path, file, statics))),
    ...htmlFields({ navbar, footer, announcementBar }).flatMap(([path, html]) =>
      checkHtml(path, html, config, statics),
    ),
  ];
}

function checkFile(path: PropertyKey[], file: string, statics: StaticUrls): ConfigIssue[] {
  const name = `\`${formatPath(path)}\` is \`${file}\``;
  if (isExternal(file)) return [elsewhere(path, name)];
  const url = file.startsWith('/') ? file : `/${file}`;
  if (findStatic(url, statics) !== undefined) {
    if (IMAGE.test(url)) return [];
    return [
      {
        path,
        message: `${name}, which is not an image.`,
        fix: 'Write the path of an SVG, a PNG or another image.',
      },
    ];
  }
  const { near } = nearStatic(url, statics);
  return [missing(path, name, near?.slice(1))];
}

/** Reports the images in HTML, which is inserted as it is: their addresses contain the base URL. */
function checkHtml(
  path: PropertyKey[],
  html: string,
  { url: origin, baseUrl }: SiteConfig,
  statics: StaticUrls,
): ConfigIssue[] {
  const images = html.matchAll(/<img\b[^>]*?\ssrc=(?:"([^"]*)"|'([^']*)')/gi);
  return Array.from(images, ([, double, single]) => double ?? single ?? '').flatMap((src): ConfigIssue[] => {
    const name = `\`${formatPath(path)}\` has the image \`${src}\``;
    const own = isExternal(src) ? ownPath(src, origin) : src;
    if (own === undefined) return [elsewhere(path, name)];
    const [file = ''] = own.split(/[?#]/);
    const url = `/${file.slice(baseUrl.length)}`;
    if (file.startsWith(baseUrl) && findStatic(url, statics) !== undefined) return [];
    const { near } = nearStatic(file.startsWith(baseUrl) ? url : file, statics);
    return [missing(path, name, near && baseUrl + near.slice(1))];
  });
}

function elsewhere(path: PropertyKey[], name: string): ConfigIssue {
  const message = `${name}, which is on another site: pages may not load from there.`;
  return { path, message, fix: 'Put the file into `static/` and write its path there.' };
}

function missing(path: PropertyKey[], name: string, near: string | undefined): ConfigIssue {
  const message = `${name}, which does not exist: \`static/\` has no such file.`;
  return {
    path,
    message,
    fix: near ? `Did you mean \`${near}\`?` : 'Put the file into `static/`, or correct the path.',
  };
}

/** The fields of a part of the configuration that contain HTML. */
function htmlFields(value: object, path: PropertyKey[] = []): [PropertyKey[], string][] {
  return Object.entries(value).flatMap(([key, field]): [PropertyKey[], string][] => {
    const here = [...path, Array.isArray(value) ? Number(key) : key];
    if (typeof field === 'string') return HTML_FIELDS.has(key) ? [[here, field]] : [];
    return field !== null && typeof field === 'object' ? htmlFields(field, here) : [];
  });
}
