import { closureOf, installedBytes, type LockedPackage, readDirect, readLock } from './packages.ts';

/** Writes docs/packages.md: figures and licences of what is installed. */
export function packagesPage(): string {
  const lock = readLock();
  const { dependencies, devDependencies } = readDirect();
  return `# Packages in figures

<!-- \`npm run dependencies\` writes this page; a test compares it with what is installed. -->

Versions, licences and sizes of the packages in [dependencies.md](dependencies.md). "Brings" counts the packages that come with one
and may be shared with others; "installed" is the size of all of them, without programs for one platform.

## For a site

${figures(Object.keys(dependencies), lock)}

## For work on the engine

${figures(Object.keys(devDependencies), lock)}

## Licences

Every package of package-lock.json, programs for all platforms included.

${licences([...lock.values()])}
`;
}

function figures(names: string[], lock: Map<string, LockedPackage>): string {
  const rows = names.map((name) => {
    const path = `node_modules/${name}`;
    const all = closureOf(path, lock);
    const bytes = all.reduce((sum, item) => sum + installedBytes(item.path), 0);
    const { version = '', licence = '' } = lock.get(path) ?? {};
    return `| \`${name}\` | ${version} | ${licence} | ${Math.max(0, all.length - 1)} | ${sizeText(bytes)} |`;
  });
  return [
    '| package | version | licence | brings | installed |',
    '| --- | --- | --- | ---: | ---: |',
    ...rows,
  ].join('\n');
}

/** In kilobytes up to a megabyte, then in megabytes. */
function sizeText(bytes: number): string {
  return bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

/** Most packages that a cell of the table names. If there are more, it only counts them. */
const MOST_NAMED = 12;

function licences(all: LockedPackage[]): string {
  const kinds = [...new Set(all.map(({ licence }) => licence))].sort();
  const cell = (packages: LockedPackage[]) => {
    const names = [...new Set(packages.map(({ name }) => name))].sort();
    if (names.length > MOST_NAMED) return `${packages.length} packages`;
    return names.map((name) => `\`${name}\``).join(', ') || '–';
  };
  const rows = kinds.map((licence) => {
    const licensed = all.filter((item) => item.licence === licence);
    return `| ${licence} | ${cell(licensed.filter(({ dev }) => !dev))} | ${cell(licensed.filter(({ dev }) => dev))} |`;
  });
  return ['| licence | for a site | for work on the engine |', '| --- | --- | --- |', ...rows].join('\n');
}
