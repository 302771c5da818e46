import type { Image, Link } from 'mdast';
import { nearest } from '../../diagnostics/nearest.ts';
import { parseUrl } from '../../diagnostics/parse-url.ts';
import type { Problem } from '../../diagnostics/problem.ts';
import { isScriptUrl } from '../../diagnostics/script-url.ts';

/** A mistake in the URL of a link or image. After an error it leads nowhere. */
export type UrlMistake = Required<Pick<Problem, 'severity' | 'message' | 'fix'>>;

/** Finds what is wrong with a link or image as it is written, whatever the site has. Nothing comes after an error. */
export function findUrlMistakes(node: Link | Image): UrlMistake[] {
  const mistakes: UrlMistake[] = [];
  for (const check of CHECKS) {
    const mistake = check(node);
    if (mistake) mistakes.push(mistake);
    if (mistake?.severity === 'error') break;
  }
  return mistakes;
}

type Check = (node: Link | Image) => UrlMistake | undefined;

const checkScript: Check = ({ url }) => {
  if (!isScriptUrl(url)) return undefined;
  const message = `The URL \`${url}\` runs or contains code, expected a page or a file.`;
  return { severity: 'error', message, fix: 'Write an address that starts with `/`, `./` or `https://`.' };
};

const checkEmpty: Check = ({ url }) => {
  if (url !== '') return undefined;
  const fix = 'Write it in the parentheses: `[text](/docs/start)`.';
  return { severity: 'error', message: 'The link has no address.', fix };
};

const checkQuotes: Check = ({ url }) => {
  const [, inner] = /^(?:[“”„‘’]|%E2%80%9[89CDE])(.*?)(?:[“”‘’]|%E2%80%9[89CD])?$/i.exec(url) ?? [];
  if (!inner) return undefined;
  return { severity: 'error', message: `The URL \`${url}\` is in curly quotes.`, fix: `Write \`${inner}\`.` };
};

const checkLocalFile: Check = ({ url }) => {
  if (!/^(?:file:|[a-z]:[\\/])/i.test(url)) return undefined;
  const message = `The URL \`${url}\` leads to a file on the reader's computer, which no page may open.`;
  return {
    severity: 'error',
    message,
    fix: 'Write the address of a page, or put the file into `static/`.',
  };
};

const checkSlashes: Check = ({ url }) => {
  const [, protocol, below = ''] = /^(https?):\/?([^/].*)$/i.exec(url) ?? [];
  if (!protocol) return undefined;
  const message = `The URL \`${url}\` does not have two slashes after \`${protocol}:\`.`;
  return { severity: 'error', message, fix: `Write \`${protocol}://${below}\`.` };
};

const checkTwice: Check = ({ url }) => {
  const [, rest] = /^https?:\/\/(https?(?::?\/\/).+)$/i.exec(url) ?? [];
  if (!rest) return undefined;
  const message = `The URL \`${url}\` has its protocol twice.`;
  return { severity: 'error', message, fix: `Write \`${rest.replace(/^(https?):?/i, '$1:')}\`.` };
};

const checkHost: Check = ({ url }) => {
  if (!/^https?:\/\//i.test(url) || (parseUrl(url) && !/^https?:\/\/(?:$|[/?#])/i.test(url)))
    return undefined;
  const message = `The URL \`${url}\` does not name a host that browsers can find.`;
  const [, address, words] = /^(\S+?)(?:\||%7C)(.+)$/i.exec(url) ?? [];
  const fix = words
    ? `Write a link: \`[${words}](${address})\`.`
    : 'Write it as the address bar of a browser shows it.';
  return { severity: 'error', message, fix };
};

const checkEmail: Check = ({ url }) => {
  const [, protocol, address] = /^(e?-?mail):(?:\/\/)?(\S+@.+)$/i.exec(url) ?? [];
  if (protocol) {
    const message = `\`${protocol}:\` is not a protocol that browsers know.`;
    return { severity: 'error', message, fix: `Write \`mailto:${address}\`.` };
  }
  if (!/^mailto:(?!\?)[^@?]*(?:$|\?)/i.test(url)) return undefined;
  const message = `The URL \`${url}\` does not have an email address.`;
  return { severity: 'warning', message, fix: 'Write it after the colon: `mailto:name@example.com`.' };
};

const checkLocalhost: Check = ({ type, url }) => {
  const [, host, rest = ''] =
    /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(?::\d+)?(?=$|[/?#])(.*)$/i.exec(url) ?? [];
  if (host === undefined || type !== 'link') return undefined;
  const message = `The URL \`${url}\` leads to the reader's own computer.`;
  const fix = `Write \`${rest || '/'}\` for a page of this site, or show the URL as code.`;
  return { severity: 'warning', message, fix };
};

const checkDoubleSlash: Check = ({ type, url }) => {
  const [, host] = /^\/\/([\w-]+)(?=$|[/?#])/.exec(url) ?? [];
  if (!host || type !== 'link') return undefined;
  const message = `The URL \`${url}\` leads to another site, named \`${host}\`.`;
  return { severity: 'warning', message, fix: `Write \`${url.slice(1)}\` for a page of this site.` };
};

const checkText: Check = (node) => {
  const isEmpty = node.type === 'link' && node.children.every((it) => it.type === 'text' && !it.value.trim());
  if (!isEmpty) return undefined;
  const message = `The link to \`${node.url}\` has no text, so nobody can see or click it.`;
  return { severity: 'error', message, fix: `Write the text in the brackets: \`[text](${node.url})\`.` };
};

const checkProtocol: Check = ({ url }) => {
  const [, scheme] = /^([a-z][a-z\d+.-]*):\/\//i.exec(url) ?? [];
  const meant = scheme && !/^https?$/i.test(scheme) && nearest(scheme, ['http', 'https']);
  if (!meant) return undefined;
  const message = `\`${scheme}:\` is not a protocol that browsers know.`;
  return { severity: 'error', message, fix: `Did you mean \`${meant}:\`?` };
};

/** The protocol with which another tool for documentation marks files of the site. */
const checkPathname: Check = ({ type, url }) => {
  const [, path] = /^pathname:\/\/(\/.*)$/i.exec(url) ?? [];
  if (!path) return undefined;
  const message = `\`pathname:\` in \`${url}\` is not a protocol that browsers know.`;
  const fix =
    type === 'image' ? `Write \`${path}\`.` : `Write \`${path}\`: files of \`static/\` need nothing else.`;
  return { severity: 'error', message, fix };
};

const CHECKS: Check[] = [
  checkScript,
  checkEmpty,
  checkQuotes,
  checkLocalFile,
  checkSlashes,
  checkTwice,
  checkHost,
  checkEmail,
  checkLocalhost,
  checkDoubleSlash,
  checkText,
  checkProtocol,
  checkPathname,
];
