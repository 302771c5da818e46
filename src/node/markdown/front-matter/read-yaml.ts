import { isMap, isScalar, isSeq, LineCounter, parseDocument, type YAMLMap } from 'yaml';
import type { Point } from '../../diagnostics/point.ts';
import type { Problem } from '../../diagnostics/problem.ts';
import type { LinkResolver } from '../link-resolver.ts';
import type { Article } from '../model.ts';
import { type Report, readKeys } from './front-matter-keys.ts';
import { DEEPEST, isDeep } from './yaml-depth.ts';
import { badSeparator, explainYaml, FIX_YAML, namedValue, runOnEntry } from './yaml-fault.ts';
import { offsetOf } from './yaml-node.ts';

/** Most characters of front matter. */
const LONGEST = 20_000;

/** What the keys of front matter say. */
export type ReadYaml = Pick<Article, 'frontMatter' | 'positions' | 'entries'> & {
  isBroken?: true;
  problems: Omit<Problem, 'file'>[];
};

/** Reads the YAML of front matter, which starts on the second line of its file. */
export function readYaml(yaml: string, image?: LinkResolver['image']): ReadYaml {
  const problems: ReadYaml['problems'] = [];
  const lines = new LineCounter();
  const report: Report = (offset, message, fix, severity = 'error') => {
    const { line, col } = lines.linePos(offset);
    problems.push({ severity, line: Math.max(1, line), column: Math.max(1, col), message, fix });
  };
  const broken: ReadYaml = { frontMatter: {}, isBroken: true, problems };
  if (yaml.length > LONGEST) {
    report(0, `The front matter has more than ${LONGEST} characters.`, 'Put texts and data below it.');
    return broken;
  }
  if (isDeep(yaml)) {
    report(0, `The front matter is nested more than ${DEEPEST} levels deep.`, FIX_YAML);
    return broken;
  }
  const { map, isBroken } = parseKeys(yaml, lines, report);
  if (isBroken) return broken;
  if (!map) return { frontMatter: {}, problems };
  return { frontMatter: readKeys(map, { report, image }), ...pointsOf(map, lines), problems };
}

/** Parses the YAML of front matter; there is no map where it is empty. */
function parseKeys(yaml: string, lines: LineCounter, report: Report): { map?: YAMLMap; isBroken?: true } {
  // The empty line stands for the first `---`.
  const text = `\n${yaml}`;
  const { errors, contents } = parseDocument(text, {
    lineCounter: lines,
    prettyErrors: false,
    // Those that are written twice are reported with the other keys.
    uniqueKeys: false,
  });
  // What follows from the first error of a line is not another mistake.
  const misread = [namedValue(text), runOnEntry(text)].filter((fault) => fault !== undefined);
  const faults = [...misread, ...errors.map((error) => explainYaml(error, text))];
  const first = new Map(faults.toReversed().map((fault) => [lines.linePos(fault.offset).line, fault]));
  for (const { offset, message, fix } of first.values()) report(offset, message, fix);
  if (faults.length > 0) return { isBroken: true };
  if (!contents) return {};
  if (isMap(contents)) return { map: contents };
  const message = 'The front matter is not a list of keys, expected lines such as `title: A title`.';
  const spaceless = badSeparator(yaml.split('\n', 1)[0] ?? '');
  report(offsetOf(contents), spaceless?.message ?? message, spaceless?.fix ?? FIX_YAML);
  return { isBroken: true };
}

/** Where the keys of front matter are, the entries of its lists, and the words of its title. */
function pointsOf(map: YAMLMap, lines: LineCounter): Pick<Article, 'positions' | 'entries'> {
  const pointOf = (node: unknown) => {
    const { line, col } = lines.linePos(offsetOf(node));
    return { line, column: col };
  };
  const positions = map.items.map(({ key }) => [String(key), pointOf(key)] as const);
  const entries = map.items.flatMap(({ key, value }): [string, Point[]][] => {
    if (isSeq(value)) return [[String(key), value.items.map(pointOf)]];
    if (!isScalar(value) || String(key) !== 'title') return [];
    const { line, column } = pointOf(value);
    return [['title', [{ line, column: column + (value.type?.startsWith('QUOTE') ? 1 : 0) }]]];
  });
  return {
    positions: Object.fromEntries(positions),
    ...(entries.length > 0 && { entries: Object.fromEntries(entries) }),
  };
}
