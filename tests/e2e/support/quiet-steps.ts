/** What a process of the test runner tells the one that has started it. */
interface Message {
  method: string;
  params?: { method: string; params: { stepId: string; category?: string } };
}

/**
 * In a run of all tests, keeps to itself what a test does step by step, but for steps that the test names: its reports show no
 * others, and each takes two messages, which was a thirtieth of the work. Reports that other runs make have them all.
 */
export function keepStepsQuiet(): void {
  const send = process.send?.bind(process);
  if (!send || !process.env.E2E_RESULTS) return;
  const quiet = new Set<string>();
  process.send = (message: Message) => {
    const { method, params } = message.params ?? {};
    const isBegin = method === 'stepBegin' && params?.category !== 'test.step';
    if (isBegin && params) quiet.add(params.stepId);
    if (isBegin || (method === 'stepEnd' && params && quiet.delete(params.stepId))) return true;
    return send(message);
  };
}
