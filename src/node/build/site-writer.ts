import { createHash } from 'node:crypto';
import type { Engine } from './engine.ts';
import type { OfflineLibrary } from './offline-library.ts';
import type { Output } from './output.ts';
import type { SiteSource } from './source.ts';

/** What all steps share that write a site in one language. */
export interface SiteWriter {
  source: SiteSource;
  engine: Engine;
  output: Output;
  /** Folder of what builds keep. */
  kept: string;
  /** Collects what the service worker keeps; absent when the site has none. */
  library: OfflineLibrary | undefined;
}

/** Writes a data file whose name carries a hash of its content. Returns its path, relative to the output. */
export function writeHashed({ source, output, library }: SiteWriter, name: string, content: string): string {
  const path = `assets/${name}-${contentHash(content).slice(0, 8)}.json`;
  library?.addFile(source.base + path, content, true);
  output.write(path, content);
  return path;
}

/** Writes a data file whose name stays the same when its content changes. Returns its path, relative to the output. */
export function writeNamed({ source, output, library }: SiteWriter, name: string, content: string): string {
  const path = `${name}.json`;
  library?.addFile(source.base + path, content, false);
  output.write(path, content);
  return path;
}

/** Returns a hash of letters and digits. */
export function contentHash(content: string | Uint8Array): string {
  return readable(createHash('sha256').update(content).digest('base64url'));
}

/** Returns a hash in `base64url` without its signs. */
export function readable(hash: string): string {
  return hash.replaceAll(/[-_]/g, 'x');
}
