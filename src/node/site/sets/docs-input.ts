import type { Snapshot } from '../../api/index.ts';
import type { Reference } from '../../luacats/model.ts';
import type { DocsSet } from './docs-sets.ts';

/** A file of a docs set: Markdown, or a script that it shows. */
export interface ContentFile {
  /** Path relative to the site's folder. */
  path: string;
  /** Path within the docs set: starts with `content/`, whatever folder or language it comes from. */
  localPath: string;
  text: string;
}

/** A file with a recorded state of an API. */
export interface SnapshotFile {
  /** Path of the file relative to the site's folder. */
  path: string;
  snapshot: Snapshot;
}

/** What a docs set is created from. */
export interface DocsInput {
  set: DocsSet;
  reference: Reference;
  /** Hash of the files that the reference was read from; absent when unknown. */
  definitions?: string;
  content: ContentFile[];
  /** Script files next to the content; none when absent. */
  scripts?: ContentFile[];
  /** Recorded states of the API, the oldest first; none when absent. */
  snapshots?: SnapshotFile[];
}
