interface PolicyRules {
  createHTML(html: string): string | null;
  createScriptURL?(url: string): string | null;
}

declare global {
  interface Window {
    /** Missing in browsers that do not enforce the policy. */
    trustedTypes?: { createPolicy(name: string, rules: PolicyRules): { createHTML(html: string): string } };
  }
}

/** Elements that show something foreign, or change where links lead. Scripts in such markup never run. */
const FOREIGN = /<(?:base|embed|iframe|object)\b/i;

/**
 * Defines what the browser asks for every text that becomes markup, or the address of a worker: markup without
 * foreign parts, and scripts of this origin. Text never becomes code.
 */
export function definePolicy(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (html) => (FOREIGN.test(html) ? null : html),
    createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
  });
}
