/** Hook of Node's module loader: files beside a module are imported in the same version as the module. */
export function resolve<Found>(
  specifier: string,
  context: { parentURL?: string; conditions?: string[] },
  nextResolve: (specifier: string, context: object) => Found,
): Found;
