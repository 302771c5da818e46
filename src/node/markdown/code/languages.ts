import { createHighlighterCore, type HighlighterCore, type LanguageRegistration } from '@shikijs/core';
import { createJavaScriptRegexEngine } from '@shikijs/engine-javascript';
import bash from '@shikijs/langs/bash';
import c from '@shikijs/langs/c';
import javascript from '@shikijs/langs/javascript';
import json from '@shikijs/langs/json';
import lua from '@shikijs/langs/lua';
import { languageName } from './fence.ts';
import { theme } from './theme.ts';

/** Languages that are proposed for a name that no language has. */
export const USUAL_LANGUAGES = [
  'lua',
  'bash',
  'json',
  'c',
  'javascript',
  'typescript',
  'html',
  'css',
  'yaml',
  'markdown',
  'diff',
  'python',
  'text',
];

let shared: Promise<HighlighterCore> | undefined;
/** Languages that have loaded or are loading. */
const loaded = new Map<string, Promise<unknown>>();

/**
 * Loads the highlighter, which all sites of a process share. It starts with the five languages that texts use most, which
 * takes 50 ms. Others are loaded when a text names them; what names no language stays unknown.
 *
 * @param names Names as written after fences.
 */
export async function loadHighlighter(names: Iterable<string>): Promise<HighlighterCore> {
  shared ??= createHighlighterCore({
    themes: [theme],
    langs: [lua, bash, json, c, javascript],
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  });
  const highlighter = await shared;
  const wanted = new Set(Array.from(names, languageName));
  await Promise.all(
    [...wanted]
      .filter((name) => !isKnown(highlighter, name))
      .map((name) => {
        const loading = loaded.get(name) ?? load(highlighter, name);
        loaded.set(name, loading);
        return loading;
      }),
  );
  return highlighter;
}

/** Returns whether code of a language has colours, or needs none. */
export function isKnown(highlighter: HighlighterCore, lang: string): boolean {
  return lang === 'text' || highlighter.getLoadedLanguages().includes(lang);
}

/**
 * Returns the names after the fences of a text.
 *
 * @example
 * fenceNames('```ts title="a"\nlet a;\n```') // ['ts']
 */
export function fenceNames(text: string): string[] {
  if (!text.includes('```') && !text.includes('~~~')) return [];
  return Array.from(text.matchAll(FENCE), ([, name = '']) => name);
}

const FENCE = /^[ \t>*+-]*(?:`{3,}|~{3,})[ \t]*([^\s`{]+)/gm;

async function load(highlighter: HighlighterCore, name: string): Promise<void> {
  if (!/^[a-z][a-z0-9-]*$/.test(name)) return;
  const file: { default?: LanguageRegistration[] } = await import(
    /* @vite-ignore */ `@shikijs/langs/${name}`
  ).catch(() => ({}));
  if (file.default) await highlighter.loadLanguage(file.default);
}
