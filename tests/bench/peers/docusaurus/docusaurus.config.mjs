import { createRequire } from 'node:module';
import { themes } from 'prism-react-renderer';

const require = createRequire(import.meta.url);

export default {
  title: 'Docs',
  url: 'http://localhost',
  baseUrl: '/',
  trailingSlash: false,
  future: { v4: true, faster: true },
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  markdown: {
    format: 'detect',
    hooks: { onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore' },
  },
  presets: [
    [
      'classic',
      {
        docs: {
          path: 'content',
          routeBasePath: '/',
          sidebarPath: './sidebars.mjs',
          numberPrefixParser: false,
        },
        blog: false,
        pages: false,
      },
    ],
  ],
  plugins: [
    [
      '@docusaurus/plugin-pwa',
      { offlineModeActivationStrategies: ['appInstalled', 'standalone', 'queryString'] },
    ],
  ],
  themes: [
    [
      require.resolve('@easyops-cn/docusaurus-search-local'),
      { hashed: true, indexBlog: false, indexPages: false, docsRouteBasePath: '/', docsDir: 'content' },
    ],
  ],
  themeConfig: {
    navbar: { title: 'Docs', items: [] },
    prism: { theme: themes.github, darkTheme: themes.dracula, additionalLanguages: ['lua'] },
  },
};
