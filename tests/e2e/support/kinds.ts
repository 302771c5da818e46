/** A page of the main site for each kind of page, by what it is. */
export const KINDS = {
  home: '/',
  'docs landing': '/docs',
  group: '/docs/api/client',
  function: '/docs/api/client/traceline',
  'event index': '/docs/events/source',
  event: '/docs/events/csgo/player_death',
  types: '/docs/types',
  type: '/docs/types/entindex',
  guide: '/docs/api',
  snippet: '/docs/snippets/rendering/3d_rectangle_outline',
  'list of posts': '/blog',
  post: '/blog/ffi-crash-course',
  archive: '/blog/archive',
  tags: '/blog/tags',
  'search results': '/search?q=trace',
  'not found': '/docs/api/client/nothing',
} satisfies Record<string, string>;
