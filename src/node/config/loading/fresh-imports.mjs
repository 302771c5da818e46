/** The engine's code. */
const ENGINE = new URL('../../../', import.meta.url).href;

/**
 * Hook of Node's module loader, for a process that reads a configuration again and again: what a module imports by a relative
 * path is as new as the module itself. Node keeps modules under their URLs, so the version in the query of a module's URL is added
 * to those of its imports. What is required is left alone, and so is the engine.
 *
 * @see https://nodejs.org/docs/latest/api/module.html#resolvespecifier-context-nextresolve
 */
export function resolve(specifier, context, nextResolve) {
  const found = nextResolve(specifier, context);
  const { parentURL = '', conditions = [] } = context;
  const [version] = /\?t=[^#&]+/.exec(parentURL) ?? [];
  if (!version || !/^\.\.?\//.test(specifier) || conditions.includes('require')) return found;
  const renew = (module) =>
    module.url.includes('?') || module.url.startsWith(ENGINE)
      ? module
      : { ...module, url: module.url + version };
  // Hooks in a thread of their own wait for the next one.
  return found instanceof Promise ? found.then(renew) : renew(found);
}
