import { addonConfig } from './config.ts';
import { inferenceEdits } from './inference.ts';
import type { AddonFile, AddonInput } from './input.ts';
import { libraryFile } from './library.ts';
import { listenerEdits } from './overloads.ts';
import { addonReadme } from './readme.ts';

/**
 * Makes the add-on of a site for the Lua language server: a folder whose `library/` contains the definitions with what the
 * site adds, and whose `config.json` says which settings go with them.
 *
 * @see https://luals.github.io/wiki/addons/
 */
export function makeAddon(input: AddonInput): AddonFile[] {
  const { name, version, build, licence, definitions, reference, notes, absolute } = input;
  const entries = reference.groups.flatMap((group) => group.entries);
  const edits = entries.flatMap((entry) =>
    input.listeners.includes(entry.name) ? listenerEdits(entry, reference) : inferenceEdits(entry),
  );
  const library = definitions.map(({ path, text }) => {
    const here = { notes: notes.filter((note) => note.position.file.endsWith(path)), absolute };
    const fileEdits = edits.filter((edit) => edit.position.file.endsWith(path));
    return { path: path.replace(/^definitions\//, 'library/'), text: libraryFile(text, fileEdits, here) };
  });
  const files = [
    { path: 'config.json', text: json(addonConfig(input)) },
    { path: 'version.json', text: json({ name, version, build }) },
    { path: 'README.md', text: addonReadme(input) },
    ...(licence === undefined ? [] : [{ path: 'LICENSE', text: licence }]),
    ...library,
  ];
  return files.map((file) => ({ ...file, path: `${name}/${file.path}` }));
}

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
