import { readdir, readFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { formatProblem, type Problem } from '../../diagnostics/problem.ts';
import { PROJECT, type StepResult, timeStep } from './steps.ts';

/** What the files of a folder of `src/` may import at run time. Imports of types are free. */
interface Rule {
  /** Other folders of `src/`; its own is always allowed. */
  folders: string[];
  /** Packages and modules of Node (`node:fs`); any when absent. */
  packages?: RegExp;
}

/** Packages that may reach a reader's browser. */
const BROWSER = /^(?:react|react-dom|nprogress|minisearch|algoliasearch|workbox-[\w-]+)$/;
/** Anything but Node's modules: code without input and output. Paths are plain text. */
const PURE = /^(?!node:(?!path$))/;

/** Rule of each folder of `src/`; those without one may import everything. */
export const RULES: Record<string, Rule> = {
  diagnostics: { folders: [], packages: /^$/ },
  texts: { folders: [], packages: /^$/ },
  reference: { folders: ['diagnostics'], packages: PURE },
  prose: { folders: ['diagnostics', 'texts'], packages: PURE },
  config: { folders: ['diagnostics'] },
  catalogue: { folders: ['config', 'diagnostics', 'prose', 'reference', 'texts'], packages: PURE },
  search: { folders: ['runtime'], packages: BROWSER },
  'search-ui': { folders: ['runtime', 'search', 'shell'], packages: BROWSER },
  runtime: { folders: ['offline', 'pages', 'search', 'search-ui', 'shell'], packages: BROWSER },
  offline: { folders: ['runtime', 'shell'], packages: BROWSER },
  shell: { folders: ['runtime', 'search', 'texts'], packages: BROWSER },
  pages: { folders: ['runtime', 'search', 'search-ui', 'shell'], packages: BROWSER },
  server: { folders: [], packages: /^(?:node:.+|mrmime)$/ },
};

/** An import that is left at run time. */
export interface RuntimeImport {
  specifier: string;
  line: number;
}

/** Checks that no file of `src/` imports upwards, and that browser code imports nothing of the build. */
export function checkImports(): Promise<StepResult> {
  return timeStep('imports', async () => {
    // Loaded here: the parser comes with Vite, which no other step of this process needs.
    const { parseSync } = await import('vite');
    const names = await readdir(join(PROJECT, 'src'), { recursive: true });
    const files = names
      .map((name) => `src/${name.replaceAll('\\', '/')}`)
      .filter((file) => /\.tsx?$/.test(file));
    const problems = await Promise.all(
      files.map(async (file) => {
        const source = await readFile(join(PROJECT, file), 'utf8');
        const { module } = parseSync(file, source, { astType: 'ts' });
        return judgeImports(file, listRuntimeImports(source, module));
      }),
    );
    const output = problems.flat().map(formatProblem).join('\n');
    return { ok: output === '', output };
  });
}

/** Finds the imports of a file that its rule forbids. */
export function judgeImports(file: string, imports: RuntimeImport[]): Problem[] {
  const folder = file.split('/')[1] ?? '';
  const rule = RULES[folder];
  if (!rule) return [];
  return imports
    .filter(({ specifier }) => !isAllowed(file, folder, rule, specifier))
    .map(({ specifier, line }) => ({
      severity: 'error',
      file,
      line,
      message: `\`src/${folder}\` may not import \`${specifier}\` at run time.`,
      mend: 'Import only its types (`import type`), or move the code to where it belongs.',
    }));
}

function isAllowed(file: string, folder: string, rule: Rule, specifier: string): boolean {
  if (!specifier.startsWith('.')) {
    return rule.packages?.test(packageName(specifier)) ?? true;
  }
  const target = new URL(specifier, `file:///${file}`).pathname.split('/');
  return target[1] === 'src' && [folder, ...rule.folders].includes(target[2] ?? '');
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

/** Lists what a file imports or re-exports, `import type` and `export type` left out. */
export function listRuntimeImports(source: string, module: ModuleRecord): RuntimeImport[] {
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
    if (specifier === undefined || /^(?:import|export)\s+type\b/.test(source.slice(start, start + 20)))
      return [];
    return [{ specifier, line: source.slice(0, start).split('\n').length }];
  });
}
