import { BANNER_ID, type BannerInput } from '../../shared/wrong-base-url.ts';

/**
 * Explains on the home page why the site may not work. The first script of the app clears the flag. If that script did
 * not load, and the style sheet's file cannot be loaded either, the files are elsewhere or missing. They are missing if
 * the page was opened at the configured base URL: no other one would help.
 */
export default function watchForApp(input: BannerInput): void {
  window.appMissing = true;
  addEventListener('DOMContentLoaded', () => showBanner(input));
}

async function showBanner({ sheet, wrong, right, base, language }: BannerInput): Promise<void> {
  if (!window.appMissing) return;
  const answer = await fetch(sheet).catch(() => undefined);
  if (answer?.ok && /css/.test(answer.headers.get('content-type') ?? '')) return;
  let path = location.pathname.replace(/index\.html$/, '').replace(/\/?$/, '/');
  if (path.endsWith(`/${language}`)) path = path.slice(0, path.length - language.length);
  const box = document.getElementById(BANNER_ID);
  if (!box) return;
  for (const line of path === base ? right : wrong) {
    const paragraph = document.createElement('p');
    paragraph.textContent = line.replace('{path}', () => path);
    paragraph.style.margin = '4px 0';
    box.append(paragraph);
  }
  box.setAttribute('role', 'alert');
  box.style.cssText = STYLE;
}

/** Styles of the banner, in the script because the sheet may be what is missing. */
const STYLE =
  'display:block;padding:12px 24px;font:16px/1.5 system-ui,sans-serif;color:#1b1f1a;background:#ffe3df;border-bottom:3px solid #b3261e';
