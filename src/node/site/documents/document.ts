import type { Article } from '../../markdown/model.ts';

/** A Markdown file with its route and its section. */
export interface Document {
  article: Article;
  /** Path of the file within its docs set: `content/docs/editor.md`. */
  localPath: string;
  /** `docs`, `blog`, or another folder of `content/`, such as `snippets`. */
  section: string;
  /** Folders between the section and the file: `['ffi']`. */
  folders: string[];
  route: string;
  /** `api/welcome` */
  id: string;
  /** Day of a post, `YYYY-MM-DD`; absent when nothing says it. */
  date?: string;
}
