import { visit } from 'unist-util-visit';
import type { MarkdownText, Position, Reference } from '../../src/node/luacats/model.ts';
import { readFence } from '../../src/node/markdown/code/fence.ts';
import { parseDocument } from '../../src/node/markdown/parse/parse.ts';
import type { Example } from './run-job.ts';

/** Returns the examples of a reference that the build checks, by the file that contains them. */
export function examplesByFile({ groups, events, families, types }: Reference): Map<string, Example[]> {
  const found = new Map<string, Example[]>();
  const add = ({ name, position, description }: Documented, owner = name) => {
    const examples = found.get(position.file) ?? [];
    examples.push(...codesIn(description.text).map((code) => ({ owner, code })));
    found.set(position.file, examples);
  };
  for (const group of groups) {
    add(group);
    for (const entry of group.entries) add(entry);
  }
  for (const event of events) add(event, `event.${event.family}.${event.name}`);
  for (const family of families) add(family);
  for (const type of types) add(type);
  return found;
}

interface Documented {
  name: string;
  position: Position;
  description: MarkdownText;
}

/** Returns the Lua code of a text that the build checks, block by block. */
export function codesIn(text: string): string[] {
  const codes: string[] = [];
  visit(parseDocument(text), 'code', ({ lang, meta, value }) => {
    const fence = readFence(lang ?? '', meta ?? '');
    if (fence.lang === 'lua' && !fence.mistake && fence.unchecked === undefined) codes.push(value);
  });
  return codes;
}
