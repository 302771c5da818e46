import { hash } from 'node:crypto';
import {
  type KeptFile,
  type KeptPart,
  type OfflineIndex,
  type PartPages,
  SLOTS,
} from '../../../shared/offline.ts';
import type { PageFile } from '../../../shared/page.ts';
import { keyOf } from '../../files/kept-files.mjs';
import type { OutputFolder } from '../../files/output.ts';
import { encodeFilePath } from '../../site/links/urls.ts';

/** Pages in one part, on average. */
const PART_PAGES = 24;

/** A page for the library. */
export interface LibraryPage {
  /** Returns its data file. */
  file(): PageFile;
  /** Returns the HTML inside its main landmark. */
  main(): string;
}

/** Collects what the service worker keeps of a site in one language. */
export interface OfflineLibrary {
  /** @param key Hash of all that the page is made from. */
  addPage(route: string, key: string, page: LibraryPage): void;
  /** A file of this build, at its path with the base URL. A name that carries a hash of the content needs no revision. */
  addFile(path: string, content: string | Uint8Array, hashed: boolean): void;
  /** Writes the last part, the index and the size; the index is what the worker starts from. */
  write(rest: Omit<OfflineIndex, 'base' | 'parts' | 'files'>): KeptFile;
}

/** Where parts are written to, or taken over from. */
type PartOutput = Pick<OutputFolder, 'write' | 'known' | 'takeOver' | 'pathOf'>;

/** A page of a part that is not complete yet. */
interface OpenPage {
  key: string;
  make(): PartPages[string];
}

/**
 * Returns a library below a base URL. Pages are kept in parts of about two dozen: far fewer requests than pages, and
 * they compress together. A part ends after a page whose route has a certain hash, so that a new page changes one part
 * only; a change of the shell changes none, because the parts do not name it. A part is written as soon as it is
 * complete, since all of them together are as large as the site.
 */
export function createLibrary(base: string, output: PartOutput): OfflineLibrary {
  const parts: KeptPart[] = [];
  const files: KeptFile[] = [];
  let open = new Map<string, OpenPage>();
  const keep = (name: string, value: unknown, key?: string) => {
    const content = JSON.stringify(value);
    const path = `offline/${name}-${hash('sha256', content).slice(0, 8)}.json`;
    const file = keptFile(base + path, content, true);
    const { integrity, bytes } = file;
    output.write(path, content, key === undefined ? undefined : { key, facts: { integrity, bytes } });
    return file;
  };
  const takeOver = (key: string): KeptFile | undefined => {
    const path = output.pathOf(key);
    const note = path === undefined ? undefined : output.known(path, key);
    if (path === undefined || !note?.facts) return undefined;
    output.takeOver(path, note);
    const { integrity, bytes } = note.facts;
    return { url: base + path, revision: null, integrity: String(integrity), bytes: Number(bytes) };
  };
  const endPart = () => {
    const routes = [...open.keys()];
    const key = keyOf('part', ...Array.from(open.values(), (page) => page.key));
    const make = () => Object.fromEntries(Array.from(open, ([route, page]) => [route, page.make()]));
    if (routes.length) parts.push({ ...(takeOver(key) ?? keep('pages', make(), key)), routes });
    open = new Map();
  };
  return {
    addPage(route, key, { file, main }) {
      open.set(route, { key, make: () => partPage(file(), main()) });
      if (endsPart(route)) endPart();
    },
    addFile: (path, content, hashed) => files.push(keptFile(encodeFilePath(path), content, hashed)),
    write(rest) {
      endPart();
      const facts = JSON.stringify({
        bytes: [...parts, ...files].reduce((sum, file) => sum + file.bytes, 0),
      });
      output.write('offline.json', facts);
      files.push(keptFile(`${base}offline.json`, facts, false));
      return keep('index', { base, ...rest, parts, files } satisfies OfflineIndex);
    },
  };
}

function partPage({ shell: _shell, nearby: _nearby, ...file }: PageFile, main: string): PartPages[string] {
  return { file, main: 'html' in file ? main.replace(file.html, () => SLOTS.content) : main };
}

/** Returns whether a part ends after the page at a route. */
function endsPart(route: string): boolean {
  return hash('sha256', route, 'buffer').readUInt32BE(0) % PART_PAGES === 0;
}

/** The HTML inside the main landmark. */
export const MAIN = /(<main[^>]*>)([\s\S]*)(<\/main>)/;

/** Returns the HTML inside the main landmark of a document, without the scripts that lay it out. */
export function mainOf(html: string): string {
  return (MAIN.exec(html)?.[2] ?? '').replaceAll(/<script>[^<]*<\/script>/g, '');
}

function keptFile(url: string, content: string | Uint8Array, hashed: boolean): KeptFile {
  const digest = hash('sha256', content, 'base64');
  return {
    url,
    revision: hashed ? null : digest.replaceAll(/[^\w]/g, '').slice(0, 8),
    integrity: `sha256-${digest}`,
    bytes: Buffer.byteLength(content),
  };
}
