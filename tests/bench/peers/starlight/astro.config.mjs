import { readFileSync } from 'node:fs';
import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';

const items = JSON.parse(readFileSync('sidebar.json', 'utf8'));

const convert = ({ label, link, items: inner }) =>
  inner ? { label, collapsed: true, items: inner.map(convert) } : { label, link };

export default defineConfig({
  site: 'http://localhost',
  outDir: './out',
  integrations: [starlight({ title: 'Docs', sidebar: items.map(convert) })],
});
