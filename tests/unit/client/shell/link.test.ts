import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Link } from '../../../../src/client/shell/Link.tsx';

const render = (href: string, rest: object = {}) =>
  renderToStaticMarkup(createElement(Link, { href, ...rest }, 'x'));

test.each([
  'https://forum.example.com',
  'http://forum.example.com',
  '//forum.example.com/a',
  'HTTPS://example.com',
])('SCR-10: a link to %s opens a new tab without opener and referrer', (href) => {
  expect(render(href)).toContain('target="_blank" rel="noopener noreferrer"');
});

test('SCR-10: a target of its own wins', () => {
  expect(render('https://forum.example.com', { target: '_self' })).toContain('target="_self"');
});

test.each(['mailto:docs@example.com', 'tel:123', '/docs/api', '#top'])('SCR-10: %s opens no tab', (href) => {
  expect(render(href)).not.toContain('target=');
});
