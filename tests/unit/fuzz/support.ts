import fc from 'fast-check';
import { expect, test } from 'vitest';

/**
 * Runs a property on random input. Its seed is fixed, so each run of the tests does the same; a failure prints the seed and
 * the smallest input that fails. Environment:
 *
 * - `FUZZ_RUNS`: how many inputs each property gets, instead of its own few.
 * - `FUZZ_SECONDS`: for how long each property gets new ones at most.
 * - `FUZZ_SEED`: another seed, `random` for a new one.
 *
 * @param runs Inputs in a normal run: few, because a case must not take more than a few milliseconds.
 */
export function property<T>(
  title: string,
  runs: number,
  input: fc.Arbitrary<T>,
  check: (value: T) => void | Promise<void>,
): void {
  const { FUZZ_RUNS, FUZZ_SECONDS, FUZZ_SEED = '1' } = process.env;
  const seconds = Number(FUZZ_SECONDS ?? 0);
  const numRuns = Number(FUZZ_RUNS ?? (seconds ? 1e9 : runs));
  // A timer cannot wait longer, and would not wait at all.
  const timeout = Math.min(2 ** 31 - 1, Math.max(60_000, (seconds + 600) * 1_000, numRuns * 10));
  test(title, { timeout }, async () => {
    let cases = 0;
    const prototypes = snapshot();
    await fc.assert(
      fc.asyncProperty(input, async (value) => {
        cases++;
        await withinBound(() => check(value));
        expect(snapshot()).toBe(prototypes);
      }),
      {
        numRuns,
        ...(FUZZ_SEED !== 'random' && { seed: Number(FUZZ_SEED) }),
        ...(seconds && { interruptAfterTimeLimit: seconds * 1_000, markInterruptAsFailure: false }),
      },
    );
    if (FUZZ_RUNS || FUZZ_SECONDS) console.log(`${title}: ${cases} cases`);
  });
}

/** A case that takes this many milliseconds hangs: the inputs are a few kilobytes, which take a few milliseconds. */
const HANGS = 2_000;

/** Fails where each of three tries takes too long: a busy machine may be slow once. */
async function withinBound(check: () => void | Promise<void>): Promise<void> {
  const times: number[] = [];
  do {
    const start = performance.now();
    await check();
    times.push(performance.now() - start);
  } while (times.length < 3 && Math.min(...times) > HANGS);
  expect(Math.min(...times), 'milliseconds of the fastest of three tries').toBeLessThan(HANGS);
}

/** The names that the prototypes of all objects have: input must not add to them. */
function snapshot(): string {
  const shared: object[] = [Object.prototype, Array.prototype, String.prototype, Function.prototype];
  return shared.map((it) => Reflect.ownKeys(it).length).join();
}

/** Names that objects have without being given them, and the one that changes what they have. */
export const DANGEROUS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'valueOf',
  'then',
  'length',
];

/** Characters that mean something to one reader or another. */
const SIGNS = [
  ...'\n\t\r\0 \'"`<>&;:=/\\|{}[]()#*_~-+.,!?@$%^0aZ',
  '\u2028',
  '\uFEFF',
  '\uD800',
  '\u0301',
  '😀',
];

/** Any short text, mostly of characters that mean something. */
export const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.array(fc.constantFrom(...SIGNS), { maxLength: 80 }).map((signs) => signs.join('')),
);

/** Pieces in any order: `pieces` with other texts between them. */
export function soup(pieces: readonly string[], maxLength = 40): fc.Arbitrary<string> {
  const words = fc.constantFrom('a', 'b c', '1', ' ', '\n', '\n\n', '', ...DANGEROUS);
  const piece = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...pieces) },
    { weight: 2, arbitrary: words },
    { weight: 1, arbitrary: anyText },
  );
  return fc.array(piece, { maxLength }).map((all) => all.join(''));
}

type Edit = { at: number; length: number; text: string; twice: boolean };

/** Parts of real texts, with a few places deleted, doubled or replaced. */
export function mutated(
  texts: readonly string[],
  pieces: readonly string[],
  longest = 3_000,
): fc.Arbitrary<string> {
  const fraction = fc.double({ min: 0, max: 1, noNaN: true });
  const edit: fc.Arbitrary<Edit> = fc.record({
    at: fraction,
    length: fc.oneof(fc.constant(0), fc.nat(6), fc.nat(120)),
    text: fc.oneof(fc.constant(''), fc.constantFrom(...pieces), anyText),
    twice: fc.boolean(),
  });
  return fc
    .record({ text: fc.constantFrom(...texts), from: fraction, edits: fc.array(edit, { maxLength: 6 }) })
    .map(({ text, from, edits }) => {
      const start =
        text.length > longest ? text.indexOf('\n', Math.floor(from * (text.length - longest))) + 1 : 0;
      return edits.reduce(applyEdit, text.slice(start, start + longest));
    });
}

function applyEdit(text: string, { at, length, text: added, twice }: Edit): string {
  const start = Math.floor(at * text.length);
  const middle = twice ? text.slice(start, start + length).repeat(2) : '';
  return text.slice(0, start) + middle + added + text.slice(start + length);
}

/** Any value that JSON can hold, with the dangerous names among its keys, up to a depth. */
export const anyJson: fc.Arbitrary<unknown> = fc
  .anything({
    key: fc.oneof(
      fc.constantFrom(...DANGEROUS),
      fc.constantFrom('href', 'label', 'items', 'shell', 'kind'),
      fc.string({ maxLength: 5 }),
    ),
    maxDepth: 4,
    maxKeys: 5,
    values: [
      fc.boolean(),
      fc.integer(),
      fc.double(),
      anyText,
      fc.constant(null),
      fc.constantFrom(...DANGEROUS),
    ],
  })
  .map((value) => asJson(value));

function asJson(value: unknown): unknown {
  const text = JSON.stringify(value);
  return text === undefined ? null : JSON.parse(text);
}

/** A value with some of its parts replaced: by anything, by nothing, or by a part from elsewhere in it. */
export function mutatedJson(real: unknown, places = 3): fc.Arbitrary<unknown> {
  const edit = fc.record({
    steps: fc.array(fc.nat(1_000), { maxLength: 7 }),
    key: fc.option(fc.constantFrom(...DANGEROUS), { nil: undefined, freq: 4 }),
    value: anyJson,
    isRemoved: fc.boolean(),
  });
  return fc.array(edit, { minLength: 1, maxLength: places }).map((edits) => {
    // JSON keeps `__proto__` as a name of its own, as an answer of a host would bring it.
    const copy: { root: unknown } = { root: structuredClone(real) };
    for (const { steps, key, value, isRemoved } of edits)
      replaceAt(copy, ['root', ...steps], key, structuredClone(value), isRemoved);
    return asJson(copy.root);
  });
}

function replaceAt(
  holder: object,
  steps: (number | string)[],
  key: string | undefined,
  value: unknown,
  isRemoved: boolean,
): void {
  const [step = 0, ...rest] = steps;
  const keys = Object.keys(holder);
  const name = typeof step === 'string' ? step : keys[step % Math.max(1, keys.length)];
  if (name === undefined) return;
  const inner: unknown = Reflect.get(holder, name);
  if (rest.length > 0 && typeof inner === 'object' && inner !== null && Object.keys(inner).length > 0)
    replaceAt(inner, rest, key, value, isRemoved);
  else if (key !== undefined && !Array.isArray(holder))
    Object.defineProperty(holder, key, { value, enumerable: true, writable: true, configurable: true });
  else if (isRemoved && typeof step === 'number') Reflect.deleteProperty(holder, name);
  else Reflect.set(holder, name, value);
}

/** Fails unless a problem can be read and acted on: file, line and column where there are, message and fix. */
export function expectProblem(problem: {
  file: string;
  line?: number;
  column?: number;
  message: string;
  fix?: string;
}): void {
  expect(problem.file).not.toBe('');
  expect(problem.message).toMatch(/\S/);
  expect(['string', 'undefined']).toContain(typeof problem.fix);
  for (const count of [problem.line, problem.column])
    if (count !== undefined) expect(count).toBeGreaterThan(0);
}
