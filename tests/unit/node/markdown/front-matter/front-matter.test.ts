import { describe, expect, it } from 'vitest';
import { RULES } from '../../../../../src/node/markdown/front-matter/front-matter-rules.ts';
import { makeRenderer, oneLine } from '../helper.ts';

const KEYS = Object.keys(RULES)
  .map((key) => `\`${key}\``)
  .join(', ');

async function read(yaml: string) {
  const { renderer, problems } = await makeRenderer();
  const { frontMatter } = renderer.article('a.md', `---\n${yaml}\n---\n# Title\n`);
  const lines = problems.map(oneLine).filter((line) => !line.includes('second title'));
  return { frontMatter, problems: lines };
}

describe('keys of other programs', () => {
  it.each([
    ['nav_order: 2', 'nav_order', 'sidebar_position'],
    ['summary: S', 'summary', 'description'],
    ['permalink: /x', 'permalink', 'slug'],
    ['keywords: [a]', 'keywords', 'search'],
  ])('%s', async (line, key, meant) => {
    const { problems } = await read(`title: T\n${line}`);
    expect(problems).toEqual([
      `a.md:3:1: warning: \`${key}\` is not a key of the front matter, expected one of ${KEYS}. / Remove the line, or write \`${meant}\`.`,
    ]);
  });

  it('of an author', async () => {
    const { problems } = await read('authors:\n  - name: N\n    image_url: /n.png');
    expect(problems).toEqual([
      'a.md:4:5: warning: `image_url` is not a key of an author, expected one of `name`, `title`, `url`, `picture`. / Remove the line, or write `picture`.',
    ]);
  });
});

describe('front matter', () => {
  it('reads every key', async () => {
    const { frontMatter, problems } = await read(
      [
        'title: T',
        'description: "D: e"',
        'sidebar_label: L',
        'sidebar_position: 2.5',
        'slug: /docs/x',
        'id: x',
        'tags: [ffi, guide]',
        'search: [hex colour]',
        'task: Draw',
        'needs: [api.log, frame]',
        'groups:',
        '  - api',
        'events: [frame]',
        'date: 2024-02-29',
        'authors:',
        '  - name: N',
        '    title: Maintainer',
        '    url: https://example.com',
        '    picture: /n.png',
        'draft: false',
        'hide_table_of_contents: true',
        'toc_min_heading_level: 2',
        'toc_max_heading_level: 4 # deep',
      ].join('\n'),
    );
    expect(problems).toEqual([]);
    expect(frontMatter).toEqual({
      title: 'T',
      description: 'D: e',
      sidebar_label: 'L',
      sidebar_position: 2.5,
      slug: '/docs/x',
      id: 'x',
      tags: ['ffi', 'guide'],
      search: ['hex colour'],
      task: 'Draw',
      needs: ['api.log', 'frame'],
      groups: ['api'],
      events: ['frame'],
      date: '2024-02-29',
      authors: [{ name: 'N', title: 'Maintainer', url: 'https://example.com', picture: '/n.png' }],
      draft: false,
      hide_table_of_contents: true,
      toc_min_heading_level: 2,
      toc_max_heading_level: 4,
    });
  });

  it.each([
    ['title: >\n  One\n  two\n', { title: 'One two' }],
    ['title: |+\n  One\n\n  - two\n\n', { title: 'One - two' }],
    ['search:\n  - |\n    one\n    two\n  - three\n', { search: ['one two', 'three'] }],
    ['description: |\n  - a\n    - b\n', { description: '- a - b' }],
    ['authors:\n  - name: "N\\nM"\n', { authors: [{ name: 'N M' }] }],
  ])('has texts of one line only: %j', async (yaml, frontMatter) => {
    expect(await read(yaml)).toEqual({ frontMatter, problems: [] });
  });

  it.each(['', '# only a comment'])('may be empty: %j', async (yaml) => {
    expect(await read(yaml)).toEqual({ frontMatter: {}, problems: [] });
  });

  it.each([
    [
      'des\u0441ription: T',
      `2:1: error: \`des\u0441ription\` is not a key of the front matter, expected one of ${KEYS}. / Rename it to \`description\`, or remove the line. The letter U+0441 in it only looks like a plain one.`,
    ],
    [
      'titel: T',
      `2:1: error: \`titel\` is not a key of the front matter, expected one of ${KEYS}. / Rename it to \`title\`, or remove the line.`,
    ],
    [
      'title: "\\u0007"',
      '2:8: error: `title` is a string with the control character U+0007, expected text. / Write it like `title: "A title"`.',
    ],
    [
      'title: "\\u200b "',
      '2:8: error: `title` is a string of invisible characters, expected text. / Write it like `title: "A title"`.',
    ],
    [
      'title: "a \\ud800"',
      '2:8: error: `title` is a string with half a character, expected text. / Write it like `title: "A title"`.',
    ],
    [
      'draft: true\nwhatever: 1',
      `3:1: warning: \`whatever\` is not a key of the front matter, expected one of ${KEYS}. / Remove the line.`,
    ],
    ['title: 2024', '2:8: error: `title` is the number `2024`, expected text. / Write `title: "2024"`.'],
    ['title: 1.10', '2:8: error: `title` is the number `1.1`, expected text. / Write `title: "1.10"`.'],
    ['title: true', '2:8: error: `title` is the boolean `true`, expected text. / Write `title: "true"`.'],
    ['title: ""', '2:8: error: `title` is empty, expected text. / Write it like `title: "A title"`.'],
    [
      'description: Draws a **radar**.',
      '2:14: error: `description` has `**radar**`, which would be shown as written, expected plain text. / Write `description: Draws a radar.`.',
    ],
    [
      'description: See [this](/docs/x).',
      '2:14: error: `description` has `[this](/docs/x)`, which would be shown as written, expected plain text. / Write `description: See this.`.',
    ],
    [
      'description: "Draws: a <b>radar</b>."',
      '2:14: error: `description` has `<b>radar</b>`, which would be shown as written, expected plain text. / Write it like `description: "One sentence."`.',
    ],
    [
      'sidebar_position: 1e999',
      '2:19: error: `sidebar_position` is infinite or not a number, expected a number. / Write it like `sidebar_position: 2`.',
    ],
    [
      'sidebar_position: 2,5',
      '2:19: error: `sidebar_position` is the string `2,5`, expected a number. / Write `sidebar_position: 2.5`.',
    ],
    ['title:', '2:1: error: `title` is empty, expected text. / Write it like `title: "A title"`.'],
    [
      'sidebar_position: two',
      '2:19: error: `sidebar_position` is the string `two`, expected a number. / Write it like `sidebar_position: 2`.',
    ],
    [
      'tags: ffi',
      '2:7: error: `tags` is the string `ffi`, expected a list of different texts. / Write `tags: [ffi]`.',
    ],
    [
      'tags: [1]',
      '2:8: error: `tags` contains an entry that is the number `1` (number 1), expected a list of different texts. / Write `tags: ["1"]`.',
    ],
    [
      'tags: [One, one, ""]',
      '2:18: error: `tags` contains an entry that is empty (number 3), expected a list of different texts. / Write it like `tags: [guide, ffi]`.',
    ],
    [
      'tags: [a, b, a]',
      '2:14: error: `tags` contains `a` twice, expected a list of different texts. / Write `tags: [a, b]`.',
    ],
    [
      'needs: [a, b, a, a]',
      '2:15: error: `needs` contains `a` 3 times, expected a list of different texts. / Write `needs: [a, b]`.',
    ],
    ...['javascript:alert(1)', 'java\\tscript:alert(1)', 'data:text/html,x'].map((url) => [
      `authors:\n  - name: N\n    url: "${url}"`,
      `4:10: error: \`url\` is the string \`${url.replace('\\t', '\t')}\`, expected a URL that starts with \`https://\` or \`/\`. / Write it like \`url: "https://example.com"\`.`,
    ]),
    [
      'authors:\n  - name: N\n    picture: https://example.com/a.png',
      '4:14: error: `picture` is the string `https://example.com/a.png`, expected an image in `static/`: pages may not load from other sites. / Write it like `picture: "/img/author.png"`.',
    ],
    [
      'authors:\n  - name: N\n    picture: img/missing.png',
      '4:14: error: The image `img/missing.png` does not exist: `static/` has no such file. / Did you mean `/img/map.png`?',
    ],
    [
      'draft: yes',
      '2:8: error: `draft` is the string `yes`, expected `true` or `false`. / Write `draft: true`.',
    ],
    [
      'date: 2024-02-30',
      '2:7: error: `date` is `2024-02-30`, which is not a valid date, expected a date in the form `YYYY-MM-DD`. / Write it like `date: 2024-02-29`.',
    ],
    [
      'date: 1 May 2024',
      '2:7: error: `date` is the string `1 May 2024`, expected a date in the form `YYYY-MM-DD`. / Write it like `date: 2024-02-29`.',
    ],
    [
      'authors: N',
      '2:10: error: `authors` is the string `N`, expected a list of authors, each with a `name`. / Write `authors: [{ name: "N" }]`.',
    ],
    [
      'authors: [N, { name: O }]',
      '2:11: error: `authors` contains an author without a name (number 1), expected a list of authors, each with a `name`. / Write it like `authors: [{ name: "A name" }]`.',
    ],
    [
      'authors: [{ url: /x }]',
      '2:11: error: `authors` contains an author without a name (number 1), expected a list of authors, each with a `name`. / Write it like `authors: [{ name: "A name" }]`.',
    ],
    [
      'authors:\n  - name: N\n    link: x',
      '4:5: warning: `link` is not a key of an author, expected one of `name`, `title`, `url`, `picture`. / Remove the line.',
    ],
    ['authors:\n  - name: 5', '3:11: error: `name` is the number `5`, expected text. / Write `name: "5"`.'],
    [
      'description: { a: 1 }',
      '2:14: error: `description` is a mapping, expected plain text. / Write it like `description: "One sentence."`.',
    ],
    [
      'toc_min_heading_level: 1',
      '2:24: error: `toc_min_heading_level` is the number `1`, expected a whole number from 2 to 6. / Write it like `toc_min_heading_level: 3`.',
    ],
    [
      'toc_max_heading_level: 7',
      '2:24: error: `toc_max_heading_level` is the number `7`, expected a whole number from 2 to 6. / Write it like `toc_max_heading_level: 3`.',
    ],
    [
      'toc_min_heading_level: 4\ntoc_max_heading_level: 3',
      '2:24: error: `toc_min_heading_level` is `4`, expected at most `3`, the `toc_max_heading_level`. / Lower this one, or raise the other.',
    ],
    [
      'slug: "/../../x"',
      '2:7: error: `slug` is the string `/../../x`, expected a path of letters, digits, `-`, `_`, `.` and `~` without a slash at its end. / Write it like `slug: "/docs/start"`.',
    ],
    [
      'slug: "/docs/x/"',
      '2:7: error: `slug` is the string `/docs/x/`, expected a path of letters, digits, `-`, `_`, `.` and `~` without a slash at its end. / Write `slug: /docs/x`.',
    ],
    [
      'slug: "/docs/.draft/a"',
      '2:7: error: `slug` is `/docs/.draft/a`, but hosts do not show what starts with a dot, as `.draft` does, expected a path of letters, digits, `-`, `_`, `.` and `~` without a slash at its end. / Write it like `slug: "/docs/start"`.',
    ],
    [
      'slug: "my page"',
      '2:7: error: `slug` is the string `my page`, expected a path of letters, digits, `-`, `_`, `.` and `~` without a slash at its end. / Write `slug: my-page`.',
    ],
    [
      'slug: "/a//b"',
      '2:7: error: `slug` is the string `/a//b`, expected a path of letters, digits, `-`, `_`, `.` and `~` without a slash at its end. / Write it like `slug: "/docs/start"`.',
    ],
    [
      'slug: "./x"',
      '2:7: error: `slug` is the string `./x`, expected a path of letters, digits, `-`, `_`, `.` and `~` without a slash at its end. / Write it like `slug: "/docs/start"`.',
    ],
    [
      'slug: "/docs/a%20b"',
      '2:7: error: `slug` is the string `/docs/a%20b`, expected a path of letters, digits, `-`, `_`, `.` and `~` without a slash at its end. / Write it like `slug: "/docs/start"`.',
    ],
    [
      'slug: "/docs/x?y=1"',
      '2:7: error: `slug` is the string `/docs/x?y=1`, expected a path of letters, digits, `-`, `_`, `.` and `~` without a slash at its end. / Write `slug: /docs/x`.',
    ],
    [
      'slug: "/"',
      '2:7: error: `slug` is the string `/`, expected a path of letters, digits, `-`, `_`, `.` and `~` without a slash at its end. / Write it like `slug: "/docs/start"`.',
    ],
    [
      'slug: 2024',
      '2:7: error: `slug` is the number `2024`, expected a path of letters, digits, `-`, `_`, `.` and `~` without a slash at its end. / Write `slug: "2024"`.',
    ],
    [
      'authors: [{ nme: N }]',
      '2:13: error: `nme` is not a key of an author, expected one of `name`, `title`, `url`, `picture`. / Rename it to `name`, or remove the line.',
    ],
    ['title = T', '2:1: error: `title` is followed by `=`, expected a colon. / Write `title: T`.'],
    [
      'title: !so T',
      '2:8: error: The value of `title` starts with `!`, which YAML reads as the name of a type. / Put it in quotes: `title: "!so T"`.',
    ],
    ['title:Start', '2:1: error: `title:` has no space after its colon. / Write `title: Start`.'],
    [
      '- a',
      '2:1: error: The front matter is not a list of keys, expected lines such as `title: A title`. / Write one `key: value` a line, and put values with `:`, `#` or quotes in quotes.',
    ],
  ])('reports %j', async (yaml, problem) => {
    const { frontMatter, problems } = await read(yaml);
    expect(problems).toEqual([`a.md:${problem}`]);
    expect(frontMatter).not.toHaveProperty('toc_min_heading_level');
  });

  it.each([
    ['---\ntitle: T\n----\n\nText.', '3:1', '----'],
    ['---\ntitle: T\ntags:\n  - a\n# Later.\n\n--\nText.', '7:1', '--'],
    ['---\ntitle: T\n--- Text.', '3:1', '--- Text.'],
    ['---\ntitle: T\n  ---\nText.', '3:3', '---'],
    ['---\ntitle: T\n—\nText.', '3:1', '—'],
    ['---\ntitle: T\n...\nText.', '3:1', '...'],
  ])('reports the line that does not end %j', async (text, place, line) => {
    const { renderer, problems } = await makeRenderer();
    renderer.article('a.md', text);
    expect(problems.map(oneLine)).toEqual([
      `a.md:${place}: error: \`${line}\` does not end the front matter. / Write \`---\` alone on the line.`,
    ]);
  });

  it('reports all wrong entries of a list at once, each at its place', async () => {
    const { problems } = await read('search: [5, null, a, a]\nauthors:\n  - N\n  - O');
    expect(problems.map((problem) => problem.replace(/,.*/, ''))).toEqual([
      'a.md:2:10: error: `search` contains an entry that is the number `5` (number 1)',
      'a.md:2:13: error: `search` contains an entry that is empty (number 2)',
      'a.md:2:22: error: `search` contains `a` twice',
      'a.md:4:5: error: `authors` contains an author without a name (number 1)',
      'a.md:5:5: error: `authors` contains an author without a name (number 2)',
    ]);
  });

  it('reports the mistakes of all authors at once', async () => {
    const { problems } = await read('authors:\n  - url: x\n  - { name: 5 }\n  - { nme: N }');
    expect(problems.map((problem) => problem.replace(/,.*/, ''))).toEqual([
      'a.md:3:5: error: `authors` contains an author without a name (number 1)',
      'a.md:3:10: error: `url` is the string `x`',
      'a.md:4:13: error: `name` is the number `5`',
      'a.md:5:7: error: `nme` is not a key of an author',
    ]);
  });

  it.each(['/docs/x', 'start', 'guides/start', '/docs/café', '/docs/former.html', '/docs/1.0/a_b~c'])(
    'takes the slug %s',
    async (slug) => {
      expect(await read(`slug: "${slug}"`)).toEqual({ frontMatter: { slug }, problems: [] });
    },
  );

  it('reports several problems at once and keeps what is right', async () => {
    const { frontMatter, problems } = await read('title: T\ndraft: 1\nslug: 2\nid: x');
    expect(frontMatter).toEqual({ title: 'T', id: 'x' });
    expect(problems).toHaveLength(2);
  });

  it.each([
    [
      'title: a: b',
      '2:8: error: The value of `title` contains a colon with a space after it, which starts another key. / Put it in quotes: `title: "a: b"`.',
    ],
    [
      'title: a "b": c',
      '2:8: error: The value of `title` contains a colon with a space after it, which starts another key. / Put it in quotes: `title: \'a "b": c\'`.',
    ],
    [
      'title: "a": b\nid: x',
      '2:8: error: The front matter is not valid YAML: Nested mappings are not allowed in compact mappings. / Write one `key: value` a line, and put values with `:`, `#` or quotes in quotes.',
    ],
    [
      'title: T\nauthors:\n  - name: A\n  url: /a',
      '5:1: error: `url` is not indented like the keys above it. / Align the keys of the entry.',
    ],
    ['title: T\ntitle: U', '3:1: error: `title` is written twice. / Remove one of the two lines.'],
    [
      'title: T\n  id: x',
      '3:3: error: `id` is indented below `title`, which already has a value. / Remove the spaces before it.',
    ],
    [
      'title: "C:\\games"',
      '2:11: error: A backslash in double quotes starts an escape that YAML does not have. / Write two backslashes for one, or put the value in single quotes.',
    ],
    ['title: T\ntags: [a\nid: x', '3:7: error: The list of `tags` is not closed. / Add `]` at its end.'],
    ['title: T\ntags: [b, "a, c]', '3:11: error: The text `"a` is not closed. / Add `"` at its end.'],
    ["title: T\ntags:\n  - 'a\n  - b", "4:5: error: The text `'a` is not closed. / Add `'` at its end."],
    [
      'title: T\nauthors: [{ name: "Ada }]',
      '3:19: error: The text `"Ada` is not closed. / Add `"` at its end.',
    ],
    [
      '<!-- A note -->\ntitle: T',
      '2:1: error: `<!-- A note -->` has no key. / Write `#` before a comment, or move it below the front matter.',
    ],
    ['title: "T\nid: x', '2:8: error: The text of `title` is not closed. / Add `"` at its end.'],
    ["id: x\ntitle: 'T", "3:8: error: The text of `title` is not closed. / Add `'` at its end."],
    ...['title: T\ndraft', 'title: T\ndraft\nid: x'].map((yaml) => [
      yaml,
      '3:1: error: `draft` has no value. / Write `draft: ` and its value, or indent it if it belongs to the line above.',
    ]),
    ...['description: A long', 'description: >'].map((above) => [
      `${above}\nline goes on.`,
      '3:1: error: `line goes on.` has no key. / Write it as `key: value`, or indent it if it belongs to the line above.',
    ]),
    [
      'title: T\n...\nid: x',
      '4:1: error: A line `...` above ends the keys, so this one would not be read. / Remove the line `...`: only `---` ends the front matter.',
    ],
    ['title = T\nid: x', '2:1: error: `title` is followed by `=`, expected a colon. / Write `title: T`.'],
    ['title：T\nid: x', '2:1: error: `title` is followed by `：`, expected a colon. / Write `title: T`.'],
    [
      'title:\u00a0T\nid: x',
      '2:1: error: `title:` has U+00A0 after its colon, expected a plain space. / Write `title: T`.',
    ],
    ['title: T\nid:x', '3:1: error: `id:` has no space after its colon. / Write `id: x`.'],
    ['tags:\n\t- a', '3:1: error: The line is indented with a tab. / Indent it with spaces.'],
    [
      'title: @me',
      '2:8: error: The value of `title` starts with a character that YAML reserves. / Put it in quotes: `title: "@me"`.',
    ],
    [
      "title: 'it's'",
      '2:12: error: The value of `title` starts with `\'`, and ends before the line does. / Put all of it in quotes: `title: "it\'s"`.',
    ],
    [
      'title: *bold* text',
      '2:15: error: The value of `title` starts with `*`, and ends before the line does. / Put all of it in quotes: `title: "*bold* text"`.',
    ],
    [
      'title: [x] y',
      '2:12: error: The value of `title` starts with `[`, and ends before the line does. / Put all of it in quotes: `title: "[x] y"`.',
    ],
    [
      'tags:\n- a\n - b\n- c',
      '4:2: error: `- b` is not indented like the entries above it. / Indent all entries of the list alike.',
    ],
    ['tags: [a,, b]', '2:10: error: The list of `tags` has two commas in a row. / Remove one of them.'],
    [
      'tags:\n  - a\n - b',
      '4:1: error: `- b` is not indented like the entries above it. / Indent all entries of the list alike.',
    ],
    [
      'tags: a\n  - b',
      '2:7: error: `tags` is the string `a - b`, expected a list of different texts. / Write `tags: [a, b]`.',
    ],
    [
      'tags:\n  - a\n  -b',
      '4:1: error: `-b` is not an entry of a list. / Write a space after the hyphen: `- b`.',
    ],
    [
      'title: &name Page',
      '2:8: error: The value of `title` starts with `&`, which YAML reads as the name of what follows. / Put it in quotes: `title: "&name Page"`.',
    ],
    [
      'title: &R & B',
      '2:8: error: The value of `title` starts with `&`, which YAML reads as the name of what follows. / Put it in quotes: `title: "&R & B"`.',
    ],
    [
      'title: *bold*',
      '2:8: error: The value of `title` starts with `*`, which YAML reads as a reference. / Put it in quotes: `title: "*bold*"`.',
    ],
  ])('reports YAML that does not parse, once: %j', async (yaml, problem) => {
    const { problems } = await read(yaml);
    expect(problems).toEqual([`a.md:${problem}`]);
  });

  it.each(['title: 2024', 'title:', 'title: [a]'])('tells a title with an error once: %j', async (yaml) => {
    const { renderer, problems } = await makeRenderer();
    renderer.article('a.md', `---\n${yaml}\n---\n\nText.\n`);
    expect(problems.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^`title` is .*expected text/),
    ]);
  });

  it('reports other keys beside one that is written twice, also in an author', async () => {
    const author = 'authors:\n  - name: A\n    name: B\n    titel: C';
    const { problems } = await read(`title: T\ntitle: U\ntitel: V\n${author}`);
    expect(problems.map((problem) => problem.split(' is ')[0])).toEqual([
      'a.md:3:1: error: `title`',
      'a.md:4:1: error: `titel`',
      'a.md:7:5: error: `name`',
      'a.md:8:5: error: `titel`',
    ]);
  });

  it('reports front matter below the first line', async () => {
    const { renderer, problems } = await makeRenderer();
    renderer.article('a.md', '\n\n---\ntitle: T\n---\n\nText.\n');
    expect(problems.map(oneLine)).toEqual([
      'a.md:3:1: error: The front matter does not start on the first line. / Remove the empty lines above it.',
    ]);
  });

  it('reports front matter after a space', async () => {
    const { renderer, problems } = await makeRenderer();
    renderer.article('a.md', ' ---\ntitle: T\n---\n\nText.\n');
    expect(problems.map(oneLine)).toEqual([
      'a.md:1:1: error: The front matter does not start at the first character of the file. / Remove the spaces before `---`.',
    ]);
  });

  it.each([
    ['----\ntitle: T\n----', '----'],
    ['--- # T\ntitle: T\n---', '--- # T'],
    ['+++\ntitle = "T"\n+++', '+++'],
    [';;;\n"title": "T"\n;;;', ';;;'],
    ['{\n  "title": "T"\n}', '{'],
  ])('reports what only looks like front matter: %j', async (start, first) => {
    const { renderer, problems } = await makeRenderer();
    renderer.article('a.md', `${start}\n\nText.\n`);
    expect(problems.map(oneLine)).toEqual([
      `a.md:1:1: error: \`${first}\` does not start front matter. / Write \`---\` alone on the first line, then one \`key: value\` a line, and \`---\` again.`,
    ]);
  });

  it('reports the URL of an author that leads into the site by mistake', async () => {
    expect((await read('authors: [{ name: A, url: example.com }]')).problems).toEqual([
      'a.md:2:27: error: `url` is the string `example.com`, expected a URL that starts with `https://` or `/`. / Write it like `url: "https://example.com"`.',
    ]);
    expect((await read('authors: [{ name: A, url: "https://a b.example" }]')).problems).toEqual([
      'a.md:2:27: error: `url` is `https://a b.example`, which has no valid host, expected a URL that starts with `https://` or `/`. / Write it like `url: "https://example.com"`.',
    ]);
    expect(
      (await read('authors: [{ name: A, url: /about }, { name: B, url: "mailto:b@c.example" }]')).problems,
    ).toEqual([]);
  });

  it.each(['---\ntitle: "T\n---\n\nText.\n', '---\ntitle: T\n\nText.\n', '---\n- a\n---\n\nText.\n'])(
    'says nothing of a title that it could not read: %j',
    async (text) => {
      const { renderer, problems } = await makeRenderer();
      renderer.article('a.md', text);
      expect(problems).toHaveLength(1);
      expect(problems[0]?.message).not.toContain('has no title');
    },
  );

  it('reports front matter that is not closed', async () => {
    const { renderer, problems } = await makeRenderer();
    renderer.article('a.md', '---\ntitle: T\n\n# Title\n');
    expect(problems.map(oneLine)).toContain(
      'a.md:1:1: error: The front matter is not closed. / Add a line `---` after its last key.',
    );
  });

  it.each([
    ['\n---\ntitle: T\n---\n\nText.', '2:1: error: The front matter does not start on the first line.'],
    ['<!-- A -->\n---\ntitle: T\n---\n\nText.', '3:1: error: `title: T` above a line of dashes'],
    ['\n\n', '1:1: error: The file is empty. / Write `# ` and its title, or remove it.'],
    [
      '---\u00a0\ntitle: T\n---\n\nText.',
      '1:4: error: The line `---` has the invisible character U+00A0, so it does not start front matter. / Remove the character.',
    ],
    ['\u200b---\ntitle: T\n---\n\nText.', '1:1: error: The line `---` has the invisible character U+200B'],
    ...['---\u00a0', '---\u200b', '\u00a0---'].map((end) => [
      `---\ntitle: T\n${end}\n\nText.`,
      `3:${end.indexOf('-') + 1}: error: \`---\` does not end the front matter. / Remove the invisible character U+${end.includes('\u200b') ? '200B' : '00A0'} from the line.`,
    ]),
  ])('says it once: %j', async (text, problem) => {
    const { renderer, problems } = await makeRenderer();
    renderer.article('a.md', text);
    expect(problems.map(oneLine)).toEqual([expect.stringContaining(`a.md:${problem}`)]);
  });

  it('counts the lines of the text from the top of the file', async () => {
    const { renderer, problems } = await makeRenderer();
    renderer.article('a.md', '---\ntitle: T\n---\n\n[x](missing.md)\n');
    expect(problems.map(({ line }) => line)).toEqual([5]);
  });
});

const BOMB = Array.from(
  { length: 12 },
  (_, level) => `k${level}: &k${level} [${`*k${level - 1}, `.repeat(level ? 9 : 0)}x]`,
);

it.each([
  ['title: { length: { toString: 0 } }', '`title` is a mapping, expected text'],
  ['title: { toString: 0, valueOf: 0 }', '`title` is a mapping, expected text'],
  ['title: &t { constructor: 0 }\nslug: *t', 'The value of `slug` starts with `*`'],
  ['tags: { length: 0 }', '`tags` is a mapping, expected a list of different texts'],
  ['tags: [{ toString: 0 }]', '`tags` contains an entry that is a mapping'],
  ['tags: &a [*a]', '`tags` contains an entry that is a mapping'],
  ['date: { length: 10, toString: 0 }', '`date` is a mapping, expected a date'],
  ['authors: { length: 1 }', '`authors` is a mapping, expected a list of authors'],
  ['authors: [{ name: { toString: 0 } }]', '`name` is a mapping, expected text'],
  [
    'authors: [{ __proto__: { name: A } }]',
    '`authors` contains an author without a name (number 1), expected',
  ],
  [
    'authors: [{ name: A, url: " //evil.test" }]',
    '`url` is the string ` //evil.test`, expected a URL that starts with `https://` or `/`',
  ],
  ['__proto__: { title: A }', '`__proto__` is not a key of the front matter'],
  ['constructor: { prototype: { title: A } }', '`constructor` is not a key of the front matter'],
  ['? { toString: 0 }\n: A', 'is not a key of the front matter'],
  [`${BOMB.join('\n')}\ntags: *k11`, 'The value of `tags` starts with `*`'],
])('names what is wrong, whatever the keys of a mapping are called: %s', async (yaml, message) => {
  const { frontMatter, problems } = await read(yaml);
  expect(problems.join('\n')).toContain(message);
  expect(Object.getPrototypeOf(frontMatter)).toBe(Object.prototype);
  expect({}).not.toHaveProperty('title');
});
