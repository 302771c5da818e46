import { deflateRawSync } from 'node:zlib';
import { Zip, ZipPassThrough } from 'fflate';
import packageFile from '../../../../package.json' with { type: 'json' };
import { makeAddon } from '../../addon/index.ts';
import type { AddonFile } from '../../addon/input.ts';
import type { SiteSource } from '../../source/index.ts';

/** Path of the editor add-on below the base URL of a language: links to it stay the same. */
export const ADDON_FILE = 'addon.zip';

/** Returns the add-on of a site for the Lua language server as an archive, a folder of files. */
export function addonArchive(source: SiteSource, build: string): Uint8Array {
  return archive(addonFiles(source, build));
}

/** Returns the files of the add-on. */
export function addonFiles(
  { config, definitions, catalogue, licence }: SiteSource,
  build: string,
): AddonFile[] {
  const { url, brand, docs } = config;
  const title = brand.words.join('');
  const { listeners, globals } = docs.reference.examples;
  return makeAddon({
    ...catalogue.editor,
    name: addonName(title),
    title,
    url: url + catalogue.site.base,
    version: packageFile.version,
    build,
    licence,
    definitions,
    listeners,
    globals,
  });
}

/**
 * Returns the name of the add-on, which is also the name of its folder.
 *
 * @example addonName('Gärt Nerei') // 'gart-nerei'
 */
export function addonName(title: string): string {
  const name = title
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return name || 'addon';
}

/** Packs files into an archive that has the same bytes at any time in any place. */
export function archive(files: AddonFile[]): Uint8Array {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  const encoder = new TextEncoder();
  for (const { path, text } of files) {
    const file = new CompressedFile(path);
    zip.add(file);
    file.push(encoder.encode(text), true);
  }
  zip.end();
  return Buffer.concat(chunks);
}

/** A file of an archive, whole at once. Node compresses it five times as quickly as the archive's package does. */
class CompressedFile extends ZipPassThrough {
  override compression = 8;
  // An archive contains the hours of a wall clock: this date has the same ones in every time zone.
  override mtime = new Date(2000, 0, 1);

  protected override process(chunk: Uint8Array<ArrayBuffer>): void {
    this.ondata(null, deflateRawSync(chunk, { level: 6 }), true);
  }
}
