import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Section } from '../../../../src/client/pages/content/Section.tsx';

/** Returns the names that screen readers read for a heading and for the direct link in it. */
function namesOf(title: string | { html: string }): (string | undefined)[] {
  const html = renderToStaticMarkup(
    <Section id="part" title={title}>
      Text.
    </Section>,
  );
  return ['h2', 'a'].map((tag) => html.match(new RegExp(`<${tag}\\b[^>]*?aria-label="([^"]*)"`))?.[1]);
}

test('the direct link of a heading is named after its words, so that a list of links tells them apart', () => {
  expect(namesOf('Parameters')).toEqual(['Parameters', 'Direct link to Parameters']);
  expect(namesOf({ html: 'Draw something' })).toEqual(['Draw something', 'Direct link to Draw something']);
});

test('a heading with markup has no name but its content, and a direct link with a general name', () => {
  expect(namesOf({ html: 'Bits of <code>m_fFlags</code>' })).toEqual([
    undefined,
    'Direct link to this section',
  ]);
});
