import { hashText } from '../../api/text-hash.ts';
import { addTo } from '../../diagnostics/add-to.ts';
import { compareProblems, type Problem } from '../../diagnostics/problem.ts';
import { checkedFacts } from '../../lua/checked-facts.ts';
import { type CheckOptions, createLuaCheck, type LuaBlock, type TakeUse } from '../../lua/index.ts';
import { createOwners } from '../../lua/owners.ts';
import type { Reference } from '../../luacats/model.ts';
import { remember } from '../../markdown/index.ts';

/** The API that code is checked against. */
interface CheckedApi {
  reference: Reference;
  /** Hash of the files that the reference was read from; without it, nothing is remembered. */
  definitions?: string;
}

/**
 * The results for the code of one file: its problems, and which symbol each block uses, by their positions in lists.
 */
interface Found {
  problems: Problem[];
  uses: [block: number, symbol: number][];
}

/**
 * Checks the Lua code of texts as `createLuaCheck` does. The results for a file's code are reused, if it and all that the
 * check reads of the API are the same: blocks build only on others of their file.
 */
export function checkCode(
  blocks: LuaBlock[],
  { reference, definitions }: CheckedApi,
  options: CheckOptions,
  onUse: TakeUse = () => {},
): Problem[] {
  const check = createLuaCheck(reference, options);
  if (definitions === undefined) return check(blocks, onUse);
  const api = remember('checked api', definitions, () => hashText([checkedFacts(reference)]));
  const ownerOf = createOwners(reference);
  const symbols = [...reference.groups.flatMap(({ entries }) => entries), ...reference.events];
  const positions = new Map(symbols.map((symbol, position) => [symbol, position]));
  const name = `lua ${api} ${JSON.stringify({ ...options, lost: [...(options.lost ?? [])] })}`;
  const found = [...byFile(blocks)].map(([, fileBlocks]) => {
    const { problems, uses } = remember(
      name,
      JSON.stringify([fileBlocks, fileBlocks.map(ownerOf)]),
      (): Found => {
        const used: Found['uses'] = [];
        const take: TakeUse = (block, symbol) => {
          used.push([fileBlocks.indexOf(block), positions.get(symbol) ?? -1]);
        };
        return { problems: check(fileBlocks, take), uses: used };
      },
    );
    for (const [place, position] of uses) {
      const [block, symbol] = [fileBlocks[place], symbols[position]];
      if (block && symbol) onUse(block, symbol);
    }
    return problems;
  });
  return found.flat().sort(compareProblems);
}

function byFile(blocks: LuaBlock[]): Map<string, LuaBlock[]> {
  const files = new Map<string, LuaBlock[]>();
  for (const block of blocks) {
    addTo(files, block.shownAt?.file ?? block.file, block);
  }
  return files;
}
