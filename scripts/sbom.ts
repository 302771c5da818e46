import { resolve } from 'node:path';
import packageFile from '../package.json' with { type: 'json' };
import { defineCommand } from '../src/node/commands/support/command.ts';
import { flag, text } from '../src/node/commands/support/options.ts';
import { replaceFile } from '../src/node/files/replace-file.ts';
import { readLock } from './support/packages.ts';
import { runProcess } from './support/steps.ts';

/** `npm run sbom` */
export const run = defineCommand({
  name: 'sbom',
  summary:
    'Writes a bill of materials in the format of CycloneDX: every package that a site needs, with version, licence and hash.',
  options: {
    out: text('FILE', 'File to write', 'sbom.json'),
    all: flag('Also list the packages for work on the engine'),
  },
  async action({ out, all }) {
    const { status, output } = await runProcess(
      'npm',
      ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--loglevel=error'],
      { shell: process.platform === 'win32' },
    );
    if (status !== 0) {
      console.error(output.trim());
      return 1;
    }
    const bill: Bill = JSON.parse(output.slice(output.indexOf('{')));
    // npm writes the name of the folder.
    bill.metadata.component.name = packageFile.name;
    await replaceFile(resolve(out), `${JSON.stringify(all ? bill : forSites(bill), null, 2)}\n`);
    console.log(`Wrote ${out}.`);
    return 0;
  },
});

/** The parts of a bill of materials that are used here. */
interface Bill {
  metadata: { component: { name: string } };
  components: { 'bom-ref': string; name: string; version: string }[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

/** Leaves out what only work on the engine needs. npm's `--omit=dev` also leaves out what tools and sites share. */
function forSites(bill: Bill): Bill {
  const needed = [...readLock().values()].filter(({ dev }) => !dev);
  const names = new Set(needed.map(({ name, version }) => `${name}@${version}`));
  const left = bill.components.filter(({ name, version }) => !names.has(`${name}@${version}`));
  const out = new Set(left.map((component) => component['bom-ref']));
  return {
    ...bill,
    components: bill.components.filter((component) => !out.has(component['bom-ref'])),
    dependencies: bill.dependencies
      .filter(({ ref }) => !out.has(ref))
      .map(({ ref, dependsOn }) => ({
        ref,
        dependsOn: dependsOn.filter((dependency) => !out.has(dependency)),
      })),
  };
}
