import { createWords } from '../../shared/i18n/words.ts';
import type { SiteView } from '../../shared/site.ts';
import { ANNOUNCEMENT_DISMISS_KEY, ANNOUNCEMENT_ID_KEY, COLOR_MODE_KEY } from '../../shared/storage-keys.ts';

/**
 * Sets the stored colour mode before the first paint. The default mode is in the markup already; only a stored
 * `dark` or `light` counts, and a browser that refuses storage keeps the default.
 */
export const COLOR_MODE_SCRIPT = `try{const m=localStorage.getItem('${COLOR_MODE_KEY}');if(m==='dark'||m==='light')document.documentElement.dataset.theme=m}catch{}`;

/**
 * The script of the head, which runs before the first paint; empty when there is nothing to decide. It says nothing
 * of failures: the app reads the same keys later and reports them.
 */
export function headScript({ colorMode, announcement }: SiteView): string {
  const scripts = [
    ...(colorMode.disableSwitch ? [] : [COLOR_MODE_SCRIPT]),
    ...(announcement ? [announcementScript(announcement.id)] : []),
  ];
  return scripts.join(';');
}

/** Marks the root when the reader has closed this announcement; an unknown id starts anew. */
function announcementScript(id: string): string {
  return [
    `try{const s=localStorage,i=${literal(ANNOUNCEMENT_ID_KEY)},d=${literal(ANNOUNCEMENT_DISMISS_KEY)},n=${literal(id)};`,
    "if(s.getItem(i)!==n){s.setItem(i,n);s.setItem(d,'false')}",
    "else if(s.getItem(d)==='true')document.documentElement.dataset.announcement='closed'}catch{}",
  ].join('');
}

/** Id of the element that the banner about a wrong base URL goes into. The style sheet hides it. */
export const BANNER_ID = 'wrong-base-url';

/** What the banner about a wrong base URL is made of. */
export interface BannerInput {
  site: SiteView;
  /** The configured base URL, without a language. */
  base: string;
  /** Address of the style sheet's file. */
  sheet: string;
}

/**
 * The script of the home page that says why the site may not work. The first script of the app takes the flag back;
 * when it did not come and the style sheet's file cannot be had either, the files are elsewhere, or nowhere: where
 * the page was opened at the configured base URL, no other one would help.
 */
export function bannerScript({ site, base, sheet }: BannerInput): string {
  const { t } = createWords(site.texts, site.locale.htmlLang);
  const title = t('baseUrl.title', 'This site did not load properly.');
  const configured =
    base === '/'
      ? t('baseUrl.default', 'Configured base URL: {base} (the default)', { base })
      : t('baseUrl.configured', 'Configured base URL: {base}', { base });
  const wrong = [
    title,
    t(
      'baseUrl.cause',
      'The likely cause is a wrong base URL: its files are not where the page looks for them.',
    ),
    configured,
    t('baseUrl.try', 'The page was opened from another path, so try this base URL: {path}'),
  ];
  const right = [
    title,
    t(
      'baseUrl.files',
      'Its scripts and styles could not be loaded. Reload the page; if that does not help, they are missing on the server.',
    ),
    configured,
    t('baseUrl.right', 'The page was opened from there, so the base URL is right.'),
  ];
  const values = { id: BANNER_ID, sheet, wrong, right, base, language: site.base.slice(base.length) };
  return `window.appMissing=true;addEventListener('DOMContentLoaded',()=>(${showBanner})(${literal(values)}))`;
}

/** Runs in the browser, as text: it may use nothing from outside. */
const showBanner = `async({id,sheet,wrong,right,base,language})=>{
if(!window.appMissing)return;
const answer=await fetch(sheet).catch(()=>{});
if(answer&&answer.ok&&/css/.test(answer.headers.get('content-type')))return;
let path=location.pathname.replace(/index\\.html$/,'').replace(/\\/?$/,'/');
if(path.endsWith('/'+language))path=path.slice(0,path.length-language.length);
const box=document.getElementById(id);
for(const line of path===base?right:wrong){const p=document.createElement('p');p.textContent=line.replace('{path}',()=>path);p.style.margin='4px 0';box.append(p)}
box.setAttribute('role','alert');
box.style.cssText='display:block;padding:12px 24px;font:16px/1.5 system-ui,sans-serif;color:#1b1f1a;background:#ffe3df;border-bottom:3px solid #b3261e';
}`;

/** A value as script inside of HTML: no `<` can end the element. */
function literal(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
