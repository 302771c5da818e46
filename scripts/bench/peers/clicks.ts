import { idle, onPage, type Visited } from './page.ts';
import { NEIGHBOURS } from './sites.ts';

/** Clicks the sidebar's links to neighbours, and times each from the click to the frame with the new heading. */
export async function timeClicks(visited: Visited, slow: boolean, pause = 800): Promise<number[]> {
  return onPage(visited, slow, async (page) => {
    await idle(page, 1500);
    const times: number[] = [];
    for (const path of NEIGHBOURS) {
      const hrefs = [path, `${path}/`].map((href) => `${visited.site.sidebar} a[href="${href}"]`);
      const link = page.locator(hrefs.join(', ')).first();
      await link.scrollIntoViewIfNeeded();
      const old = await page.evaluate(() => {
        sessionStorage.removeItem('clicked');
        window.peerNotes.headings.length = 0;
        return window.peerNotes.heading() ?? '';
      });
      await link.click();
      const time = await page.waitForFunction(
        (before) => {
          const clicked = Number(sessionStorage.getItem('clicked'));
          const shown = window.peerNotes?.headings.find(({ text }) => text !== before);
          return clicked && shown ? shown.time - clicked : undefined;
        },
        old,
        { timeout: 60_000, polling: 50 },
      );
      times.push((await time.jsonValue()) ?? 0);
      await idle(page, pause);
    }
    return times;
  });
}
