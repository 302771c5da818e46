import { readdir, readFile, readlink } from 'node:fs/promises';

/** Returns the paths of the files that a process has open. Linux only. */
export async function filesOf(pid: number): Promise<string[]> {
  const names = await readdir(`/proc/${pid}/fd`).catch(() => []);
  return Promise.all(names.map((name) => readlink(`/proc/${pid}/fd/${name}`).catch(() => '')));
}

/** Returns the ids of a process and its descendants. */
export async function family(pid: number): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  const below = await Promise.all(text.split(' ').filter(Boolean).map(Number).map(family));
  return [pid, ...below.flat()];
}

/** Returns the bytes that a process and its descendants hold in memory; 0 where the system does not say. */
export function memory(pid: number): Promise<number> {
  return sumOfStatus(pid, 'VmRSS');
}

/** Returns the most bytes that a process and its descendants have held in memory; 0 where the system does not say. */
export function peakMemory(pid: number): Promise<number> {
  return sumOfStatus(pid, 'VmHWM');
}

async function sumOfStatus(pid: number, field: 'VmRSS' | 'VmHWM'): Promise<number> {
  const sizes = (await family(pid)).map(async (member) => {
    const status = await readFile(`/proc/${member}/status`, 'utf8').catch(() => '');
    return Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) * 1024;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
