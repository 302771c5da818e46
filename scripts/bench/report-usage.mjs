/** Preloaded into a measured process and those that it starts: adds what it used to the file in `BENCH_USAGE`, a line each. */
import { appendFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  process.on('exit', () => {
    const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
    appendFileSync(process.env.BENCH_USAGE, `${JSON.stringify({ maxRSS, userCPUTime, systemCPUTime })}\n`);
  });
}
