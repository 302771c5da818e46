import type { SiteConfig } from './schema/schema.ts';

/** The part of the configuration that determines the URLs of the repository. */
type RepositoryUrls = Pick<SiteConfig, 'repository' | 'editUrl' | 'issueUrl'>;

/**
 * Returns the URL for editing a file of the site; undefined when neither `editUrl` nor a repository is configured.
 *
 * @example
 * editFormUrl({ repository: { url: 'https://host/o/r', branch: 'main' } }, 'content/docs/a.md')
 * // 'https://host/o/r/edit/main/content/docs/a.md'
 */
export function editFormUrl({ editUrl, repository }: RepositoryUrls, file: string): string | undefined {
  if (editUrl) return joinPath(editUrl, file);
  if (!repository) return undefined;
  return joinPath(webUrl(repository), 'edit', repository.branch, repository.directory ?? '', file);
}

/** Returns the URL of the form for a new issue; undefined when neither `issueUrl` nor a repository is configured. */
export function issueFormUrl({ issueUrl, repository }: RepositoryUrls): string | undefined {
  return issueUrl ?? (repository && joinPath(webUrl(repository), 'issues/new'));
}

/** The address of a repository in browsers; that from which it is cloned may end in `.git`. */
function webUrl({ url }: { url: string }): string {
  return url.replace(/\.git\/*$/, '');
}

function joinPath(url: string, ...parts: string[]): string {
  const segments = parts.flatMap((part) => part.split('/')).filter(Boolean);
  return [url.replace(/\/+$/, ''), ...segments.map(encodeURIComponent)].join('/');
}
