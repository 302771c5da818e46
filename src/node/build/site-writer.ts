import { hash } from 'node:crypto';
import type { KeptFile } from '../../shared/offline.ts';
import type { Engine } from '../bundle/engine.ts';
import { keyOf } from '../files/kept-files.mjs';
import type { OutputFolder } from '../files/output.ts';
import type { SiteSource } from '../source/index.ts';
import type { BuiltPage } from '../source/links/link-check.ts';
import type { OfflineLibrary } from './offline/offline-library.ts';

/** What the steps that write a site in one language share. */
export interface SiteWriter {
  source: SiteSource;
  engine: Engine;
  output: OutputFolder;
  /** Folder of what builds keep. */
  kept: string;
  /** Collects what the service worker keeps; absent when the site has none. */
  library: OfflineLibrary | undefined;
}

/** What was written of a site in one language, for the check of its links. */
export interface WrittenSite {
  pages: BuiltPage[];
  /** URL paths of all files, base URL included. */
  urls: string[];
  build: string;
  /** Files of `static/`, by their path there; the build has replaced some with its own. */
  statics: { paths: string[]; replaced: string[] };
  /** What the service worker keeps of the site; absent when there is none. */
  offlineIndex?: KeptFile;
}

/** Writes a data file whose name carries a hash of its content. Returns its path, relative to the output. */
export function writeHashed({ source, output, library }: SiteWriter, name: string, content: string): string {
  const path = hashedPath(name, content);
  library?.addFile(source.base + path, content, true);
  output.write(path, content);
  return path;
}

/** A data file, and what it is made from. */
export interface DataFile {
  name: string;
  /** All that it is made from. */
  origin: string;
  make(): string;
  /** The name gets a hash of the content; otherwise it stays the same when the content changes. */
  hashed: boolean;
}

/**
 * Writes a data file, or takes it over from the former output.
 *
 * @returns Its path, relative to the output, and its content.
 */
export function writeData(
  { source, output, library }: SiteWriter,
  { name, origin, make, hashed }: DataFile,
): { path: string; content: string } {
  const key = keyOf('data', name, origin);
  const formerPath = output.pathOf(key);
  const note = formerPath === undefined ? undefined : output.known(formerPath, key);
  const content = note && formerPath ? output.readKnown(formerPath).toString() : make();
  const path = hashed ? hashedPath(name, content) : `${name}.json`;
  if (note) output.takeOver(path, note);
  else output.write(path, content, { key });
  library?.addFile(source.base + path, content, hashed);
  return { path, content };
}

function hashedPath(name: string, content: string): string {
  return `assets/${name}-${contentHash(content).slice(0, 8)}.json`;
}

/** Returns a hash of letters and digits. */
export function contentHash(content: string | Uint8Array): string {
  return readable(hash('sha256', content, 'base64url'));
}

/** Returns a hash in `base64url` without the characters that are not letters or digits. */
export function readable(digest: string): string {
  return digest.replaceAll(/[-_]/g, 'x');
}
