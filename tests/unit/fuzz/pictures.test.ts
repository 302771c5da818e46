import fc from 'fast-check';
import { expect } from 'vitest';
import { readPictures, svgElement } from '../../../src/node/pictures/index.ts';
import { expectSafe } from './markup.ts';
import { DANGEROUS, expectProblem, mutated, property, soup } from './support.ts';
import { realTexts } from './texts.ts';

const PIECES = [
  '<svg viewBox="0 0 300 200">',
  '</svg>',
  '<g>',
  '<g class="screen">',
  '<g class="drawn">',
  '</g>',
  '<rect class="panel" x="1" y="2" width="3" height="4"/>',
  '<text x="20" y="20">',
  '</text>',
  '<tspan>',
  '</tspan>',
  '<path class="line" d="M0 0h1"/>',
  '<script>alert(1)</script>',
  '<style>*{}</style>',
  '<a href="javascript:x">',
  '<image href="x"/>',
  '<use href="#a"/>',
  '<foreignObject><b/></foreignObject>',
  '<rect onclick="x"/>',
  '<rect fill="url(javascript:x)"/>',
  ' onload="x"',
  ' style="x"',
  ' id="a"',
  ' class="',
  '"',
  '<![CDATA[',
  ']]>',
  '<!--',
  '-->',
  '<?xml version="1.0"?>',
  '<!DOCTYPE svg [<!ENTITY a "b">]>',
  '&a;',
  '&lt;',
  '&#60;',
  '&amp;',
  '<',
  '>',
  ' xmlns="http://www.w3.org/2000/svg"',
  ...DANGEROUS.flatMap((name) => [`<${name}/>`, ` ${name}="x"`, ` class="${name}"`]),
];

const picture = fc.oneof(
  soup(PIECES, 14).map((inner) => `<svg viewBox="0 0 300 200">${inner}</svg>`),
  soup(PIECES, 14),
  mutated(realTexts(['content'], '.svg'), PIECES, 20_000),
);

property(
  'any picture is drawn with known shapes only, or has problems that say where',
  120,
  picture,
  (text) => {
    const { pictures, problems } = readPictures([{ path: 'content/pictures/a.svg', text }]);
    for (const problem of problems) expectProblem(problem);
    const [drawn] = pictures.values();
    if (!drawn) return;
    expectSafe(svgElement(drawn, ''));
    if (problems.some(({ message }) => !/units wide/.test(message))) expect(drawn.content).toBe('');
  },
);
