import type { ApiConstant, ApiFunction, ApiGroup } from '../../api/index.ts';
import { formatType, inSection } from '../../luacats/index.ts';
import type { EntryDoc, FunctionType, GroupDoc } from '../../luacats/model.ts';
import { valueAnchor } from '../reference/symbols.ts';
import { type ApiContext, apiText } from './context.ts';
import { apiParams, apiReturns, apiType } from './values.ts';

/** Describes a group as `api.json` has it. */
export function apiGroup(group: GroupDoc, label: string, order: number, context: ApiContext): ApiGroup {
  const { refs, view } = context;
  const areas = group.sections.map(({ title, names }) => ({
    title,
    refs: [...new Set(names.flatMap((name) => inSection(name, group.entries)).map(refs.entry))],
  }));
  return {
    ref: refs.group(group),
    id: group.id,
    label,
    url: view.href(view.routes.group(group)),
    order,
    ...(group.module && { module: group.module }),
    ...apiText(group, context),
    ...(areas.length > 0 && { areas }),
  };
}

/** Describes the constants of a group, or what its table contains under its own names. */
export function apiConstants(group: GroupDoc, context: ApiContext): ApiConstant[] {
  const { refs, view, links } = context;
  return group.fields.map((field, order) => {
    const id = valueAnchor('field', field.name);
    const text = links.text(field.description, field.position.file);
    return {
      ref: refs.constant(group, field),
      name: `${group.name}.${field.name}`,
      group: refs.group(group),
      id,
      url: `${view.href(view.routes.group(group))}#${id}`,
      order,
      ...apiType(field.type, context),
      ...(field.optional && { optional: true as const }),
      ...(field.name.startsWith('[') && { index: true as const }),
      ...(text && { text }),
    };
  });
}

/** Describes a function, method, constructor or value. */
export function apiFunction(entry: EntryDoc, order: number, context: ApiContext): ApiFunction {
  const { refs, view, links } = context;
  const url = view.href(view.routes.entry(entry));
  const place = { url, file: entry.position.file };
  const params = apiParams(entry, place, context);
  const returns = apiReturns(entry.returns, place, context);
  const usedIn = view.uses.documentsFor(entry).map(({ route }) => links.page(route));
  return {
    ref: refs.entry(entry),
    kind: entry.kind,
    name: entry.name,
    group: refs.group({ id: entry.group }),
    url,
    order,
    signatures: signatures(entry),
    ...apiText(entry, context),
    ...(params.length > 0 && { params }),
    ...(returns.length > 0 && { returns }),
    ...(entry.overloads.length > 0 && { overloads: entry.overloads.map(overloadOf) }),
    ...(entry.valueType && apiType(entry.valueType, context)),
    ...(entry.versions.length > 0 && { luaVersions: entry.versions }),
    ...(entry.nodiscard && { nodiscard: true as const }),
    ...(entry.async && { async: true as const }),
    ...(usedIn.length > 0 && { usedIn }),
  };
}

/** `client.log(text: string): boolean`, one line for each way to call it. */
function signatures({ kind, name, params, returns, overloads, valueType }: EntryDoc): string[] {
  if (kind === 'value') return [valueType ? `${name}: ${formatType(valueType)}` : name];
  const main: FunctionType = {
    kind: 'function',
    params: params.map(({ name, optional, type }) => ({ name, optional, type })),
    returns: returns.map(({ name, type }) => ({ ...(name && { name }), type })),
  };
  return [main, ...overloads].map((type) => name + formatType(type).slice('fun'.length));
}

function overloadOf({ params, returns }: FunctionType): NonNullable<ApiFunction['overloads']>[number] {
  return {
    params: params.map(({ name, type, optional }) => ({
      name,
      ...(type && { type: formatType(type) }),
      ...(optional && { optional: true as const }),
    })),
    returns: returns.map(({ name, type }) => ({ ...(name && { name }), type: formatType(type) })),
  };
}
