import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the project that contains the engine. */
export const PROJECT_DIR = join(dirname(fileURLToPath(import.meta.url)), '../../..');

/** Folder of what builds keep for the next one. It may be deleted at any time. */
export const KEPT_DIR = join(PROJECT_DIR, '.cache/kept');

/** Folder of the engine's bundles, a folder for each state of its code. */
export const ENGINES_DIR = join(PROJECT_DIR, '.cache/engine');

/** Folders of a site that its pages are made from. */
export const PAGE_FOLDERS = ['content', 'definitions', 'i18n', 'instances', 'snapshots', 'versions'];

/** All folders that a site is made from: those of its pages, the files for readers, the drawings of icons. */
export const SOURCE_FOLDERS = [...PAGE_FOLDERS, 'static', 'brand'];
