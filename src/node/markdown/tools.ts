import type { Translator } from '../../shared/i18n/translator.ts';
import type { Problem } from '../diagnostics/problem.ts';
import type { CallFinder } from './call-finder.ts';
import type { CodeRenderer } from './code/code.ts';
import type { FindScript } from './code/script.ts';
import type { LinkResolver } from './link-resolver.ts';
import type { InlineOrigins } from './origins.ts';

/** What texts are prepared with. */
export interface Tools {
  links: LinkResolver;
  problems: Problem[];
  code: CodeRenderer;
  scripts: FindScript;
  /** Finds what `:::calls` blocks name; absent where there may be none. */
  calls?: CallFinder | undefined;
  /** Wordings of the language. */
  i18n: Translator;
  /** URL of the text that says what a mark of doubt means. */
  doubtHref?: string | undefined;
  /** Collects the Markdown that inline HTML was written from. */
  origins: InlineOrigins;
}
