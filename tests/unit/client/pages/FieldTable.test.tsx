import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FieldTable } from '../../../../src/client/pages/events/FieldTable.tsx';

const field = (name: string, optional: boolean) => ({
  name,
  optional,
  typeHtml: 'string',
  luaTypeHtml: 'string',
  descriptionHtml: 'What it is.',
});

test('optional fields of an event are marked, others are not', () => {
  const html = renderToStaticMarkup(<FieldTable fields={[field('name', true), field('id', false)]} />);
  const heads = Array.from(html.matchAll(/<th scope="row">(.*?)<\/th>/g), ([, head]) =>
    head?.replaceAll(/<[^>]*>/g, ''),
  );
  expect(heads).toEqual(['name optional', 'id']);
});

test('EVT-10: wire types have a column if a field has one', () => {
  const columnsOf = (...fields: Parameters<typeof FieldTable>[0]['fields']) => {
    const html = renderToStaticMarkup(<FieldTable fields={fields} />);
    return Array.from(html.matchAll(/<th>(.*?)<\/th>/g), ([, head]) => head);
  };
  expect(columnsOf(field('name', false))).toEqual(['Field', 'Type', 'Description']);
  const wired = { ...field('id', false), typeHtml: 'short', luaTypeHtml: 'integer' };
  expect(columnsOf(field('name', false), wired)).toEqual(['Field', 'Wire type', 'Lua type', 'Description']);
});

test('the table is named after its heading, as the tables of events are', () => {
  const html = renderToStaticMarkup(<FieldTable fields={[field('name', false)]} />);
  const [, heading] = html.match(/<h2\b[^>]* id="(.*?)"/) ?? [];
  expect(html.match(/<table\b[^>]* aria-labelledby="(.*?)"/)?.[1]).toBe(heading);
  expect(heading).toBe('fields');
});
