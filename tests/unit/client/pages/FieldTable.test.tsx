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
