import type { Translator } from '../../../shared/i18n/translator.ts';
import { changesText, diffOutlines } from '../../api/index.ts';
import { dateInWords } from '../dates.ts';
import { createRefs } from '../reference/refs.ts';
import { type EventFamily, REFERENCE_FOLDER } from '../routes.ts';
import type { DocsInput, SnapshotFile } from '../sets/docs-input.ts';

const FILE = `content/docs/${REFERENCE_FOLDER}/changelog.md`;

/**
 * Adds the page about what changed in the API to docs with recorded states. It is a document like those that authors
 * write, made from the snapshots; one that an author wrote stays.
 */
export function withChangelog(docs: DocsInput, families: EventFamily[], i18n: Translator): DocsInput {
  const { snapshots = [], content, reference, set } = docs;
  const newest = snapshots.at(-1);
  if (!newest || content.some(({ localPath }) => localPath === FILE)) return docs;
  const { routes } = createRefs(reference, families, set.routes);
  const text = changelogText(snapshots, routes, i18n);
  return { ...docs, content: [...content, { path: newest.path, localPath: FILE, text }] };
}

/** The page as Markdown: each pair of neighbours, the newest first. */
function changelogText(
  snapshots: SnapshotFile[],
  routes: ReadonlyMap<string, string>,
  i18n: Translator,
): string {
  const title = i18n.t('changelog.heading', 'API changelog');
  const description = i18n.t(
    'changelog.description',
    'What was added, removed and changed in the API, from one recorded state to the next.',
  );
  const day = ({ snapshot }: SnapshotFile) => dateInWords(snapshot.date, i18n.language);
  const count = ({ snapshot }: SnapshotFile) => Object.keys(snapshot.symbols).length;
  const parts = snapshots.flatMap((file, index) => {
    const former = snapshots[index - 1];
    if (!former) return [];
    const [before, after] = [former.snapshot.symbols, file.snapshot.symbols];
    const changes = diffOutlines(before, after);
    const text = changesText(changes, {
      before,
      after,
      i18n,
      depth: 3,
      hrefOf: (ref) => routes.get(ref),
    });
    const since = i18n.t('changelog.since', 'Since {day}.', { day: day(former) });
    return [`## ${day(file)}\n\n${since}\n\n${text}`];
  });
  const first = snapshots[0];
  const beginning =
    first &&
    `## ${day(first)}\n\n${i18n.plural(
      'changelog.first',
      'The first recorded state, with {count} symbol. What changed before is not known.|The first recorded state, with {count} symbols. What changed before is not known.',
      count(first),
    )}\n`;
  const phrases = i18n.t('changelog.search', 'what is new, what changed, release notes').split(/\s*,\s*/);
  const head = [
    `title: ${JSON.stringify(title)}`,
    `description: ${JSON.stringify(description)}`,
    `search: ${JSON.stringify(phrases)}`,
  ];
  return [`---\n${head.join('\n')}\n---\n\n${description}\n`, ...parts.reverse(), beginning ?? ''].join('\n');
}
