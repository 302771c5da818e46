const TEXT = 'Write the text itself, above the first tag.';
const section = (heading: string) => `Write a section \`## ${heading}\` above the first tag.`;
const tag = (name: string, form: string) => `Write \`---@${name} ${form}\`.`;

const EXAMPLE = section('Example');
const ERRORS = section('Errors');
const NOTES = section('Notes');
const PARAM = tag('param', 'name type Text');

/** What to write for tags of other tools for documentation, by their names in lower case. */
const FIXES: Record<string, string> = {
  arg: PARAM,
  argument: PARAM,
  brief: TEXT,
  default: 'Write `Default 5.` at the end of the text of the parameter.',
  desc: TEXT,
  description: TEXT,
  details: TEXT,
  error: ERRORS,
  errors: ERRORS,
  example: EXAMPLE,
  examples: EXAMPLE,
  exception: ERRORS,
  note: NOTES,
  parameter: PARAM,
  raise: ERRORS,
  raises: ERRORS,
  remark: NOTES,
  remarks: NOTES,
  result: tag('return', 'type name Text'),
  summary: TEXT,
  throw: ERRORS,
  throws: ERRORS,
  usage: EXAMPLE,
  warning: NOTES,
};

/** Returns whether a tag of another tool holds the text that is written without a tag here. */
export function holdsDescription(name: string): boolean {
  return fixForForeignTag(name) === TEXT;
}

/** Returns what to write for a tag of another tool; undefined for any other one. */
export function fixForForeignTag(name: string): string | undefined {
  const lower = name.toLowerCase();
  return Object.hasOwn(FIXES, lower) ? FIXES[lower] : undefined;
}
