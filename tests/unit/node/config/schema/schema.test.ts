import { describe, expect, it, test } from 'vitest';
import { issuesOf, read } from '../helpers.ts';

test('the defaults are those of the specification', () => {
  expect(read()).toEqual({
    title: 'Site',
    tagline: '',
    url: 'https://docs.example.com',
    baseUrl: '/',
    themeColor: '#9ad65b',
    brand: { words: ['site'] },
    colorMode: { defaultMode: 'dark', disableSwitch: false },
    navbar: { items: [], hideOnScroll: false },
    docs: {
      reference: {
        groups: {},
        eventFamilies: [],
        examples: { globals: [], listeners: [], raisers: [] },
        bothSlashForms: [],
      },
      snippets: 'snippets',
      versions: [{ name: 'current', label: 'Next', path: '', banner: 'none' }],
      instances: {},
    },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    search: { searchPagePath: 'search', contextualSearch: true, synonyms: [], facetFilters: [] },
    i18n: { defaultLocale: 'en', locales: { en: { label: 'English', htmlLang: 'en', direction: 'ltr' } } },
    pwa: {
      offlineModeActivationStrategies: ['appInstalled', 'standalone', 'queryString'],
      debug: false,
      serviceWorker: 'on',
      backgroundColor: '#0c0e10',
    },
    redirects: {},
    homePage: { wrongBaseUrlBanner: true },
    blog: { postsPerPage: 10, recentPosts: 5, feedPosts: 20 },
  });
});

it.each(['site', 'packages/docs', '.config/site', 'site..old/v1.2', 'site/'])(
  'accepts the folder %j of a repository',
  (directory) => {
    expect(issuesOf({ repository: { url: 'https://a.example/b', directory } })).toEqual([]);
  },
);

describe('base URL and host', () => {
  it.each(['/', '/x/', '/a/b/', '/~me/v1.2/', '/grün/'])('accepts the base URL %s', (baseUrl) => {
    expect(issuesOf({ baseUrl })).toEqual([]);
  });
  it.each(['', 'x/', '/x', '//x/', '/x//'])('rejects the base URL %j', (baseUrl) => {
    expect(issuesOf({ baseUrl })[0]).toMatch(/^`baseUrl` is .*, expected a path that starts and ends/);
  });
  it.each(['/x?/', '/a b/', '/a/../', '/a//b/', '/a"b/', '/a<b/', '/a*/', '/a)b/', '/a;b/', '/.a/'])(
    'says what the base URL %j may contain',
    (baseUrl) => {
      expect(issuesOf({ baseUrl })[0]).toMatch(/expected a path of letters, digits, .* between slashes/);
    },
  );
  it('leaves out the slash at the end of an origin', () => {
    expect(read({ url: 'https://a.example/' }).url).toBe('https://a.example');
  });
  it.each(['docs.example.com', 'ftp://a.example', ''])('rejects the host %j', (url) => {
    expect(issuesOf({ url })[0]).toContain('expected a protocol and host such as `https://example.com`');
  });
  it.each([
    [{ baseUrl: 'docs' }, 'Write `/docs/`.'],
    [{ baseUrl: '/a/b' }, 'Write `/a/b/`.'],
    [{ baseUrl: '/a/index.html' }, 'Write `/a/`.'],
    [{ url: 'docs.example.com' }, 'Write `https://docs.example.com`.'],
    [{ url: 'docs.example.com/x' }, "Write `https://docs.example.com`, and `baseUrl: '/x/'` for the path."],
    [{ url: 'https:/docs.example.com' }, 'Write it as the address bar of a browser shows it.'],
    [{ editUrl: 'code.example.com/x' }, 'Write `https://code.example.com/x`.'],
    [{ title: 7 }, "Write it in quotes: `'7'`."],
    [{ tagline: true }, "Write it in quotes: `'true'`."],
    [{ favicon: false }, 'Write text in quotes, or remove the field.'],
    [{ editUrl: false }, 'Write a URL in quotes, or remove the field.'],
    [{ editUrl: 5 }, 'Write a URL in quotes, or remove the field.'],
    [{ pwa: false }, "Write `{ serviceWorker: 'off' }`."],
  ])('says what to write in the place of %j', (parts, fix) => {
    expect(issuesOf(parts)).toHaveLength(1);
    expect(issuesOf(parts)[0]?.endsWith(`. ${fix}`)).toBe(true);
  });
  it('does not miss a field whose name is misspelt', () => {
    expect(issuesOf({ repository: { ulr: 'https://a.example' } })).toEqual([
      '`repository.ulr` is not a field of the configuration. Rename it to `url`.',
    ]);
    expect(issuesOf({ repository: { branhc: 'x' } })).toHaveLength(2);
    for (const item of [
      { to: '/a', lable: 'A' },
      { herf: 'https://a.example', label: 'A' },
    ]) {
      expect(issuesOf({ navbar: { items: [item] } })).toEqual([expect.stringContaining('is not a field')]);
      expect(issuesOf({ footer: { links: [item] } })).toEqual([expect.stringContaining('is not a field')]);
    }
  });
  it.each([
    [{ baseUrl: 'a b' }, 'Write `/` for a site at the top of its host, or a path such as `/docs/`.'],
    [{ baseUrl: '/.a/' }, 'Remove the dot at the start of a part: hosts do not show what starts with one.'],
    [{ baseUrl: '//' }, 'Write `/` for a site at the top of its host, or a path such as `/docs/`.'],
    [{ url: 'ftp://a.example' }, 'Write it as the address bar of a browser shows it.'],
    [{ title: ['T'] }, 'Write one text in quotes.'],
    [{ repository: { url: 'git@a.example:o/r.git' } }, 'Write `https://a.example/o/r`.'],
  ])('does not guess what is meant by %j, and says what to write', (parts, fix) => {
    expect(issuesOf(parts)[0]?.endsWith(`. ${fix}`)).toBe(true);
  });
  it.each(['https://a.example//', 'https://a.example/docs'])('rejects the host with a path %j', (url) => {
    expect(issuesOf({ url })[0]).toContain('is more than an origin');
  });
  it.each([
    ['HTTPS://A.example:443', '`https://a.example`'],
    ['https://a.example/docs', "`https://a.example`, and `baseUrl: '/docs/'` for the path"],
  ])('says what to write for the origin %j', (url, fix) => {
    expect(issuesOf({ url })).toEqual([`\`url\`: \`${url}\` is more than an origin. Write ${fix}.`]);
  });
  it('says that an origin has capital letters', () => {
    expect(issuesOf({ url: 'https://Docs.example.com:8443' })).toEqual([
      '`url`: `https://Docs.example.com:8443` has capital letters. Write `https://docs.example.com:8443`.',
    ]);
  });
  it.each([
    [
      { navbar: { items: [{ to: '/a', label: 'A', class: 'b' }] } },
      '`navbar.items[0].class` is not a field of the configuration. Rename it to `className`.',
    ],
    [
      { blog: { postsPerPage: Number.POSITIVE_INFINITY } },
      '`blog.postsPerPage` is `Infinity`, expected a number. Write it in digits, such as `10`, or remove the field.',
    ],
    [{ base: '/a/' }, '`base` is not a field of the configuration. Rename it to `baseUrl`.'],
    [{ nav: {} }, '`nav` is not a field of the configuration. Rename it to `navbar`.'],
  ])('knows what the short name in %j stands for', (parts, issue) => {
    expect(issuesOf(parts)).toEqual([issue]);
  });
  it.each(['/tree/main/docs', '/-/tree/main', '/blob/main/a.md', '/src/branch/main'])(
    'says that a repository is not one of its folders: %s',
    (path) => {
      expect(issuesOf({ repository: { url: `https://a.example/o/r${path}` } })).toEqual([
        `\`repository.url\`: \`https://a.example/o/r${path}\` is a folder of a branch. Write \`https://a.example/o/r\`, and the rest as \`branch\` and \`directory\`.`,
      ]);
    },
  );
  it('says that a number is written as that of another kind', () => {
    expect(issuesOf({ blog: { postsPerPage: 5n } })).toEqual([
      '`blog.postsPerPage` is `5n`, expected a number. Write it without the `n`, or remove the field.',
    ]);
  });
  it.each(['<a href="/" onclick="go()">A</a>', "<b title='x > y' onClick = 'go()'>A</b>"])(
    'rejects code in the HTML %j, which browsers would not run',
    (content) => {
      const [issue, ...more] = issuesOf({ announcementBar: { content } });
      expect(issue).toMatch(
        /^`announcementBar.content`: The HTML has `on[cC]lick`, but pages do not run code/,
      );
      expect(more).toEqual([]);
    },
  );
  it.each(['Costs <b>5</b>, on sale = yes', '<b title="run onclick=1">A</b>'])(
    'takes the HTML %j',
    (content) => {
      expect(issuesOf({ announcementBar: { content } })).toEqual([]);
    },
  );
  it.each(['/%zz/', '/%e9/'])('rejects the base URL %j, which has no path', (baseUrl) => {
    expect(issuesOf({ baseUrl })).toEqual([
      `\`baseUrl\` is \`${baseUrl}\`, expected a path of letters, digits, \`-\`, \`_\`, \`.\` and \`~\` between slashes, such as \`/docs/\`. Write \`/\` for a site at the top of its host, or a path such as \`/docs/\`.`,
    ]);
  });
  it.each(['ammo, bullets', 'ammo;bullets', 'ammo  bullets'])(
    'says how to separate the synonyms %j',
    (line) => {
      expect(issuesOf({ search: { synonyms: [line] } })).toEqual([
        `\`search.synonyms[0]\` is \`${line}\`, expected two or more words, separated by single spaces. Write \`ammo bullets\`.`,
      ]);
    },
  );
  it('reads no version and no instance outside their folders', () => {
    const versions = [
      { name: 'current', label: 'Next' },
      { name: '../x', label: 'Old', path: 'old' },
    ];
    expect(issuesOf({ docs: { versions } })).toEqual([
      '`docs.versions[1].name` is `../x`, expected the name of a folder, without slashes. Write the name of one folder.',
    ]);
    expect(issuesOf({ docs: { instances: { '..': { path: 'x' } } } })[0]).toContain('the name of a folder');
  });
});

describe('an object in place of a value is named, whatever its fields are called', () => {
  const odd = [
    { length: { toString: 0 } },
    { length: { valueOf: {} } },
    { length: Symbol('a') },
    { length: 1n },
    { toString: 0, valueOf: 0 },
    { [Symbol.toPrimitive]: 1 },
    { constructor: 0, prototype: 0 },
    JSON.parse('{"__proto__":{"length":{"toString":0}}}'),
    Object.create(null),
    Object.create({ length: { toString: 0 } }),
    Object.assign([], { length: 0, toString: 0 }),
  ];
  const fields = [
    ['title', (value: unknown) => ({ title: value })],
    ['brand.words', (value: unknown) => ({ brand: { words: value } })],
    ['brand.words[0]', (value: unknown) => ({ brand: { words: [value] } })],
    ['docs.versions', (value: unknown) => ({ docs: { versions: value } })],
    ['search.hosts', (value: unknown) => ({ search: { hosts: value } })],
    ['search.facetFilters[0]', (value: unknown) => ({ search: { facetFilters: [value] } })],
    ['navbar.logo.width', (value: unknown) => ({ navbar: { logo: { src: 'a.svg', width: value } } })],
    ['repository.url', (value: unknown) => ({ repository: { url: value } })],
    ['themeColor', (value: unknown) => ({ themeColor: value })],
  ] as const;
  it.each(fields)('%s', (field, place) => {
    for (const value of odd) {
      if (Array.isArray(value) && /facetFilters/.test(field)) continue;
      expect(issuesOf(place(value))[0], Object.keys(value).join()).toMatch(
        `\`${field}\` is ${Array.isArray(value) ? 'an empty list' : 'an object'}, expected`,
      );
    }
  });
});

test('a wrong colour, a wrong type and an unknown section are each reported', () => {
  expect(issuesOf({ themeColor: 'green', colorMode: { disableSwitch: 'yes' }, navber: {} })).toEqual([
    '`themeColor` is `green`, expected a colour such as `#9ad65b`. Write it in hexadecimal digits.',
    '`colorMode.disableSwitch` is `yes`, expected `true` or `false`. Write one of the two without quotes, or remove the field.',
    '`navber` is not a field of the configuration. Rename it to `navbar`.',
  ]);
});

test('something other than an object is named', () => {
  const [issue] = issuesOf({ brand: ['a'] });
  expect(issue).toMatch(
    /^`brand` is a list, expected an object\. Write `\{ \.\.\. \}` with fields such as `words`/,
  );
});

test('ENT-09: the announcement bar needs its content and can be closed unless it says otherwise', () => {
  expect(read({ announcementBar: { content: 'Hi', backgroundColor: '#fff' } }).announcementBar).toEqual({
    id: 'announcement-bar',
    content: 'Hi',
    backgroundColor: '#fff',
    isCloseable: true,
  });
  expect(issuesOf({ announcementBar: {} })).toEqual([
    '`announcementBar.content` is missing, expected text. Give `content` a value.',
  ]);
});

describe('the hosted search takes all three values or none', () => {
  const hosted = { appId: 'A', apiKey: 'K', indexName: 'I' };
  it('ENT-12: accepts all and none', () => {
    expect(issuesOf({ search: hosted })).toEqual([]);
    expect(issuesOf({ search: {} })).toEqual([]);
  });
  it.each([
    [{ appId: 'A' }, '`apiKey`, `indexName`'],
    [{ apiKey: 'K', indexName: 'I' }, '`appId`'],
  ])('ENT-12: names what is missing beside %j', (search, missing) => {
    expect(issuesOf({ search })[0]).toContain(`missing: ${missing}.`);
  });
  it('ENT-12: reads the rest', () => {
    const search = {
      searchPagePath: false,
      contextualSearch: false,
      externalUrlRegex: 'x',
      synonyms: ['gun weapon'],
      facetFilters: ['a:b', ['c:d', '-e:f']],
    };
    expect(read({ search }).search).toEqual(search);
    expect(issuesOf({ search: { searchPagePath: '/search' } })[0]).toContain('without a leading slash');
    expect(issuesOf({ search: { searchPagePath: '../../up' } })).toEqual([
      '`search.searchPagePath` is `../../up`, expected a path such as `search`, without a leading slash and without a dot at the start of a part, or `false`. Write such a path, or remove the field.',
    ]);
  });
  it.each([
    [{ ...hosted, appId: 'a.b/c' }, 'letters and digits'],
    [{ ...hosted, hosts: [] }, 'at least one URL'],
    [{ ...hosted, hosts: ['search.example.com'] }, 'an absolute URL'],
    [{ externalUrlRegex: '(' }, 'not a valid regular expression'],
  ])('ENT-12: rejects %j', (search, expected) => {
    expect(issuesOf({ search })[0]).toContain(expected);
  });
});

describe('heading levels go from 2 to 6, the minimum first', () => {
  it('accepts a range', () => {
    expect(issuesOf({ tableOfContents: { minHeadingLevel: 3, maxHeadingLevel: 6 } })).toEqual([]);
  });
  it.each([
    [
      { minHeadingLevel: 1 },
      '`tableOfContents.minHeadingLevel` is `1`, expected at least 2. Write `2` or more.',
    ],
    [
      { maxHeadingLevel: 7 },
      '`tableOfContents.maxHeadingLevel` is `7`, expected at most 6. Write `6` or less.',
    ],
    [
      { minHeadingLevel: 2.5 },
      '`tableOfContents.minHeadingLevel` is `2.5`, expected a whole number. Write it without decimals, or remove the field.',
    ],
    [
      { minHeadingLevel: 'three' },
      '`tableOfContents.minHeadingLevel` is `three`, expected a number. Write it in digits, without quotes, or remove the field.',
    ],
    [{ minHeadingLevel: 4 }, '`tableOfContents`: `minHeadingLevel` exceeds `maxHeadingLevel`. Swap the two.'],
  ])('rejects %j', (tableOfContents, message) => {
    expect(issuesOf({ tableOfContents })).toEqual([message]);
  });
});

test('PWA-12: an unknown offline strategy is rejected', () => {
  expect(issuesOf({ pwa: { offlineModeActivationStrategies: ['always', 'standalon'] } })).toEqual([
    '`pwa.offlineModeActivationStrategies[1]` is `standalon`, expected `appInstalled`, `standalone`, ' +
      '`queryString`, `mobile`, `saveData` or `always`. Did you mean `standalone`?',
  ]);
});

test('the default locale must be among the locales', () => {
  expect(issuesOf({ i18n: { defaultLocale: 'fr' } })[0]).toContain('no entry for the default locale `fr`');
});

test('a text in place of another value is called one', () => {
  expect(issuesOf({ trailingSlash: 'false', blog: { postsPerPage: '5' } })).toEqual([
    '`trailingSlash` is the string `false`, expected `true` or `false`. Write it without quotes.',
    '`blog.postsPerPage` is the string `5`, expected a number. Write it without quotes.',
  ]);
});

test('one text where a list of texts is expected', () => {
  expect(issuesOf({ brand: { words: 'kitchen' } })).toEqual([
    "`brand.words` is `kitchen`, expected a list. Write it in brackets: `['kitchen']`.",
  ]);
  expect(issuesOf({ navbar: { items: 'kitchen' } })).toEqual([
    '`navbar.items` is `kitchen`, expected a list. Write `[ ... ]` around its entries.',
  ]);
});

test.each([
  ['#fff', []],
  ['rgb(1 2 3 / 50%)', []],
  [
    '#ggg',
    [
      '`announcementBar.textColor` is `#ggg`, expected a CSS colour such as `#9ad65b`. Write it in hexadecimal digits, or remove the field.',
    ],
  ],
  [
    '#12345',
    [
      '`announcementBar.textColor` is `#12345`, expected a CSS colour such as `#9ad65b`. Write it in hexadecimal digits, or remove the field.',
    ],
  ],
  [
    '',
    [
      '`announcementBar.textColor` is empty, expected text that is not empty. Write the text, or remove the field.',
    ],
  ],
  ['RebeccaPurple', []],
  ['LinkText', []],
  ['oklch(from var(--accent) l c calc(h + 180))', []],
  [
    '12345',
    [
      '`announcementBar.textColor` is `12345`, expected a CSS colour such as `#9ad65b`. Write it in hexadecimal digits, or remove the field.',
    ],
  ],
  [
    '123456',
    ['`announcementBar.textColor` is `123456`, expected a CSS colour such as `#9ad65b`. Write `#123456`.'],
  ],
  [
    'bluue',
    ['`announcementBar.textColor` is `bluue`, expected a CSS colour such as `#9ad65b`. Write `blue`.'],
  ],
  [
    'dark blue',
    [
      '`announcementBar.textColor` is `dark blue`, expected a CSS colour such as `#9ad65b`. Write `darkblue`.',
    ],
  ],
  [
    'rgbb(1 2 3)',
    [
      '`announcementBar.textColor` is `rgbb(1 2 3)`, expected a CSS colour such as `#9ad65b`. Write `rgb(1 2 3)`.',
    ],
  ],
  [
    'brightest',
    [
      '`announcementBar.textColor` is `brightest`, expected a CSS colour such as `#9ad65b`. Write it in hexadecimal digits, or remove the field.',
    ],
  ],
])('the colour %s of the announcement bar', (textColor, found) => {
  expect(issuesOf({ announcementBar: { content: 'Hello', textColor } })).toEqual(found);
});

test.each([
  ['2rem', []],
  ['calc(1rem + 2px)', []],
  [
    'wide',
    [
      '`navbar.logo.width` is `wide`, expected a number of pixels, or text such as `2rem`. Write a number without quotes for pixels.',
    ],
  ],
])('the width %s of a logo', (width, found) => {
  expect(issuesOf({ navbar: { logo: { src: 'a.svg', width } } })).toEqual(found);
});

test('a link whose host has a space', () => {
  const links = (href: string) => issuesOf({ footer: { links: [{ label: 'A', href }] } });
  expect(links('https://exa mple.com')).toEqual([
    '`footer.links[0].href` is `https://exa mple.com`, expected a URL such as `https://example.com`. Write one that starts with `https://`, or `to` for a page of the site.',
  ]);
  expect(links('https://example.com/a')).toEqual([]);
});

test.each([
  [
    { tagline: 'One\nTwo' },
    '`tagline` is `One\\nTwo`, expected text in one line. Write it without line breaks.',
  ],
  [{ title: 'One\nTwo' }, '`title` is `One\\nTwo`, expected text in one line. Write it without line breaks.'],
  [
    { url: 'https://me:secret@docs.example.com' },
    '`url`: The URL has a user name or a password, which every page would show. Write it without them.',
  ],
  [
    { url: 'https://lämpen.example' },
    '`url`: `https://lämpen.example` has letters that are not ASCII. Write `https://xn--lmpen-gra.example`.',
  ],
  [
    { repository: { url: 'https://a.example/b', directory: '../site' } },
    '`repository.directory` is `../site`, expected a folder of the repository, such as `site`. Write its path from the root of the repository.',
  ],
  [
    { search: { facetFilters: ['language'] } },
    '`search.facetFilters[0]` is `language`, expected a filter. Write a name and a value, such as `language:en`.',
  ],
  [
    { docs: { snippets: 'blog' } },
    '`docs.snippets`: The folder `blog` has the posts. Name another folder, or remove the field.',
  ],
  [
    { docs: { reference: { examples: { globals: ['http.get'] } } } },
    '`docs.reference.examples.globals[0]` is `http.get`, expected the name of a global of Lua. Write letters, digits and `_`: for `http.get`, the global is `http`.',
  ],
  [
    { docs: { reference: { about: 'https://a.example' } } },
    '`docs.reference.about` is `https://a.example`, expected a path of the site that starts with a single `/`. Write a page of this site.',
  ],
  [
    { pwa: { shortcuts: [{ label: 'A', to: 'https://a.example' }] } },
    '`pwa.shortcuts[0].to` is `https://a.example`, expected a path of the site that starts with a single `/`. Write a page of this site.',
  ],
])('%j has one message', (parts, message) => {
  expect(issuesOf(parts)).toEqual([message]);
});
