/**
 * Returns the module of a command from the file of all of them, which is made when there is none of these sources. Undefined
 * for a command that is not bundled, and where the file cannot be made: the loader that compiles TypeScript then says what is
 * wrong.
 *
 * @param dir Folder of the engine's bundles.
 */
export function loadCommand(
  command: string,
  dir?: string,
): Promise<{ run(argv: string[]): Promise<number> } | undefined>;
