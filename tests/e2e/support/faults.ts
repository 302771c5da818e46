import type { Page, Route } from '@playwright/test';

/** What may be wrong with the answer to a request for a file, besides that it may never come. */
export const FAULTS: Record<string, (route: Route) => Promise<void>> = {
  'status 404': (route) => route.fulfill({ status: 404, body: '' }),
  'status 500': (route) => route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Error</h1>' }),
  garbage: async (route) =>
    route.fulfill({ contentType: typeOf(route), body: Buffer.from([0xff, 0x7b, 0, 0x22, 0x5b, 0xfe]) }),
  'the HTML of another page': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Please log in</h1>' }),
  'half of the file': async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    await route.fulfill({ contentType: typeOf(route), body: body.subarray(0, body.length / 2) });
  },
};

/** What browsers say of such answers by themselves. */
export const FAULT_MESSAGES =
  /Failed to load resource|Failed to load module script|Failed to fetch a worker script|loading the worker/;

/** The type that a file's own host gives it. */
function typeOf(route: Route): string {
  const ending = /\.(\w+)$/.exec(new URL(route.request().url()).pathname)?.[1];
  if (ending === 'js') return 'text/javascript';
  return ending === 'json' ? 'application/json' : 'image/webp';
}

/** Answers requests for files with a fault until `mend` is called, which waits for the answers that are on their way. */
export async function breakFiles(
  page: Page,
  files: RegExp,
  fault: (route: Route) => Promise<void>,
): Promise<{ mend: () => Promise<void>; asked: () => number }> {
  const answers: Promise<void>[] = [];
  const answer = (route: Route) => {
    // The document that asked may be gone by now.
    const answered = fault(route).catch(() => {});
    answers.push(answered);
    return answered;
  };
  await page.route(files, answer);
  const mend = async () => {
    await page.unroute(files, answer);
    await Promise.all(answers);
  };
  return { mend, asked: () => answers.length };
}
