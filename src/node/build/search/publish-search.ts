import { algoliasearch, type SearchClient } from 'algoliasearch';
import { serviceHosts } from '../../../shared/search/hosted-hosts.ts';
import type { HostedView } from '../../../shared/search/view.ts';
import { type HostedRecord, hostedRecords } from '../../search/hosted-records.ts';
import { type HostedSynonym, hostedSynonyms, INDEX_SETTINGS } from '../../search/hosted-settings.ts';
import type { SiteSource } from '../../source/index.ts';

/** Everything that the hosted index is to contain. */
export interface Publication {
  records: HostedRecord[];
  settings: typeof INDEX_SETTINGS;
  synonyms: HostedSynonym[];
}

/** Why nothing was published. The message names what to check, and never the key. */
export class PublishError extends Error {}

/** Gathers the records of all languages and versions of a site. */
export function makePublication(sources: SiteSource[]): Publication {
  const records = sources.flatMap(({ catalogue, config, locale }) =>
    catalogue.recordSets.flatMap((set) => hostedRecords(set.records, config.url, locale.code)),
  );
  return {
    records,
    settings: INDEX_SETTINGS,
    synonyms: hostedSynonyms(sources[0]?.config.search.synonyms ?? []),
  };
}

/**
 * Replaces the hosted index. It is written next to the old one and takes its place at the end, so that readers
 * find all of the old or all of the new; rules that were made by hand stay.
 *
 * @throws PublishError when the service cannot be reached or refuses something; it says whether the old index is as it
 * was.
 */
export async function sendPublication(
  publication: Publication,
  hosted: Pick<HostedView, 'appId' | 'hosts'>,
  indexName: string,
  adminKey: string,
  timeouts?: { connect: number; read: number; write: number },
): Promise<void> {
  const hosts = serviceHosts(hosted);
  const progress = { isMoving: false };
  try {
    const service = algoliasearch(hosted.appId, adminKey, {
      ...(hosts && { hosts }),
      ...(timeouts && { timeouts }),
    });
    await replaceIndex(service, indexName, publication, progress);
  } catch (error) {
    throw new PublishError(explain(error, indexName, progress.isMoving).replaceAll(adminKey, '***'));
  }
}

async function replaceIndex(
  service: SearchClient,
  indexName: string,
  publication: Publication,
  progress: { isMoving: boolean },
): Promise<void> {
  const temporaryName = `${indexName}_tmp_${Date.now()}`;
  const done = ({ taskID }: { taskID: number }) => service.waitForTask({ indexName: temporaryName, taskID });
  const operation = (
    from: string,
    params: Parameters<SearchClient['operationIndex']>[0]['operationIndexParams'],
  ) => service.operationIndex({ indexName: from, operationIndexParams: params }).then(done);
  const { records, settings, synonyms } = publication;
  try {
    if (await service.indexExists({ indexName }))
      await operation(indexName, { operation: 'copy', destination: temporaryName, scope: ['rules'] });
    await done(await service.setSettings({ indexName: temporaryName, indexSettings: settings }));
    await done(
      await service.saveSynonyms({
        indexName: temporaryName,
        synonymHit: synonyms,
        replaceExistingSynonyms: true,
      }),
    );
    await service.saveObjects({
      indexName: temporaryName,
      objects: records.map((record) => ({ ...record })),
      waitForTasks: true,
    });
    progress.isMoving = true;
    await operation(temporaryName, { operation: 'move', destination: indexName });
  } catch (error) {
    // What went wrong is reported; a failed cleanup would hide it.
    await service.deleteIndex({ indexName: temporaryName }).catch(() => {});
    throw error;
  }
}

function explain(error: unknown, indexName: string, isMoving: boolean): string {
  const message = error instanceof Error ? error.message : String(error);
  const status = error instanceof Error && 'status' in error ? Number(error.status) : undefined;
  const old = isMoving
    ? `The new records may still have replaced \`${indexName}\`. Publish again to be sure.`
    : `The index \`${indexName}\` is unchanged.`;
  if (status === undefined) {
    return `The search service cannot be reached. Check the connection, and \`search.appId\` and \`search.hosts\` in the configuration. ${old}`;
  }
  if (status === 401 || status === 403) {
    return `The search service rejected the key (${status}: ${message}). Set SEARCH_ADMIN_KEY to the admin key of the application. ${old}`;
  }
  return `The search service rejected the data (${status}: ${message}). ${old}`;
}
