import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Footer } from '../../../../src/client/shell/Footer.tsx';
import type { FooterView } from '../../../../src/shared/site.ts';

const html = (footer: Partial<FooterView>) =>
  renderToStaticMarkup(<Footer footer={{ style: 'light', columns: [], row: [], ...footer }} />);

describe('the footer', () => {
  test('FTR-05: without links there is no link area, and logo and copyright stay', () => {
    const rendered = html({ logo: { src: '/a.svg', alt: 'Logo' }, copyrightHtml: 'By <b>us</b>.' });
    expect(rendered).not.toContain('<ul');
    expect(rendered).toContain('<img src="/a.svg" alt="Logo"/>');
    expect(rendered).toContain('By <b>us</b>.');
  });

  test('FTR-06: the logo is a link only when it has an address', () => {
    const logo = { src: '/a.svg', alt: 'Logo' };
    expect(html({ logo })).not.toContain('<a');
    expect(html({ logo: { ...logo, href: '/docs' } })).toMatch(/<a href="\/docs"><img/);
  });

  test('FTR-12: a column without a title has its items and no heading', () => {
    const rendered = html({ columns: [{ items: [{ html: '<i>x</i>', external: false }] }] });
    expect(rendered).toContain('<ul><li><span><i>x</i></span></li></ul>');
    expect(rendered).not.toContain('<p');
  });
});
