import { synonyms } from './search-synonyms.ts';
import { defineSite, whenSet } from './src/node/config/define.ts';

/** Each address stands here only. Take a line out, and what needs the address is left out of the site. */
const addresses: { forum?: string; repository?: string } = {
  forum: 'https://forum.example.com',
  repository: 'https://github.com/example/clientlua-docs',
};

export default defineSite({
  title: 'Documentation',
  tagline: 'Maintained by the Lua community',
  url: 'https://docs.example.com',
  themeColor: '#9ad65b',
  favicon: 'favicon.svg',
  brand: { words: ['client', 'lua'], badge: 'Docs' },
  pwa: { name: 'clientlua docs' },
  repository: addresses.repository ? { url: addresses.repository } : undefined,
  search: { synonyms },
  navbar: {
    items: [
      { type: 'docSidebar', sidebarId: 'docsSidebar', label: 'API' },
      { type: 'docSidebar', sidebarId: 'snippetsSidebar', label: 'Snippets' },
      { to: '/blog', label: 'Blog' },
      ...whenSet({ href: addresses.forum, label: 'Forums', position: 'right' as const }),
      ...whenSet({ href: addresses.repository, label: 'GitHub', position: 'right' as const }),
    ],
  },
  footer: {
    links: [
      {
        title: 'Reference',
        items: [
          { label: 'API', to: '/docs/api' },
          { label: 'Events', to: '/docs/events' },
          { label: 'Game events', to: '/docs/events/csgo' },
          { label: 'Source events', to: '/docs/events/source' },
        ],
      },
      {
        title: 'Learn',
        items: [
          { label: 'Getting Started', to: '/docs/api' },
          { label: 'Quick reference', to: '/docs/quick-reference' },
          { label: 'Snippets', to: '/docs/snippets' },
          { label: 'FFI crash course', to: '/blog/ffi-crash-course' },
        ],
      },
      {
        title: 'Community',
        items: [
          { label: 'Blog', to: '/blog' },
          ...whenSet({ href: addresses.forum, label: 'Forums' }),
          ...whenSet({ href: addresses.repository, label: 'GitHub' }),
        ],
      },
    ],
    copyright: 'Documentation text and code under the MIT licence, by the contributors.',
  },
  docs: {
    reference: {
      groups: { G: { label: 'Globals (_G)' } },
      eventFamilies: [
        {
          id: 'general',
          label: 'General events',
          path: '',
          noun: 'General event',
          wireTypes: false,
          description: 'What the client itself reports to scripts: drawing, commands, shots, configurations.',
        },
        {
          id: 'game',
          label: 'Game events',
          path: 'csgo',
          noun: 'Game event',
          description: 'What happens in a match: rounds, players, weapons, the bomb.',
        },
        {
          id: 'source',
          label: 'Source events',
          path: 'source',
          noun: 'Source event',
          description: 'What the underlying engine reports: players, teams, votes, rounds.',
        },
      ],
      eventRegistration: 'client.set_event_callback("{event}", {callback})',
      examples: {
        listeners: ['client.set_event_callback', 'client.unset_event_callback'],
        raisers: ['client.fire_event'],
      },
      about: '/docs/about',
      unconfirmed: '/docs/about#doubt',
      bothSlashForms: ['/docs/api/cvar'],
    },
  },
});
