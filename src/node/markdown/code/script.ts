import type { Code } from 'mdast';
import type { Problem } from '../../diagnostics/problem.ts';
import { locate, type MarkdownSource } from '../source.ts';
import { type Fence, readFence } from './fence.ts';

/** A script file, or a part of it, as a text shows it. */
export interface Script {
  /** Path of the file, relative to the site's folder. */
  file: string;
  /** Name of the file, which is the title of the block. */
  name: string;
  /** All of it. */
  text: string;
  /** What is shown. */
  code: string;
  /** URL of the file for readers; absent for a part of it. */
  href?: string;
}

/** Why a script cannot be shown, and what to change. */
export interface ScriptFault {
  message: string;
  fix: string;
  /** All of the file that is meant, whose own problems are reported at the same time. */
  script?: Script;
}

/** Finds the script that a fence names, for the text in the file `page`. */
export type FindScript = (wanted: { file: string; of?: string }, page: string) => Script | ScriptFault;

/**
 * Returns the script that a fence shows instead of its own code, or means; problems with the fence are reported there.
 */
export function readScript(
  node: Code,
  source: MarkdownSource,
  { scripts, problems }: { scripts: FindScript; problems: Problem[] },
): Script | undefined {
  const fence = readFence(node.lang ?? undefined, node.meta ?? undefined);
  const { file, of } = fence;
  if (file === undefined && of === undefined) return undefined;
  // Found in any case, so that it is not reported as a file that no text shows.
  const script = scripts({ file: file ?? '', ...(of !== undefined && { of }) }, source.file);
  const found = faultOf(fence, node.value) ?? script;
  if ('text' in found) return found;
  problems.push({
    severity: 'error',
    ...attributeAt(node, source, file === undefined ? 'of' : 'file'),
    message: found.message,
    fix: found.fix,
  });
  return 'text' in script ? script : script.script;
}

function faultOf({ lang, file, of }: Fence, code: string): ScriptFault | undefined {
  if (of === '') {
    const message = '`of=""` does not name a part of the file.';
    return { message, fix: 'Write the name of a function or local, or remove it to show all of the file.' };
  }
  if (file === undefined) {
    const message = `\`of="${of}"\` names a part of a file, but the fence does not name a file.`;
    return { message, fix: 'Write the name of the file before it: `file="name.lua"`.' };
  }
  if (lang !== 'lua') {
    const message = `The fence shows the file \`${file}\` as \`${lang}\`, expected \`lua\`.`;
    return { message, fix: `Write \`lua file="${file}"\` after the fence.` };
  }
  if (code.trim() === '') return undefined;
  const message = `The block shows the file \`${file}\`, and also contains code.`;
  return { message, fix: 'Remove the code, or `file` after the fence.' };
}

/** Position of `file` or `of` in the line of the fence. */
function attributeAt(
  node: Code,
  source: MarkdownSource,
  name: string,
): Pick<Problem, 'file' | 'line' | 'column'> {
  const { line = 1, column = 1 } = node.position?.start ?? {};
  const at = (source.lines[line - 1] ?? '').search(new RegExp(`(?<=[\\s\`~])${name}=`));
  return locate(source, { line, column: at < 0 ? column : at + 1 });
}
