/** `npm run bench`: measures the built site. The options are those of the benchmark itself. */
export async function run(argv: string[]): Promise<number> {
  const { runBench } = await import('./bench/index.ts');
  return runBench(argv);
}
