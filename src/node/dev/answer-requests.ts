import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Connect, ViteDevServer } from 'vite';
import { staticFolder } from '../server/static-folder.ts';
import type { DocumentKeeper } from './document-keeper.ts';
import { answerCheck, checkedPath, type EarlyDocuments } from './early-documents.ts';
import type { PageMaker } from './pages.ts';
import { isDocumentRequest, pathOf } from './requests.ts';
import type { DevSite } from './site.ts';
import type { SiteCode } from './site-code.ts';

/** What the dev server answers requests with. */
export interface AnswerTools {
  vite: ViteDevServer;
  siteDir: string;
  site: DevSite;
  maker: PageMaker;
  keeper: Pick<DocumentKeeper, 'asked'>;
  /** What answered until the site was read; absent if nothing matched. */
  early: EarlyDocuments | undefined;
  /** Returns the code as it is now. */
  code(): Promise<SiteCode>;
}

/** Makes Vite answer requests that are not for modules: pages and data, static files, the not-found page. */
export function answerRequests({ vite, siteDir, site, maker, keeper, early, code }: AnswerTools): void {
  const handle =
    (
      answer: (code: SiteCode, request: IncomingMessage, response: ServerResponse) => Promise<boolean>,
    ): Connect.NextHandleFunction =>
    (request, response, next) => {
      code()
        .then((loaded) => answer(loaded, request, response))
        .then((done) => done || next(), next);
    };
  vite.middlewares.use(
    handle(async (loaded, request, response) => {
      const checked = checkedPath(request);
      if (checked !== undefined) {
        answerCheck(early?.document(checked), await loaded.documentAt(maker, checked), response);
        return true;
      }
      if (site.sources.length) {
        const isAnswered = await loaded.answerFromSite(maker, request, response);
        if (isAnswered && loaded.asksForPage(maker, request)) keeper.asked(pathOf(request));
        return isAnswered;
      }
      if (!isDocumentRequest(request)) return false;
      await loaded.answerProblems(vite, site.errors ?? '', response);
      return true;
    }),
  );
  vite.middlewares.use(staticFiles(siteDir, site));
  vite.middlewares.use(
    handle((loaded, request, response) => loaded.answerNotFound(maker, request, response)),
  );
}

/** Answers requests for files of `static/`, which each language has below its base URL. */
function staticFiles(siteDir: string, site: DevSite): Connect.NextHandleFunction {
  const answer = staticFolder(join(siteDir, 'static'));
  return (request, response, next) => {
    const { url = '' } = request;
    // As requests spell them.
    const bases = site.sources.map((source) => encodeURI(source.base));
    const base = bases.length ? bases.findLast((start) => url.startsWith(start)) : '/';
    if (base === undefined) {
      next();
      return;
    }
    request.url = `/${url.slice(base.length)}`;
    answer(request, response, () => {
      request.url = url;
      next();
    });
  };
}
