import { readdir, readFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { formatProblem, type Problem } from '../../src/node/diagnostics/problem.ts';
import { PROJECT_DIR } from '../../src/node/files/folders.ts';
import { findCircles, findFolderCircles } from './import-circles.ts';
import { RULES, type Rule } from './import-rules.ts';
import { type StepResult, timeStep } from './steps.ts';

/** An import of a file. */
export interface Import {
  specifier: string;
  line: number;
  /** Nothing of it is left at run time. */
  typeOnly: boolean;
}

/**
 * Checks that no file or folder of `src/` imports upwards or itself, that browser code imports nothing of the build, and
 * that the rules allow no more than what is used.
 */
export function checkImports(): Promise<StepResult> {
  return timeStep('imports', async () => {
    // Loaded here: the parser comes with Vite, which no other step of this process needs.
    const { parseSync } = await import('vite');
    const names = await readdir(join(PROJECT_DIR, 'src'), { recursive: true });
    const files = names
      .map((name) => `src/${name.replaceAll('\\', '/')}`)
      .filter((file) => /\.(?:tsx?|mjs)$/.test(file));
    const read = await Promise.all(
      files.map(async (file) => {
        const source = await readFile(join(PROJECT_DIR, file), 'utf8');
        const { module } = parseSync(file, source, { astType: 'ts' });
        return [file, listImports(source, module)] as const;
      }),
    );
    const targets = read.map(
      ([file, imports]) => [file, imports.flatMap((imported) => targetOf(file, imported) ?? [])] as const,
    );
    const problems = [
      ...read.flatMap(([file, imports]) => judgeImports(file, imports)),
      ...findCircles(new Map(targets)),
      ...findFolderCircles(new Map(targets)),
      ...unusedPermissions(targets),
    ];
    const output = problems.map(formatProblem).join('\n');
    return { ok: output === '', output };
  });
}

/** Finds the imports of a file that its rule forbids. */
export function judgeImports(file: string, imports: Import[]): Problem[] {
  const room = roomOf(file);
  const rule = RULES[room];
  if (!rule) return [];
  return imports
    .filter((imported) => !isAllowed(file, room, rule, imported))
    .map(({ specifier, line }) => ({
      severity: 'error',
      file,
      line,
      message: `\`src/${room}\` may not import \`${specifier}\`.`,
      fix: 'Move the code to where it belongs; what both sides need goes into `src/shared`.',
    }));
}

/**
 * Finds rooms that a rule allows although no file imports them: the first wrong import would go unnoticed.
 *
 * @param imports Files of `src/`, each with the paths of the files that it imports.
 */
export function unusedPermissions(imports: readonly (readonly [string, string[]])[]): Problem[] {
  const used = new Set(
    imports.flatMap(([file, targets]) => targets.map((target) => `${roomOf(file)} ${roomOf(target)}`)),
  );
  return Object.entries(RULES).flatMap(([room, { rooms }]) =>
    rooms
      .filter((other) => !used.has(`${room} ${other}`))
      .map((other) => ({
        severity: 'error',
        file: 'scripts/support/import-rules.ts',
        message: `\`src/${room}\` may import \`src/${other}\`, but none of its files does.`,
        fix: 'Remove it from the rule, and from the table in docs/architecture.md.',
      })),
  );
}

/**
 * Returns the room of a file of `src/`.
 *
 * @example
 * roomOf('src/client/shell/App.tsx')  // 'client/shell'
 * roomOf('src/shared/search/stem.ts') // 'shared'
 */
export function roomOf(file: string): string {
  const [, part = '', room = ''] = file.split('/');
  return part === 'shared' ? part : `${part}/${room}`;
}

function isAllowed(file: string, room: string, rule: Rule, imported: Import): boolean {
  const target = targetOf(file, imported);
  if (target === undefined)
    return imported.typeOnly || (rule.packages?.test(packageName(imported.specifier)) ?? true);
  // The project's own package file has the version.
  if (!target.startsWith('src/')) return target === 'package.json';
  return [room, ...rule.rooms].includes(roomOf(target));
}

/** Returns the path of the file that an import names; undefined for a package. */
function targetOf(file: string, { specifier }: Import): string | undefined {
  return specifier.startsWith('.') ? new URL(specifier, `file:///${file}`).pathname.slice(1) : undefined;
}

/** `react-dom/client` is of `react-dom`, `@shikijs/core/x` of `@shikijs/core`; `fs` is `node:fs`. */
function packageName(specifier: string): string {
  if (isBuiltin(specifier)) return `node:${specifier.replace(/^node:/, '')}`;
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

/** The part of the parser's module record that is read here. */
interface ModuleRecord {
  staticImports: { start: number; end: number; moduleRequest: { value: string } }[];
  staticExports: { start: number; end: number; entries: { moduleRequest: { value: string } | null }[] }[];
  dynamicImports: { start: number; moduleRequest: { start: number; end: number } }[];
}

/** Lists what a file imports or re-exports. */
export function listImports(source: string, module: ModuleRecord): Import[] {
  const found = [
    ...module.staticImports.map(({ start, moduleRequest }) => ({ start, specifier: moduleRequest.value })),
    ...module.staticExports.map(({ start, entries }) => ({
      start,
      specifier: entries[0]?.moduleRequest?.value,
    })),
    ...module.dynamicImports.map(({ start, moduleRequest }) => ({
      start,
      specifier: /^['"](.*)['"]$/.exec(source.slice(moduleRequest.start, moduleRequest.end))?.[1],
    })),
  ];
  return found.flatMap(({ start, specifier }) => {
    if (specifier === undefined) return [];
    const typeOnly = /^(?:import|export)\s+type\b/.test(source.slice(start, start + 20));
    return [{ specifier, line: source.slice(0, start).split('\n').length, typeOnly }];
  });
}
