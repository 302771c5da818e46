import type { PhrasingContent } from 'mdast';
import type { Problem } from '../../diagnostics/problem.ts';
import type { LuaCode, TakeLua } from '../code/lua-code.ts';
import { type InlineOrigins, keepOrigin, originOf } from '../origins.ts';
import type { Tools } from '../tools.ts';
import type { TextMemory } from './model.ts';
import { answerer, listenTo, type SiteAnswers, type WrittenLink, withoutNotes } from './site-answers.ts';

/** Where a text leaves what it gives while it is made. */
export interface Receivers {
  problems: Problem[];
  onLua: TakeLua;
  origins: InlineOrigins;
}

/** What a text depends on. */
interface TextInput {
  file: string;
  /** All that it is made from, besides the answers of the site. */
  key: string;
  site: SiteAnswers;
}

/** What was made of a text, and what it gave meanwhile. */
interface Made<Value> {
  value: Value;
  written: WrittenLink[];
  lua: LuaCode[];
  /** The Markdown of inline HTML. */
  inline: [html: string, nodes: PhrasingContent[]][];
}

/** Makes a text with the tools that it gets; the value is plain data. */
type Make<Value> = (tools: Tools) => Value;

/**
 * Creates the function that makes texts, or restores what an earlier build made of them: if the site gives the same answers to
 * all that a text asked, the text is the same. One that has problems is always made anew.
 *
 * @param toolsFor Returns tools with these answers, for a text that leaves what it gives with these receivers.
 */
export function createRecall(
  memory: TextMemory | undefined,
  receivers: Receivers,
  toolsFor: (site: SiteAnswers, receivers: Receivers) => Tools,
): <Value extends object>(input: TextInput, make: Make<Value>) => Value {
  const { problems, onLua, origins } = receivers;
  const answers = new Map<string, string>();

  function isSame([question, answer]: readonly [string, string], { site }: TextInput): boolean {
    const known = answers.get(question);
    if (known !== undefined) return known === answer;
    const [name, ...args] = JSON.parse(question);
    const found = toJson(answerer(site)(name, args));
    answers.set(question, found);
    return found === answer;
  }

  /** Makes a text, and keeps it. */
  function makeAnew<Value extends object>({ file, key, site }: TextInput, make: Make<Value>): Value {
    const asked = new Map<string, string>();
    const given: Omit<Made<Value>, 'value'> = { written: [], lua: [], inline: [] };
    const listening = listenTo(site, {
      asked: (name, args, answer) => asked.set(JSON.stringify([name, ...args]), toJson(answer)),
      wrote: (link) => given.written.push(link),
    });
    const before = problems.length;
    const value = make(
      toolsFor(listening, {
        problems,
        onLua(code) {
          // Later fences of other texts may mark it.
          given.lua.push({ ...code });
          onLua(code);
        },
        origins: {
          has: (html) => origins.has(html),
          get: (html) => origins.get(html),
          set(html, nodes) {
            given.inline.push([html, nodes]);
            origins.set(html, nodes);
          },
        },
      }),
    );
    // What is reported about a file may be the reason for what is not reported in a text of it.
    if (problems.length === before && !problems.some((problem) => problem.file === file))
      memory?.set(file, key, {
        asked: [...asked],
        made: JSON.stringify({ value, ...given } satisfies Made<Value>),
      });
    return value;
  }

  /** Makes a text once more. */
  function makeUnheard<Value extends object>(site: SiteAnswers, make: Make<Value>): Value {
    const unheard = { problems: [], onLua: () => {}, origins: new Map() };
    return make(toolsFor(withoutNotes(site), unheard));
  }

  /** Restores a text. What its parts were written from is found out when it is needed, by making it once more. */
  function restore<Value extends object>(
    { value, written, lua, inline }: Made<Value>,
    { site }: TextInput,
    make: Make<Value>,
  ): Value {
    for (const link of written) site.links.link(...link);
    for (const code of lua) onLua(code);
    let second: object[] | undefined;
    for (const [index, part] of partsOf(value).entries()) {
      keepOrigin(part, () => {
        second ??= partsOf(makeUnheard(site, make));
        return originOf(second[index] ?? {});
      });
    }
    for (const [html, nodes] of inline) origins.set(html, nodes);
    return value;
  }

  return (input, make) => {
    if (!memory) return make(toolsFor(input.site, receivers));
    const kept = memory.get(input.file, input.key);
    return kept?.asked.every((asked) => isSame(asked, input))
      ? restore(JSON.parse(kept.made), input, make)
      : makeAnew(input, make);
  };
}

/** An answer as JSON; nothing for none. */
function toJson(answer: unknown): string {
  return JSON.stringify(answer) ?? '';
}

/** Returns all objects of plain data that have a type, as blocks do, in their order. */
function partsOf(data: unknown): object[] {
  if (typeof data !== 'object' || data === null) return [];
  const below = Object.values(data).flatMap(partsOf);
  return 'type' in data ? [data, ...below] : below;
}
