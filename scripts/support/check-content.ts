import { reportContent } from '../../src/node/content-report/index.ts';
import { formatProblem } from '../../src/node/diagnostics/problem.ts';
import { PROJECT_DIR } from '../../src/node/files/folders.ts';
import { readDefinitions } from '../../src/node/source/read-definitions.ts';
import { type StepResult, timeStep } from './steps.ts';

/** Checks that no page of the reference lacks an example or repeats a sentence of another, as `npm run content:report` does. */
export function checkContent(): Promise<StepResult> {
  return timeStep('content of the reference', async () => {
    const { reference } = await readDefinitions(PROJECT_DIR);
    const { problems } = reportContent(reference);
    return { ok: problems.length === 0, output: problems.map(formatProblem).join('\n') };
  });
}
