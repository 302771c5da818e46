import type { ReadContext } from '../comment-model.ts';
import type { Reference, SeeAlso } from '../model.ts';
import { nearestName } from '../names.ts';
import { fixForName, type Report } from '../report.ts';

/**
 * Checks the symbols that `@see` and `@deprecated` name.
 *
 * @param names Full names of entries, fields of groups and events.
 */
export function checkTargets(names: string[], reference: Reference, context: ReadContext): void {
  const { groups, types, events } = reference;
  const known = new Set([
    ...names,
    ...context.lost.symbols,
    ...groups.map(({ id }) => id),
    ...types.map(({ name }) => name),
    ...events.map(({ family }) => `event.${family}`),
  ]);
  checkSees(known, context);
  checkReplacements(known, reference, context);
  checkItself(reference, context);
}

function checkSees(known: Set<string>, { sees, hidden, report }: ReadContext): void {
  for (const { target, position } of sees) {
    if (known.has(target) || /^(?:\/|https?:\/\/)/.test(target)) continue;
    if (hidden.has(target)) {
      const message = `\`@see ${target}\` names a symbol that is private, protected or package-only, so it has no page.`;
      report.error(position, message, 'Remove the line, or the tag that hides the symbol.');
      continue;
    }
    const otherwise =
      'Write the full name of a symbol, as in `group.name`, or an address that starts with `/`.';
    // Other tools write `group#name`.
    const spelt = target.replace('#', '.');
    // The target of a Markdown link.
    const [, linked = spelt] = /^\[[^\]]*\]\(([^)]+)\)?/.exec(target) ?? [];
    const meant = known.has(linked) && linked;
    report.error(
      position,
      `\`@see ${target}\` does not name anything that is documented.`,
      meant ? `Write \`---@see ${meant}\`.` : fixForName(spelt, known, otherwise),
    );
  }
}

/** Reports symbols that name themselves, and deprecated ones that are replaced by each other. */
function checkItself({ groups, types, events }: Reference, { replacements, report }: ReadContext): void {
  const symbols = [...groups.flatMap((group) => [group, ...group.entries]), ...types];
  const documented = [
    ...symbols.map(({ name, see }) => ({ name, see })),
    ...events.map(({ family, name, see }) => ({ name: `event.${family}.${name}`, see })),
  ];
  for (const { name, see } of documented) {
    const itself = see.find(({ target }) => target === name);
    // A group and a type may share a name: it then leads from one to the other.
    if (!itself || documented.filter((other) => other.name === name).length > 1) continue;
    const message = `\`@see ${name}\` leads from \`${name}\` to itself.`;
    report.warn(itself.position, message, 'Name another symbol, or remove the line.');
  }
  const instead = new Map<string, SeeAlso>();
  for (const { name, position, deprecated } of symbols) {
    const own = replacements.findLast(
      (it) => it.position.file === position.file && it.position.line < position.line,
    );
    if (own && deprecated?.includes(own.target)) instead.set(name, own);
  }
  const reported = new Set<string>();
  for (const [name, { position }] of instead) {
    const way = wayBack(name, instead);
    if (!way || reported.has(name)) continue;
    for (const step of way) reported.add(step);
    const message =
      way.length === 1
        ? `\`@deprecated\` names \`${name}\` itself.`
        : `\`@deprecated\` leads back to \`${name}\`: ${[...way, name].map((step) => `\`${step}\``).join(' → ')}.`;
    report.warn(position, message, 'Name what to use instead.');
  }
  checkChains(symbols, instead, reported, report);
}

/** Reports deprecated symbols that are replaced by one that is deprecated as well. */
function checkChains(
  symbols: { name: string; deprecated?: string | undefined }[],
  instead: ReadonlyMap<string, SeeAlso>,
  reported: ReadonlySet<string>,
  report: Report,
): void {
  const old = new Set(symbols.filter(({ deprecated }) => deprecated !== undefined).map(({ name }) => name));
  for (const [name, { target, position }] of instead) {
    if (reported.has(name) || reported.has(target) || !old.has(target)) continue;
    const next = instead.get(target)?.target;
    const message = `\`@deprecated\` names \`${target}\`, which is deprecated as well.`;
    report.warn(position, message, next ? `Name \`${next}\`.` : 'Name what to use instead.');
  }
}

/** The names on the way from a symbol to what replaces it, and so on, if that ends at the symbol itself. */
function wayBack(name: string, instead: ReadonlyMap<string, SeeAlso>): string[] | undefined {
  const way = [name];
  for (let next = instead.get(name)?.target; next !== name; next = instead.get(next)?.target) {
    if (next === undefined || way.includes(next)) return undefined;
    way.push(next);
  }
  return way;
}

/** A name after "Use" is certainly wrong only if its group is known, or a known name is close to it. */
function checkReplacements(
  known: Set<string>,
  { groups, types, events }: Reference,
  { replacements, hidden, report, lost }: ReadContext,
): void {
  const owners = new Set([
    ...groups.filter(({ id }) => !lost.symbols.includes(id)).map(({ id }) => id),
    ...events.map(({ family }) => `event.${family}`),
  ]);
  const fields = new Set([
    ...types.flatMap(({ name, fields }) => fields.map((field) => `${name}.${field.name}`)),
    ...types.flatMap(({ name, members }) => members.map(({ literal }) => `${name}.${unquote(literal)}`)),
    ...events.flatMap((event) =>
      event.fields.flatMap(({ name }) => [
        `${event.name}.${name}`,
        `event.${event.family}.${event.name}.${name}`,
      ]),
    ),
  ]);
  for (const { target, position } of replacements) {
    if (known.has(target) || fields.has(target)) continue;
    const isHidden = hidden.has(target);
    const meant = isHidden ? undefined : nearestName(target, known);
    if (!isHidden && meant === undefined && !owners.has(/^(?:event\.)?[^.:]+/.exec(target)?.[0] ?? ''))
      continue;
    report.error(
      position,
      isHidden
        ? `\`@deprecated\` names \`${target}\`, which is private, protected or package-only, so it has no page.`
        : `\`@deprecated\` names \`${target}\`, which is not documented.`,
      meant === undefined
        ? 'Write the full name of what to use instead, as in `group.name`.'
        : `Did you mean \`${meant}\`?`,
    );
  }
}

function unquote(literal: string): string {
  return literal.replace(/^(["'`])(.*)\1$/, '$2');
}
