/**
 * Hook of Node's module loader, for a process that reads a configuration again and again: what a module imports from its own
 * folder is as new as the module itself. Node keeps modules under their URLs, so the version in the query of a module's URL is
 * added to those of its imports. What is required is left alone.
 *
 * @see https://nodejs.org/docs/latest/api/module.html#resolvespecifier-context-nextresolve
 */
export function resolve(specifier, context, nextResolve) {
  const found = nextResolve(specifier, context);
  const { parentURL = '', conditions = [] } = context;
  const [version] = /\?t=[^#&]+/.exec(parentURL) ?? [];
  if (!version || !/^\.\/[^/]+$/.test(specifier) || conditions.includes('require')) return found;
  const renew = (module) => (module.url.includes('?') ? module : { ...module, url: module.url + version });
  // Hooks in a thread of their own wait for the next one.
  return found instanceof Promise ? found.then(renew) : renew(found);
}
