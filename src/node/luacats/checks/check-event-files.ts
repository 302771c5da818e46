import { nearest } from '../../diagnostics/nearest.ts';
import type { ReadContext } from '../comment-model.ts';
import type { Reference } from '../model.ts';
import { groupId, shortNameOf } from '../names.ts';

/**
 * Reports the class of a family in the file of another one, where it is probably misspelt: classes in the file name that other
 * family. It counts as theirs from then on, and so do the functions of its table.
 */
export function checkFamilyFiles({ families, events }: Reference, { report }: ReadContext): void {
  const known = new Set(families.map(({ id }) => id));
  for (const family of families) {
    const { id, position } = family;
    const { file } = position;
    const fileFamily = groupId(file);
    const isOfFile = (event: { family: string; position: { file: string } }, name: string) =>
      event.family === name && event.position.file === file;
    if (id === fileFamily || !events.some((event) => isOfFile(event, fileFamily))) continue;
    report.error(
      position,
      `\`event.${id}\` is in the file of the family \`${fileFamily}\`.`,
      nearest(id, [fileFamily])
        ? `Write \`event.${fileFamily}\`, or move it to \`definitions/events/${id}.lua\`.`
        : `Write \`event.${fileFamily}.${id}\` for an event, or move it to \`definitions/events/${id}.lua\` if it is a family.`,
    );
    for (const event of events) if (isOfFile(event, id)) event.family = fileFamily;
    if (known.has(fileFamily)) family.sections = [];
    else family.id = fileFamily;
    known.add(fileFamily);
  }
}

/** Reports events in the file of another family, and classes in these files that were meant to be events. */
export function checkEventFiles({ events, types }: Reference, { report, uses, lost }: ReadContext): void {
  const families = new Set(events.map(({ family, position }) => `${family} ${position.file}`));
  const files = new Set(events.map(({ position }) => position.file));
  const fileFamilies = new Set([...files].map(groupId));
  for (const { family, name, position } of events) {
    const fileFamily = groupId(position.file);
    // A misspelt family is reported where the configuration is known.
    if (fileFamily === family || !families.has(`${fileFamily} ${position.file}`) || !fileFamilies.has(family))
      continue;
    const fix = `Move it to \`definitions/events/${family}.lua\`, or write \`event.${fileFamily}.${name}\`.`;
    report.error(
      position,
      `\`event.${family}.${name}\` is in the file of the family \`${fileFamily}\`.`,
      fix,
    );
  }
  const used = new Set([...uses.map(({ name }) => name), ...lost.types]);
  for (const { kind, name, position } of types) {
    const fileFamily = groupId(position.file);
    const isAlone = /(?:^|\/)events\/[^/]+$/.test(position.file) && !files.has(position.file);
    if (kind !== 'class' || used.has(name) || !(isAlone || families.has(`${fileFamily} ${position.file}`)))
      continue;
    const message = `\`${name}\` is not an event, and nothing uses it as a type.`;
    report.warn(
      position,
      message,
      `Write \`---@class event.${fileFamily}.${shortNameOf(name)}\`, or move it to \`definitions/types.lua\`.`,
    );
  }
}
