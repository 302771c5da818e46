import { FILTER_HEIGHT } from '../../shared/layout.ts';
import { SIDEBAR_KEY } from '../../shared/storage-keys.ts';

/** Elements and attributes that the lists of a sidebar are made of. */
const LISTED = '/^(ul|li|div|a|i|span|button|svg|path)$/';
const LISTED_ATTRIBUTES = '/^(class|href|type|d|viewBox|data-(kind|icon|gap)|aria-(label|hidden|expanded))$/';

/**
 * Runs behind the sidebar of a document, before the first paint: opens, closes and scrolls it as the reader left it
 * before a full page load, and brings the entry of the page into view. Without it, that would be seen to jump when
 * the sidebar is hydrated. It takes itself off the page, so that hydration meets nothing but the app.
 *
 * Of a list that is too long to be prerendered whole, the entry of the open page is brought to where it was.
 *
 * What was kept by another build is left alone: its lists may be other ones. A failure leaves the rest as it is, and
 * so does a list with anything in it that lists of a sidebar do not have: it is inserted before any code of the app
 * has seen it.
 */
export const SIDEBAR_SCRIPT = [
  '(()=>{const s=document.currentScript,a=s.previousElementSibling,d=document.documentElement.dataset;s.remove();',
  "if(!matchMedia('(width > 996px)').matches)return;",
  'const at=(l,n)=>{for(const c of l?.children??[]){const g=c.dataset.gap;if(n<(g??1))return g?null:c;n-=g??1}};let k;try{',
  `k=JSON.parse(sessionStorage.getItem('${SIDEBAR_KEY}'+d.sidebarFile));if(k&&k.build!==d.build)k=0;`,
  "if(k)for(const[p,h]of k.parts){let l=a.querySelector('nav>ul'),i;",
  "for(const n of p.split('.')){i=at(l,n);l=i?.lastElementChild}",
  "const b=i?.querySelector('[aria-expanded]');if(!b)continue;const o=b.getAttribute('aria-expanded')==='true';",
  // Nothing of it runs, because a document that is parsed here is not shown.
  "if(h&&!o){const n=new DOMParser().parseFromString(h,'text/html').body;",
  `for(const e of n.querySelectorAll('*'))if(!${LISTED}.test(e.localName)||`,
  `[...e.attributes].some((t)=>!${LISTED_ATTRIBUTES}.test(t.name))||`,
  'e.origin&&e.origin!==location.origin)throw 0;i.append(...n.children)}',
  "else if(!h&&o&&!i.querySelector('[aria-current]'))l.remove();else continue;b.setAttribute('aria-expanded',!o)}",
  "}catch{}const v=a.firstElementChild,c=a.querySelector('[aria-current]'),x=a.querySelector('[data-gap]');",
  'const s2=k&&k.path===location.pathname;if(k&&!x){v.scrollTop=k.top;if(s2)return}',
  'if(c){const r=c.getBoundingClientRect(),w=v.getBoundingClientRect();',
  'if(x&&s2&&k.offset!=null)v.scrollTop+=r.top-w.top-k.offset;else ',
  `if(r.top<w.top+${FILTER_HEIGHT}||r.bottom>w.bottom)v.scrollTop+=r.top-w.top-w.height/2}})()`,
].join('');

/** Puts the script behind the sidebar, which is the first element of its kind in the body. */
export function withSidebarScript(body: string): string {
  return body.replace('</aside>', () => `</aside><script>${SIDEBAR_SCRIPT}</script>`);
}
