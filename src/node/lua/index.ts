import { append } from '../diagnostics/append.ts';
import { pointer } from '../diagnostics/point.ts';
import { compareProblems, type Problem } from '../diagnostics/problem.ts';
import type { EntryDoc, EventDoc, Reference } from '../luacats/model.ts';
import { fixForSyntax } from '../luacats/syntax/syntax-fix.ts';
import { type Carried, checkNames, joinCarried, NOTHING, type Task } from './block.ts';
import { createOwners } from './owners.ts';
import { parseBlock } from './parse.ts';
import { type CheckOptions, makeWorld, type World } from './world.ts';

export type { CheckOptions } from './world.ts';

/** Lua code of a text. */
export interface LuaBlock {
  code: string;
  file: string;
  /** Line and column of the file at which the code starts; absent when they are not known. */
  line?: number;
  column?: number;
  /** The fence that shows the code, if the code is a separate file: such code must pass without the text around it. */
  shownAt?: { file: string; line?: number; column?: number };
  /** The code is there to show a mistake: it must not pass. */
  mistake?: boolean;
  /** Why only the syntax is checked; empty when the author does not say. */
  unchecked?: string;
}

/** Takes a documented function, value or event that a block uses, once for each place. */
export type TakeUse = (block: LuaBlock, doc: EntryDoc | EventDoc) => void;

/**
 * Returns the check of Lua code against the API: syntax, names, arguments, events, values that may be nil. Blocks of one text,
 * in their order, know the locals of those before. What is not certain is not reported. It costs nothing until it is called.
 *
 * @returns a function whose `onUse` gets what the code uses, except that of code which shows a mistake.
 */
export function createLuaCheck(
  reference: Reference,
  options: CheckOptions = {},
): (blocks: LuaBlock[], onUse?: TakeUse) => Problem[] {
  let api: Api | undefined;
  return (blocks, onUse = () => {}) => {
    api ??= { world: makeWorld(reference, options), ownerOf: createOwners(reference) };
    return checkBlocks(blocks, api, onUse);
  };
}

/** What code is checked against. */
interface Api {
  world: World;
  ownerOf: ReturnType<typeof createOwners>;
}

function checkBlocks(blocks: LuaBlock[], { world, ownerOf }: Api, onUse: TakeUse): Problem[] {
  const texts = new Map<string, Carried>();
  const problems: Problem[] = [];
  const owned = blocks.map((block) => ({ block, owner: ownerOf(block) }));
  const last = new Map(owned.map((entry) => [textOf(entry), entry.block]));
  for (const { block, owner } of owned) {
    const text = textOf({ block, owner });
    const isFile = block.shownAt !== undefined;
    const isLast = isFile || last.get(text) === block;
    const found: Problem[] = [];
    const before = texts.get(text) ?? NOTHING;
    const carried = isFile ? NOTHING : before;
    const use: Task['use'] = (doc) => block.mistake || onUse(block, doc);
    const after = checkBlock(block, { world, owner, carried, isLast, use }, (problem) => found.push(problem));
    texts.set(text, isFile ? joinCarried(before, after) : after);
    append(problems, applyMarks(block, found));
  }
  return problems.sort(compareProblems);
}

/** Blocks of one text build on each other: of a page, or of a symbol. */
function textOf({ block, owner = '' }: { block: LuaBlock; owner: string | undefined }): string {
  return `${block.shownAt?.file ?? block.file}\0${owner}`;
}

function checkBlock(block: LuaBlock, task: Omit<Task, 'report'>, add: (problem: Problem) => void): Carried {
  const pointAt = pointer(block.code);
  const report = (offset: number, message: string, fix?: string) =>
    add({
      severity: 'error',
      file: block.file,
      ...placeIn(block, pointAt(offset)),
      message,
      ...(fix && { fix }),
    });
  const parsed = parseBlock(block.code);
  if ('problem' in parsed) {
    const { line, column, message } = parsed.problem;
    // Stands for bytes that are not UTF-8, which whoever read the file has reported.
    if (message.includes('\uFFFD')) return task.carried;
    const otherwise =
      block.file.endsWith('.lua') && block.shownAt
        ? 'Correct the code.'
        : 'Correct the code, or name another language after the fence if it is not Lua.';
    const fix = fixForSyntax(block.code, parsed.problem, otherwise);
    const place = placeIn(block, { line, column });
    add({
      severity: 'error',
      file: block.file,
      ...place,
      message: `The code is not valid Lua: ${message}.`,
      fix,
    });
    return task.carried;
  }
  const { world, carried } = task;
  const isDocumented = world.entries.size > 0 || world.events.size > 0;
  if (!isDocumented) return carried;
  if (block.unchecked === undefined) return checkNames(parsed.body, { ...task, report });
  checkNames(parsed.body, { ...task, report: () => {} });
  return carried;
}

function placeIn({ line, column = 1 }: LuaBlock, point: { line: number; column: number }) {
  return line === undefined ? {} : { line: line + point.line - 1, column: column + point.column - 1 };
}

/** Returns the problems that remain once the marks after the fence are taken into account. */
function applyMarks(block: LuaBlock, found: Problem[]): Problem[] {
  const { file, line, column = 1, mistake, unchecked, shownAt } = block;
  // The fence is above the code.
  const fence = shownAt ?? { file, ...(line !== undefined && { line: line - 1, column }) };
  const place = { severity: 'error', ...fence } as const;
  if (unchecked === '')
    return [
      ...found,
      { ...place, message: '`no-check` has no reason.', fix: 'Write `no-check="..."` with the reason.' },
    ];
  if (!mistake) return found;
  if (found.length) return [];
  return [
    {
      ...place,
      message: 'The code is marked `mistake`, but nothing is wrong with it.',
      fix: 'Remove the mark.',
    },
  ];
}
