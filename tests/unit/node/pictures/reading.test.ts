import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { NARROW, type ReadSvg, readPictures, WIDE } from '../../../../src/node/pictures/index.ts';
import { CLASSES } from '../../../../src/node/pictures/shapes.ts';
import { oneLine } from '../markdown/helper.ts';

const FILE = 'content/docs/pictures/box.svg';

/** A picture of 100 by 50 units around some content. */
function drawing(content: string, size = '100 50'): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}">${content}</svg>`;
}

function read(text: string) {
  const { pictures, problems } = readPictures([{ path: FILE, text }]);
  return { picture: pictures.get(FILE), problems: problems.map(oneLine) };
}

describe('a picture', () => {
  it.each([
    [
      '<rect class="panel" x="1" y="2" width="3" height="4"/>',
      '<rect fill-opacity=".04" stroke="currentcolor" stroke-opacity=".22" stroke-width="1" rx="8" x="1" y="2" width="3" height="4"/>',
    ],
    [
      '<rect class="panel" width="3" height="4" rx="2"/>',
      '<rect fill-opacity=".04" stroke="currentcolor" stroke-opacity=".22" stroke-width="1" rx="2" width="3" height="4"/>',
    ],
    [
      '<g class="line accent">\n  <path d="M0 0h9"/>\n</g>',
      '<g fill="none" stroke="currentcolor" stroke-opacity=".65" color="var(--green)"><path d="M0 0h9"/></g>',
    ],
    [
      '<text class="note end" x="90" y="20">a &lt; b</text>',
      '<text font-size="12" text-anchor="end" x="90" y="20">a &lt; b</text>',
    ],
    [
      '<line class="line" x1="-5" x2="200"/><path class="line" d="M-9 0h20"/>',
      '<line fill="none" stroke="currentcolor" stroke-opacity=".65" x1="-5" x2="200"/><path fill="none" stroke="currentcolor" stroke-opacity=".65" d="M-9 0h20"/>',
    ],
    ['<!-- a note --><circle class="dot" r="4"/>', '<circle fill-opacity="1" r="4"/>'],
    [
      '<path class="area" d="M0,0l1-1.5.5 2a4 4 0 01 5 5z m1 1 2 2"/>',
      '<path fill-opacity=".12" d="M0,0l1-1.5.5 2a4 4 0 01 5 5z m1 1 2 2"/>',
    ],
    [
      '<g class="drawn"><rect fill="#9ad65b" width="9" height="9"/></g>',
      '<g><rect fill="#9ad65b" width="9" height="9"/></g>',
    ],
    [
      '<text x="9" y="20">one <tspan class="accent">two</tspan></text>',
      '<text x="9" y="20">one <tspan color="var(--green)">two</tspan></text>',
    ],
  ])('%j is written with the look of its classes', (content, written) => {
    const { picture, problems } = read(drawing(content));
    expect(problems).toEqual([]);
    expect(picture).toEqual({ width: 100, height: 50, content: written });
  });

  it.each([
    ['<style>.a{}</style>', '62: error: `<style>` is not an element of pictures'],
    ['<script>alert(1)</script>', '62: error: `<script>` is not an element of pictures'],
    ['<foreignObject/>', '62: error: `<foreignObject>` is not an element of pictures'],
    ['<a><text x="1" y="20">x</text></a>', '62: error: `<a>` is not an element of pictures'],
    ['<svg/>', '62: error: `<svg>` is not an element of pictures'],
    ['<rekt class="box"/>', '62: error: `<rekt>` is not an element of pictures'],
    ['<rect class="box" style="fill:red"/>', '80: error: `<rect>` has the attribute `style`'],
    ['<rect class="box" onclick="x()"/>', '80: error: `<rect>` has the attribute `onclick`'],
    ['<rect class="box" id="a"/>', '80: error: `<rect>` has the attribute `id`'],
    ['<rect class="box" fill="#ff0000"/>', '80: error: `<rect>` has the attribute `fill`'],
    ['<path class="line" href="#a" d="M0 0"/>', '81: error: `<path>` has the attribute `href`'],
    [
      '<path class="line" d="url(#a)"/>',
      '81: error: `d="url(#a)"` is not valid. / Write commands and numbers',
    ],
    [
      '<rect class="box" width="50%"/>',
      '80: error: `width="50%"` is not valid. / Write a number of 0 or more.',
    ],
    [
      '<g transform="matrix(1 0 0 1 0 0)"/>',
      '65: error: `transform="matrix(1 0 0 1 0 0)"` is not valid. / Write `translate`',
    ],
    [
      '<rect class="box" width="-5"/>',
      '80: error: `width="-5"` is not valid. / Write a number of 0 or more.',
    ],
    ['<rect class="box" width="5"/>', '62: error: `<rect>` has no `height`, so it is not drawn.'],
    ['<path class="line"/>', '62: error: `<path>` has no `d`, so it is not drawn.'],
    [
      '<rect class="box" width="0" height="9"/>',
      '62: error: `<rect>` has the `width` 0, so it is not drawn.',
    ],
    ['<circle class="dot" r="0.0"/>', '62: error: `<circle>` has the `r` 0, so it is not drawn.'],
    ['<line class="line" x1="5" x2="5"/>', '62: error: `<line>` ends where it starts, so it is not drawn.'],
    [
      '<path class="line" d="M5 5"/>',
      '62: error: `<path>` does not draw a line after `M`, so it is not drawn.',
    ],
    ['', '1: error: The picture draws nothing. / Draw shapes and texts, or remove it.'],
    ['<g class="accent"><g/></g>', '1: error: The picture draws nothing.'],
    [
      '<circle class="dot" cx="105" r="4"/>',
      '62: error: `<circle>` is beyond the edge of the picture, which has 100 by 50 units.',
    ],
    [
      '<g transform="translate(0 -9)"><polyline class="line" points="0,0 5,8"/></g>',
      '93: error: `<polyline>` is beyond the edge of the picture',
    ],
    ['<path class="line" d="5 5L1 1"/>', '81: error: The path is drawn only up to `5 5`'],
    ['<path class="line" d="M0 0h5 v q1 2z"/>', '81: error: The path is drawn only up to `v`'],
    ['<path class="line" d="M0 0 L5"/>', '81: error: The path is drawn only up to `L5`'],
    ['<polygon class="line" points="0,0 5"/>', '84: error: The points of `<polygon>` have 3 numbers'],
    ['<rect class="bux"/>', '68: error: `bux` is not a class of pictures'],
    ['<rect class="box line"/>', '68: error: The classes `box`, `line` cannot be combined.'],
    ['<rect class="title"/>', '68: error: `title` is a kind of text, not a shape.'],
    ['<rect class="screen"/>', '68: error: `screen` is the class of a group, not of `<rect>`.'],
    ['<rect class="ground"/>', '62: error: `ground` is only for a `screen`'],
    ['<rect width="5"/>', '62: error: `<rect>` has no shape.'],
    ['<g>words</g>', '65: error: `words` is text in `<g>`, where it is not shown.'],
    ['<text x="1" y="20"> </text>', '62: error: `<text>` is empty.'],
    [
      '<text x="60" y="20">Far too long</text>',
      '62: error: The text `Far too long` may end 45 units right of the picture.',
    ],
    [
      '<text class="end" x="9" y="20">Word</text>',
      '62: error: The text `Word` may end 26 units left of the picture.',
    ],
    ['<text x="5" y="5">Up</text>', '62: error: The text `Up` may end 6 units above the picture.'],
    [
      '<g transform="translate(0 40)"><text x="5" y="20">Low</text></g>',
      '93: error: The text `Low` may end 14 units below the picture.',
    ],
    [
      '<g transform="scale(.5)"><text x="5" y="30">Low</text></g>',
      '87: error: The text `Low` is 7 units high, less than 12.',
    ],
  ])('with %j is reported where it is', (content, start) => {
    const { picture, problems } = read(drawing(content));
    expect(problems.map((it) => it.slice(0, `${FILE}:1:`.length + start.length))).toEqual([
      `${FILE}:1:${start}`,
    ]);
    expect(picture?.content).toBe('');
  });

  it('may start with the line that drawing programs write', () => {
    expect(
      read('<?xml version="1.0"?>\n<svg viewBox="0 0 9 9"><path class="line" d="M0 0h9"/></svg>').problems,
    ).toEqual([]);
  });

  it.each([
    [
      '<svg',
      'content/docs/pictures/box.svg:1:4: error: The picture is not SVG from here on: unexpected end. / Close each element, the last one first: `</g></svg>`.',
    ],
    [
      '<svg viewBox="0 0 9 9">\n<g></svg>',
      'content/docs/pictures/box.svg:2:9: error: The picture is not SVG from here on: unexpected close tag. / Close each element, the last one first: `</g></svg>`.',
    ],
    [
      '<svg/>',
      'content/docs/pictures/box.svg:1:1: error: `<svg>` has no `viewBox`, so its size is not known. / Write its size, such as `viewBox="0 0 344 200"`.',
    ],
    [
      '<svg width="100" height="50px"/>',
      'content/docs/pictures/box.svg:1:1: error: `<svg>` has no `viewBox`, so its size is not known. / Write `viewBox="0 0 100 50"` in place of `width` and `height`.',
    ],
    [
      '<g/>',
      'content/docs/pictures/box.svg:1:1: error: The picture does not start with `<svg>`. / Put everything into `<svg>`.',
    ],
    [
      '<svg viewBox="0 0 9 9"><text>a & b</text></svg>',
      'content/docs/pictures/box.svg:1:33: error: The picture is not SVG from here on: invalid character in entity name. / Write `&amp;` for `&`, and other characters as they are.',
    ],
    [
      'drawing',
      'content/docs/pictures/box.svg:1:1: error: The picture is not SVG from here on: non-whitespace before first tag. / Put everything into `<svg>`.',
    ],
    [
      '<svg viewBox="0 0 9 9"><?xml version="1.0"?></svg>',
      'content/docs/pictures/box.svg:1:24: error: The picture contains `<?xml ?>`. / Remove it.',
    ],
    [
      '<!DOCTYPE svg>\n<svg viewBox="0 0 9 9"/>',
      'content/docs/pictures/box.svg:1:1: error: The picture contains a document type. / Remove it.',
    ],
  ])('%j is not a picture', (text, problem) => {
    expect(read(text).problems).toEqual([problem]);
  });

  it('says the line and column of an attribute on a line of its own', () => {
    const text = '<svg viewBox="0 0 90 90">\n  <rect class="box"\n    fill="red"/>\n</svg>';
    expect(read(text).problems[0]).toContain(`${FILE}:3:5: error: `);
  });
});

describe('the table of classes in docs/writing.md', () => {
  it('lists every class once', async () => {
    const text = await readFile(new URL('../../../../docs/writing.md', import.meta.url), 'utf8');
    const [, pictures = ''] = text.split('## Pictures');
    const cells = [...(pictures.split('\n## ')[0] ?? '').matchAll(/^\| (`.*?) \|/gm)].map(
      ([, cell = '']) => cell,
    );
    const listed = cells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name));
    expect(listed.toSorted()).toEqual(CLASSES.toSorted());
  });
});

describe('a wide picture', () => {
  const DOT = '<circle class="dot" r="4"/>';
  const narrow = FILE.replace('.svg', '.narrow.svg');
  const readAll = (files: Record<string, string>) =>
    readPictures(Object.entries(files).map(([path, text]) => ({ path, text })));

  it('has a variant for narrow windows beside it', () => {
    const { pictures, problems } = readAll({
      [FILE]: drawing(DOT, `${WIDE} 90`),
      [narrow]: drawing(DOT, `${NARROW} 200`),
    });
    expect(problems).toEqual([]);
    const content = '<circle fill-opacity="1" r="4"/>';
    expect([...pictures]).toEqual([
      [FILE, { width: WIDE, height: 90, content, narrow: { width: NARROW, height: 200, content } }],
    ]);
  });

  it.each([
    [{ [FILE]: drawing(DOT, '361 90') }, `${FILE}:1:1: error: The picture is 361 units wide, more than 360`],
    [{ [narrow]: drawing(DOT) }, `${narrow}:1:1: error: The picture is the narrow variant of \`box.svg\``],
    [
      { [FILE]: drawing(DOT, '705 90'), [narrow]: drawing(DOT) },
      `${FILE}:1:1: error: The picture is 705 units wide, more than 704`,
    ],
    [
      { [FILE]: drawing(DOT, '600 90'), [narrow]: drawing(DOT, '400 90') },
      `${narrow}:1:1: error: The picture is 400 units wide, more than 360`,
    ],
  ])('of which a part is missing or too wide is reported', (files, start) => {
    expect(readAll(files).problems.map((it) => oneLine(it).slice(0, start.length))).toEqual([start]);
  });
});

it('remembers a picture by its text, and says of each file that has it what is wrong', () => {
  const known = new Map<string, ReadSvg>();
  const remember = (text: string, read: () => ReadSvg) => {
    const found = known.get(text) ?? read();
    known.set(text, found);
    return structuredClone(found);
  };
  const files = ['a', 'b'].map((name) => ({
    path: `content/pictures/${name}.svg`,
    text: '<svg><circle/></svg>',
  }));
  const first = readPictures(files, remember);
  expect(first).toEqual(readPictures(files));
  expect(readPictures(files, remember)).toEqual(first);
  expect(new Set(first.problems.map(({ file }) => file))).toEqual(new Set(files.map(({ path }) => path)));
  expect(known.size).toBe(1);
});
