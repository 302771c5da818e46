import { describe, expect, it, test } from 'vitest';
import { issuesOf, itemIssues, read, readItem } from '../helpers.ts';

const LINK = { label: 'A', to: '/a' };

test('an item without a type is a link', () => {
  expect(readItem(LINK)).toMatchObject({ type: 'default', label: 'A', to: '/a' });
  expect(readItem({ ...LINK, type: 'default' })).toEqual(readItem(LINK));
});

test('an item without a type that has items is a dropdown', () => {
  expect(readItem({ label: 'More', items: [LINK] })).toMatchObject({
    type: 'dropdown',
    items: [{ type: 'default', label: 'A' }],
  });
});

test('NIT-03: an item is on the left unless it says otherwise, and any other side is rejected', () => {
  expect(readItem(LINK)?.position).toBe('left');
  expect(readItem({ ...LINK, position: 'right' })?.position).toBe('right');
  expect(itemIssues({ ...LINK, position: 'middle' })).toEqual([
    '`navbar.items[0].position` is `middle`, expected `left` or `right`. Write one of these, or remove the field.',
  ]);
});

describe('a link has exactly one of `to` and `href`', () => {
  const fix = 'Write `to` for a page of the site, `href` for another site.';
  it.each([
    ['both `to` and `href`', { label: 'A', to: '/a', href: 'https://example.com' }],
    ['neither `to` nor `href`', { label: 'A' }],
  ])('NIT-04: rejects %s', (found, item) => {
    expect(itemIssues(item)).toEqual([
      `\`navbar.items[0]\`: The item has ${found}, but needs exactly one of them. ${fix}`,
    ]);
  });
  it('NIT-04: accepts either', () => {
    expect(itemIssues(LINK)).toEqual([]);
    expect(itemIssues({ label: 'A', href: 'https://example.com' })).toEqual([]);
  });
});

describe('a link has exactly one of `label` and `html`', () => {
  it.each([
    ['both `label` and `html`', { ...LINK, html: '<b>A</b>' }],
    ['neither `label` nor `html`', { to: '/a' }],
  ])('NIT-05: rejects %s', (found, item) => {
    expect(itemIssues(item)[0]).toContain(`has ${found}, but`);
  });
  it('NIT-05: accepts html alone', () => {
    expect(itemIssues({ to: '/a', html: '<b>A</b>' })).toEqual([]);
  });
});

describe('nesting in a dropdown is not allowed', () => {
  it.each([
    { type: 'dropdown', label: 'B', items: [] },
    { type: 'localeDropdown' },
    { type: 'docsVersionDropdown' },
    { type: 'search' },
  ])('NIT-10: rejects $type', (nested) => {
    const [issue, ...rest] = itemIssues({ label: 'More', items: [nested] });
    expect(rest).toEqual([]);
    expect(issue).toContain(`\`navbar.items[0].items[0].type\` is \`${nested.type}\``);
    expect(issue).toContain('nesting dropdowns or the search in a dropdown is not allowed');
  });
  it('NIT-10: rejects a dropdown without a type', () => {
    expect(itemIssues({ label: 'More', items: [{ label: 'B', items: [] }] })[0]).toContain('`dropdown`');
  });
  it('NIT-10: rejects it among the items around the versions', () => {
    const item = { type: 'docsVersionDropdown', dropdownItemsBefore: [{ type: 'search' }] };
    expect(itemIssues(item)[0]).toContain('navbar.items[0].dropdownItemsBefore[0].type');
  });
});

test('a raw HTML item needs its value', () => {
  expect(readItem({ type: 'html', value: '<b>x</b>' })).toMatchObject({ type: 'html', value: '<b>x</b>' });
  expect(itemIssues({ type: 'html' })).toEqual([
    '`navbar.items[0].value` is missing, expected text. Give `value` a value.',
  ]);
});

test('NIT-22, VAL-02: an unknown type is named', () => {
  expect(itemIssues({ type: 'foo' })[0]).toMatch(
    /^`navbar\.items\[0\]\.type` is `foo`, expected `default`, /,
  );
  expect(itemIssues({ type: 'docSideber', sidebarId: 'a' })[0]).toMatch(/Did you mean `docSidebar`\?$/);
});

test('a docs item belongs to the default instance unless it names another', () => {
  expect(readItem({ type: 'doc', docId: 'a' })).toMatchObject({ docsPluginId: 'default' });
  expect(readItem({ type: 'doc', docId: 'a', docsPluginId: 'b' })).toMatchObject({ docsPluginId: 'b' });
});

test.each([
  [
    { activeBaseRegex: '/^docs/' },
    '`navbar.items[0].activeBaseRegex`: `/^docs/` has slashes around it, which are part of the pattern. Write `^docs`.',
  ],
  [
    { label: '<b>A</b>' },
    '`navbar.items[0].label`: The text has HTML, which would be shown as written. Write it as `html` in place of `label`.',
  ],
  [
    { ariaLabel: 'A' },
    '`navbar.items[0].ariaLabel` is not a field of the configuration. Rename it to `aria-label`.',
  ],
  [
    { target: 'blank' },
    '`navbar.items[0].target`: `blank` is the name of a window, expected `_blank`. Write `_blank`.',
  ],
])('what would do nothing, or something else, is reported: %j', (field, issue) => {
  expect(itemIssues({ ...LINK, ...field })).toEqual([issue]);
});

test('a pattern may be between slashes, a text may have signs of HTML, and a link its own window', () => {
  const item = { ...LINK, label: 'a < b > c', activeBaseRegex: '/docs/', target: 'help' };
  expect(itemIssues(item)).toEqual([]);
});

test('attributes pass through, other unknown fields do not', () => {
  expect(readItem({ ...LINK, className: 'x', 'data-a': '1', 'aria-label': 'A' })).toMatchObject({
    attributes: { className: 'x', 'data-a': '1', 'aria-label': 'A' },
  });
  expect(itemIssues({ ...LINK, lable: 'A' })).toEqual([
    '`navbar.items[0].lable` is not a field of the configuration. Rename it to `label`.',
  ]);
  expect(itemIssues({ ...LINK, 'data-a': 1 })).toEqual([
    '`navbar.items[0]["data-a"]` is `1`, expected text. Write it in quotes: `\'1\'`.',
  ]);
});

test('NIT-25: an item inside a dropdown sets no position', () => {
  expect(itemIssues({ label: 'More', items: [LINK, { ...LINK, position: 'left' }] })).toEqual([
    '`navbar.items[0].items[1].position` is `left`, expected no position: an item inside a dropdown is where its dropdown is. Remove the field.',
  ]);
});

test('the active fields are read, and a broken expression is named', () => {
  expect(readItem({ ...LINK, activeBasePath: '/a', activeBaseRegex: '^/a' })).toMatchObject({
    activeBasePath: '/a',
    activeBaseRegex: '^/a',
  });
  expect(itemIssues({ ...LINK, activeBaseRegex: '(' })[0]).toContain(
    '`(` is not a valid regular expression.',
  );
});

test('ENT-08: the fields of an item are accepted where they belong', () => {
  const active = { activeBasePath: '/a', activeBaseRegex: '^/a' };
  const around = { dropdownItemsBefore: [LINK], dropdownItemsAfter: [{ type: 'html', value: '<hr>' }] };
  const items = [
    { type: 'default', position: 'right', ...LINK, ...active },
    { html: '<b>A</b>', href: 'https://example.com' },
    { type: 'doc', docId: 'a', label: 'A', docsPluginId: 'b' },
    { type: 'docSidebar', sidebarId: 'a', docsPluginId: 'b' },
    { type: 'docsVersion', to: '/a' },
    { type: 'docsVersionDropdown', docsPluginId: 'b', ...around },
    { type: 'localeDropdown', ...around },
    { type: 'search' },
  ];
  expect(read({ navbar: { items } }).navbar.items).toMatchObject(items);
});

test('ENT-07: the navbar takes title, logo, items, hideOnScroll and style; a logo needs its picture', () => {
  const logo = {
    src: 'a.svg',
    srcDark: 'b.svg',
    alt: '',
    href: '/',
    target: '_self',
    width: 32,
    height: '2rem',
  };
  const navbar = { title: 'T', logo, items: [LINK], hideOnScroll: true, style: 'dark' };
  expect(read({ navbar }).navbar).toMatchObject({ ...navbar, items: [LINK] });
  expect(read().navbar).toEqual({ items: [], hideOnScroll: false });
  expect(issuesOf({ navbar: { logo: { alt: 'x' } } })).toEqual([
    '`navbar.logo.src` is missing, expected text. Give `src` a value.',
  ]);
});

test('NAV-11: a navbar style other than dark and primary is rejected', () => {
  expect(issuesOf({ navbar: { style: 'blue' } })).toEqual([
    '`navbar.style` is `blue`, expected `dark` or `primary`. Write one of these, or remove the field.',
  ]);
});

test('every problem of an item is reported, not only the first', () => {
  expect(itemIssues({ label: 5, position: 'up' })).toHaveLength(3);
});

test.each([
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['java\tscript:alert(1)', 'java\\tscript:alert(1)'],
  ['\u0001javascript:alert(1)', '\\u0001javascript:alert(1)'],
  [' data:text/html,x', ' data:text/html,x'],
  ['VBScript:x', 'VBScript:x'],
])('an address that would run script is rejected: %j', (href, shown) => {
  expect(itemIssues({ label: 'A', href })).toEqual([
    `\`navbar.items[0].href\` is \`${shown}\`, expected a URL such as \`https://example.com\`. Write one that starts with \`https://\`, or \`to\` for a page of the site.`,
  ]);
});

test.each(['//evil.example', '/\\evil.example', '/\t/evil.example', 'docs'])(
  '%j is no path of the site',
  (to) => {
    expect(itemIssues({ label: 'A', to })[0]).toContain(
      'expected a path of the site that starts with a single `/`.',
    );
  },
);

test('a path without its slash is reported, with the slash to add', () => {
  expect(itemIssues({ label: 'A', to: 'docs/start' })).toEqual([
    '`navbar.items[0].to` is `docs/start`, expected a path of the site that starts with a single `/`. Write `/docs/start`.',
  ]);
});

test('the name of a host without its protocol is reported, because it would lead into the site', () => {
  const href = 'plants.example.com/x';
  const told = (field: string) =>
    `\`${field}\`: \`${href}\` would lead into this site, because it does not start with \`https://\`. Write \`https://${href}\`, or \`to\` for a page of the site.`;
  expect(itemIssues({ label: 'A', href })).toEqual([told('navbar.items[0].href')]);
  expect(issuesOf({ footer: { links: [{ label: 'A', href }] } })).toEqual([told('footer.links[0].href')]);
});

test.each([
  ['blog', '/blog'],
  ['./blog', '/blog'],
  ['../docs/start', '/docs/start'],
  ['guide.pdf', '/guide.pdf'],
])('a relative address is reported, because each page would lead it elsewhere: %j', (href, meant) => {
  const told = (field: string) =>
    `\`${field}\`: \`${href}\` would lead somewhere else from each page, because it is relative. Write \`${meant}\`, or a URL that starts with \`https://\`.`;
  expect(itemIssues({ label: 'A', href })).toEqual([told('navbar.items[0].href')]);
  expect(issuesOf({ footer: { logo: { src: 'a.svg', href } } })).toEqual([told('footer.logo.href')]);
});

test.each(['https://example.com', 'mailto:a@example.com', '/llms.txt', '#part', '?q=a.com'])(
  '%j is an address',
  (href) => {
    expect(itemIssues({ label: 'A', href })).toEqual([]);
  },
);

test('names that readers see are in one line', () => {
  expect(itemIssues({ label: 'A\nB', to: '/a' })).toEqual([
    '`navbar.items[0].label` is `A\\nB`, expected text in one line. Write it without line breaks.',
  ]);
  const family = { id: 'a', label: 'A\nB', path: '', noun: 'C\r\nD', description: 'E\nF' };
  expect(issuesOf({ docs: { reference: { eventFamilies: [family] } } })).toHaveLength(3);
  expect(issuesOf({ footer: { links: [{ label: 'A\nB', href: '/a' }] } })).toHaveLength(1);
  expect(issuesOf({ pwa: { name: 'A\nB', shortName: 'A\nB' } })).toHaveLength(2);
});
