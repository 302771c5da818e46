import { cacheName, type WorkerSite } from '../../shared/offline.ts';

/**
 * Takes over from the active worker. A browser in which that one is busy puts it off until the worker is stopped,
 * which may take half a minute, unless it is asked again.
 */
const TAKE_OVER = `const takeOver=()=>{
skipWaiting();
const again=setInterval(()=>registration.waiting?skipWaiting():clearInterval(again),500);
};
`;

/**
 * Script of the service worker, `sw.js`. Its address tells the mode. Without offline mode it keeps nothing, answers
 * nothing and takes away what was kept; the code for offline mode is a file of its own, so that other readers never
 * fetch it.
 *
 * @param code Address of the code for offline mode.
 */
export function serviceWorker(site: WorkerSite, code: string): string {
  return `self.offlineSite=${JSON.stringify(site)};
${TAKE_OVER}let mode={};
try{mode=JSON.parse(new URL(location).searchParams.get('params'))||mode}catch{}
addEventListener('message',({data})=>{if(data&&data.type==='SKIP_WAITING')takeOver()});
if(mode.offlineMode===true)importScripts(${JSON.stringify(code)});
else{
addEventListener('install',takeOver);
addEventListener('activate',event=>event.waitUntil(caches.delete(self.offlineSite.cache)));
if(mode.debug===true)console.log('[offline] off');
}
`;
}

/**
 * Script of a service worker that removes itself: browsers that have a worker of this site look for a new one at
 * every visit, find this, and are rid of both worker and kept files. Open pages are loaded anew.
 */
export function removingWorker(base: string): string {
  return `${TAKE_OVER}addEventListener('install',takeOver);
addEventListener('activate',event=>event.waitUntil((async()=>{
await caches.delete(${JSON.stringify(cacheName(base))}).catch(()=>{});
await registration.unregister();
for(const page of await clients.matchAll({type:'window'}))page.navigate(page.url).catch(()=>{});
})()));
`;
}
