import { FOREIGN } from '../../../shared/foreign-markup.ts';

interface Rules {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
}

declare global {
  interface Window {
    /** Missing in browsers that do not enforce the policy. What the policy returns is used like a string. */
    trustedTypes?: { createPolicy(name: string, rules: Rules): Rules };
  }
}

const RULES: Rules = {
  createHTML(html) {
    if (FOREIGN.test(html)) throw new TypeError('The markup has an element that no page may have.');
    return html;
  },
  createScriptURL(url) {
    if (new URL(url, location.href).origin !== location.origin)
      throw new TypeError(`${url} is not on this site.`);
    return url;
  },
};

/** Rules of the build, which has no browser, and checks its markup itself. */
const NO_RULES: Rules = { createHTML: (html) => html, createScriptURL: (url) => url };

/**
 * The one policy of the site: without it, the browser lets no text become markup or the address of a script. It has no
 * rule for code, because no text becomes code.
 */
const policy = import.meta.env.SSR ? NO_RULES : (window.trustedTypes?.createPolicy('docs', RULES) ?? RULES);

/**
 * Returns HTML from the build for a place that takes markup.
 *
 * @throws TypeError when it has an element that no page may have.
 */
export function trustHtml(html: string): string {
  return policy.createHTML(html);
}

/**
 * Returns the address of a worker for what starts it.
 *
 * @throws TypeError when its origin is another one.
 */
export function trustScript(url: string): string {
  return policy.createScriptURL(url);
}
