/** Preloaded into a measured process: writes what it used to the file in `BENCH_USAGE` when it ends. */
import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  process.on('exit', () => {
    const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
    writeFileSync(process.env.BENCH_USAGE, JSON.stringify({ maxRSS, userCPUTime, systemCPUTime }));
  });
}
