import type { Page } from '@playwright/test';

/**
 * Notes what the policy refuses on a page, and requests that leave its origin.
 *
 * @param hosts Origins that it may ask besides its own.
 */
export async function watchPolicy(page: Page, hosts: readonly string[] = []): Promise<string[]> {
  const seen: string[] = [];
  await page.exposeFunction('noteViolation', (text: string) => seen.push(text));
  await page.addInitScript(() => {
    const { noteViolation } = window as unknown as { noteViolation(text: string): void };
    document.addEventListener('securitypolicyviolation', (event) =>
      noteViolation(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`),
    );
  });
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    const isOwn = origin === new URL(page.url()).origin || hosts.includes(origin);
    if (protocol.startsWith('http') && !isOwn && !request.isNavigationRequest())
      seen.push(`request ${request.url()}`);
  });
  return seen;
}
