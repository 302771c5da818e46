import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EventTable } from '../../../../src/client/pages/events/EventTable.tsx';
import { EntrySection } from '../../../../src/client/pages/reference/EntrySection.tsx';
import { SeeAlso } from '../../../../src/client/pages/reference/SeeAlso.tsx';

const row = <More extends object>(label: string, more?: More) => ({
  href: `/docs/${label}`,
  label,
  summaryHtml: 'What it is.',
  ...(more as More),
});

/** Returns the text of each of some elements, without the tags in it. */
function textsOf(element: ReactElement, tag: string): string[] {
  const html = renderToStaticMarkup(element);
  return Array.from(html.matchAll(new RegExp(`<${tag}\\b.*?</${tag}>`, 'g')), ([found]) =>
    found.replaceAll(/<[^>]*>/g, ''),
  );
}

test('EVT-11: rows of deprecated events say so, others do not', () => {
  const rows = [row('old', { deprecated: true, fields: ['a'] }), row('new', { fields: [] })];
  expect(textsOf(<EventTable label="Events" rows={rows} />, 'tr').slice(1)).toEqual([
    'oldDeprecated. What it is.a',
    'newWhat it is.',
  ]);
});

test('rows of deprecated symbols say so, and a list without symbols has no heading', () => {
  const rows = [row('old', { deprecated: true }), row('new', { note: 'method' })];
  expect(textsOf(<EntrySection id="x" title="Functions" rows={rows} />, 'li')).toEqual([
    'olddeprecatedWhat it is.',
    'newmethodWhat it is.',
  ]);
  expect(renderToStaticMarkup(<EntrySection id="x" title="Functions" rows={[]} />)).toBe('');
});

test('related symbols are a list, documents a sentence, and nothing is there without any', () => {
  const htmlOf = (element: ReactElement) => renderToStaticMarkup(element);
  const symbols = [row('draw')];
  expect(textsOf(<SeeAlso items={symbols} usedInHtml="Used in a guide." />, 'h2')).toEqual(['See also']);
  expect(htmlOf(<SeeAlso items={symbols} />)).toContain('<ul');
  expect(htmlOf(<SeeAlso items={symbols} />)).not.toContain('Used in');
  expect(htmlOf(<SeeAlso items={[]} usedInHtml="Used in a guide." />)).not.toContain('<ul');
  expect(htmlOf(<SeeAlso items={[]} />)).toBe('');
});
