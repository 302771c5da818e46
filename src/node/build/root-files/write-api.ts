import packageFile from '../../../../package.json' with { type: 'json' };
import { type Api, apiProblems, apiSchema, FORMAT_VERSION, SCHEMA_FILE } from '../../api/index.ts';
import { ProblemsError } from '../../diagnostics/problem.ts';
import { keyOf, readKept } from '../../files/kept-files.mjs';
import type { ApiContent } from '../../site/api/index.ts';
import type { SiteSource } from '../../source/index.ts';
import type { SiteWriter } from '../site-writer.ts';

/** A file about the API of a site, still without the build that it belongs to. */
export interface ApiFile {
  /** Path below the base URL: `api.json`. */
  path: string;
  content: ApiContent;
  /** Hash of the file without the build. */
  key: string;
}

/** Describes the APIs of a site, one for each docs set that has one. */
export function describeApis(source: SiteSource): ApiFile[] {
  return source.catalogue.apis.map(({ path, content }) => {
    const file = { path, content: content() };
    return { ...file, key: keyOf(path, JSON.stringify(apiOf(file, source, ''))) };
  });
}

/** Returns what a file about an API contains. */
export function apiOf(
  { content }: Pick<ApiFile, 'content'>,
  { catalogue, base, rootBase }: SiteSource,
  build: string,
): Api {
  const { site } = catalogue;
  return {
    $schema: site.origin + rootBase + SCHEMA_FILE,
    kind: 'api',
    formatVersion: FORMAT_VERSION,
    site: {
      title: site.title,
      version: packageFile.version,
      build,
      url: site.origin + base,
      language: site.locale.code,
    },
    ...content,
  };
}

/** Returns the schema of all these files, which is at the root of the site. */
export function schemaText({ catalogue, rootBase }: SiteSource): string {
  return JSON.stringify(apiSchema(catalogue.site.origin + rootBase + SCHEMA_FILE));
}

/**
 * Writes the files about the API, and their schema next to that of the default language. What an earlier build found to match the
 * schema is not checked again.
 *
 * @throws ProblemsError when one does not match the schema.
 */
export function writeApis(
  files: ApiFile[],
  { source, engine, output, kept }: SiteWriter,
  build: string,
): void {
  for (const file of files) {
    const api = apiOf(file, source, build);
    const valid = keyOf('valid', engine.id, file.key);
    if (!readKept(kept, valid)) {
      const problems = apiProblems(file.path, api);
      if (problems.length) throw new ProblemsError(problems);
      output.keep(valid, file.path);
    }
    output.write(file.path, JSON.stringify(api));
  }
  if (files.length && source.base === source.rootBase) output.write(SCHEMA_FILE, schemaText(source));
}
