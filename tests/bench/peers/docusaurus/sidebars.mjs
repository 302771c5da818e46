import { readFileSync } from 'node:fs';

const items = JSON.parse(readFileSync('sidebar.json', 'utf8'));

const convert = ({ label, id, items: inner }) =>
  inner ? { type: 'category', label, items: inner.map(convert) } : { type: 'doc', id, label };

export default { docs: items.map(convert) };
