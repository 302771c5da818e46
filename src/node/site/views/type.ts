import type { Translator } from '../../../shared/i18n/translator.ts';
import type { TocEntry } from '../../../shared/page.ts';
import type { TypeIndexData } from '../../../shared/page-data.ts';
import type { PageLink } from '../../../shared/page-link.ts';
import type { EntryRow, TypeData } from '../../../shared/symbol-data.ts';
import { parseType } from '../../luacats/index.ts';
import type { TypeDoc, TypeExpr } from '../../luacats/model.ts';
import { sortTypes } from '../reference/lists.ts';
import { memberAnchor } from '../reference/symbols.ts';
import type { ViewContext } from './context.ts';
import { entryRow, linkTo, symbolData, symbolToc } from './symbol.ts';
import { linkedType, quietHtml, typeHtml } from './type-html.ts';
import { isOnlyInEvents, methodsOf, usesOf } from './type-uses.ts';
import { fieldViews, memberView } from './values.ts';

/** Returns the data of a type's page. */
export function typeView(type: TypeDoc, context: ViewContext): { data: TypeData; toc: TocEntry[] } {
  const name = `${type.name}${type.typeParams ?? ''}`;
  const data: TypeData = {
    ...symbolData(type, { prefix: '', name }, kindWord(type, context.i18n), context),
    ...(type.base && { baseHtml: linkedType(type.base, context) }),
    ...(type.parents.length > 0 && { parentsHtml: parentsHtml(type, context) }),
    members: type.members.map((member) => ({
      id: memberAnchor(member.literal),
      ...memberView(member, type.position.file, context),
    })),
    fields: fieldViews(type.fields, context),
    operators: type.operators.map((operator) => ({
      html: operatorHtml(operator.operator, operator.operand, operator.result, type.name, context),
      descriptionHtml: context.renderer.inline(operator.description, type.position.file, operator.textAt),
    })),
    methods: methodsOf(type, context.reference).map((entry) =>
      entryRow(entry, `:${entry.shortName}`, context),
    ),
    usedBy: usedByLinks(type, context),
  };
  const parts = [
    { id: 'values', text: context.i18n.t('type.values', 'Values'), present: data.members.length > 0 },
    { id: 'fields', text: context.i18n.t('type.fields', 'Fields'), present: data.fields.length > 0 },
    { id: 'methods', text: context.i18n.t('type.methods', 'Methods'), present: data.methods.length > 0 },
    {
      id: 'operators',
      text: context.i18n.t('type.operators', 'Operators'),
      present: data.operators.length > 0,
    },
    { id: 'used-by', text: context.i18n.t('type.usedBy', 'Used by'), present: data.usedBy.length > 0 },
  ];
  return { data, toc: symbolToc(parts, data, context) };
}

function usedByLinks(type: TypeDoc, context: ViewContext): PageLink[] {
  const { symbols, reference } = context;
  const { entries, types, events } = usesOf(type, reference);
  const pages = [
    ...entries.map((entry) => symbols.entry(entry)),
    ...types.map((other) => symbols.type(other)),
    ...events.flatMap((event) => symbols.find(`event.${event.family}.${event.name}`) ?? []),
  ];
  return pages.map((page) => {
    const { href, label, kind } = linkTo(page, context);
    return { href, label, ...(kind && { kind }) };
  });
}

/**
 * Returns the data of the index of all types: classes, value sets, other names for built-in types, and what only events
 * have.
 */
export function typeIndexView(heading: string, introHtml: string, context: ViewContext): TypeIndexData {
  const rows = (keep: (type: TypeDoc) => boolean): EntryRow[] =>
    sortTypes(context.reference.types.filter(keep)).map((type) =>
      linkTo(context.symbols.type(type), context),
    );
  const { i18n } = context;
  const ofEvents = new Set(context.reference.types.filter((type) => isOnlyInEvents(type, context.reference)));
  const isOfEvents = (type: TypeDoc) => ofEvents.has(type);
  const lists = [
    {
      id: 'classes',
      title: i18n.t('types.classes', 'Objects and tables'),
      rows: rows((type) => type.kind === 'class' && !isOfEvents(type)),
    },
    {
      id: 'value-sets',
      title: i18n.t('types.valueSets', 'Value sets'),
      rows: rows((type) => type.members.length > 0),
    },
    {
      id: 'aliases',
      title: i18n.t('types.aliases', 'Aliases'),
      rows: rows((type) => type.base !== undefined && !type.members.length && !isOfEvents(type)),
    },
    {
      id: 'events',
      title: i18n.t('types.events', 'Only in events'),
      rows: rows(isOfEvents),
    },
  ];
  return { heading, introHtml, lists: lists.filter((list) => list.rows.length > 0) };
}

/** What a type is called in its badge. */
function kindWord(type: TypeDoc, i18n: Translator): string {
  if (type.kind === 'class') return i18n.t('kind.class', 'Class');
  return type.members.length ? i18n.t('kind.valueSet', 'Value set') : i18n.t('kind.alias', 'Alias');
}

function parentsHtml({ parents }: TypeDoc, context: ViewContext): string {
  const { origins } = context.renderer;
  const each = parents.map((parent) => linkedType(parseType(parent), context));
  const html = each.join(quietHtml(', '));
  const nodes = each.map((part) => origins.get(part) ?? []);
  origins.set(
    html,
    nodes.flatMap((node, index) => (index ? [{ type: 'text' as const, value: ', ' }, ...node] : node)),
  );
  return html;
}

/** Symbols of the operators that scripts write; others are shown by name. */
const OPERATORS: Record<string, string> = {
  add: '+',
  sub: '-',
  mul: '*',
  div: '/',
  mod: '%',
  pow: '^',
  concat: '..',
  eq: '==',
  lt: '<',
  le: '<=',
};

function operatorHtml(
  operator: string,
  operand: TypeExpr | undefined,
  result: TypeExpr,
  self: string,
  context: ViewContext,
): string {
  const typeName = typeHtml({ kind: 'name', name: self }, context.typeLink);
  const sign = Object.hasOwn(OPERATORS, operator) ? OPERATORS[operator] : undefined;
  const arrow = ` ${quietHtml('→')} ${typeHtml(result, context.typeLink)}`;
  if (sign && operand)
    return `${typeName} ${quietHtml(sign.replace('<', '&lt;'))} ${typeHtml(operand, context.typeLink)}${arrow}`;
  if (operator === 'unm') return `${quietHtml('-')}${typeName}${arrow}`;
  if (operator === 'len') return `${quietHtml('#')}${typeName}${arrow}`;
  return `${quietHtml(operator)} ${typeName}${arrow}`;
}
