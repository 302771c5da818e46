import { relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import { compareText } from '../../shared/compare-text.ts';

/** Name of the report, in the folder of the browser's bundle. It is not served. */
export const REPORT_FILE = 'report.json';

/** What the browser's bundle consists of. */
export interface BundleReport {
  chunks: {
    /** Name without a hash: `boot`. */
    name: string;
    /** Path relative to the base URL. */
    file: string;
    /** Files of the chunks that it needs at once. */
    imports: string[];
    /** Bytes of its modules before the bundle is minified, by path; those of a package together, by its name. */
    modules: Record<string, number>;
  }[];
}

/**
 * Returns two plugins that record why a chunk has grown: `collect` notes what is in the chunks of a bundle, including
 * those of workers; `write` adds the notes to the browser's bundle.
 */
export function bundleReport(root: string): { collect: Plugin; write: Plugin } {
  const chunks: BundleReport['chunks'] = [];
  const collect: Plugin = {
    name: 'collect-bundle-report',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const modules: Record<string, number> = {};
        for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
          const name = moduleName(id, root);
          modules[name] = (modules[name] ?? 0) + renderedLength;
        }
        chunks.push({ name: chunk.name, file: chunk.fileName, imports: chunk.imports, modules });
      }
    },
  };
  const write: Plugin = {
    name: 'write-bundle-report',
    generateBundle() {
      const report: BundleReport = { chunks: chunks.sort((a, b) => compareText(a.file, b.file)) };
      this.emitFile({ type: 'asset', fileName: REPORT_FILE, source: JSON.stringify(report) });
    },
  };
  return { collect, write };
}

/**
 * Returns the name of a module in the report: its path in the project, or the package that it belongs to.
 *
 * @example
 * moduleName('/home/me/docs/src/client/entry/boot.ts', '/home/me/docs') // 'src/client/entry/boot.ts'
 * moduleName('/home/me/docs/node_modules/react-dom/index.js', '/home/me/docs') // 'react-dom'
 */
export function moduleName(id: string, root: string): string {
  const path = id.replace(/^\0/, '').replace(/\?.*$/, '');
  const [, name] = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(path) ?? [];
  if (name) return name.replaceAll('\\', '/');
  return path.startsWith(root) ? relative(root, path).split(sep).join('/') : path;
}
