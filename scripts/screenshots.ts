import { defineCommand } from '../src/node/commands/support/command.ts';
import { text } from '../src/node/commands/support/options.ts';
import { ensureBrowser } from './support/browser.ts';

/** `npm run screenshots` */
export const run = defineCommand({
  name: 'screenshots',
  summary: 'Takes screenshots of every kind of page, at three widths and in both colour modes.',
  options: {
    out: text('DIR', 'Folder for the screenshots (default: screenshots)', 'screenshots'),
    only: text('NAME', 'Only states whose names contain this', undefined),
  },
  async action({ out, only }) {
    const browser = await ensureBrowser();
    if ('problem' in browser) {
      console.error(browser.problem);
      return 1;
    }
    const { takeScreenshots } = await import('./screenshots/index.ts');
    const failures = await takeScreenshots({ outDir: out, only, browserPath: browser.path });
    for (const failure of failures) console.error(failure);
    return failures.length === 0 ? 0 : 1;
  },
});
