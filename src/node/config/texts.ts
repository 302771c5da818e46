import type { SiteConfig } from './schema/schema.ts';

/** Fields whose text readers see, wherever they are. `value` is the HTML of a navbar item. */
const SEEN = new Set([
  'alt',
  'aria-label',
  'badge',
  'content',
  'copyright',
  'description',
  'html',
  'label',
  'noun',
  'tagline',
  'title',
  'value',
]);

/** Languages are named in themselves. */
const LEFT = new Set(['i18n']);

/**
 * Returns the configuration with its texts in another language. A text is the key of its translation.
 *
 * @param translate Returns the translation of a text, or the text itself.
 */
export function translateConfig(config: SiteConfig, translate: (text: string) => string): SiteConfig {
  return map(config, translate) as SiteConfig;
}

/** Returns the texts of a configuration that readers see, each once, in the order of the configuration. */
export function configTexts(config: SiteConfig): string[] {
  const texts = new Set<string>();
  translateConfig(config, (text) => {
    if (text) texts.add(text);
    return text;
  });
  return [...texts];
}

function map(value: unknown, translate: (text: string) => string): unknown {
  if (Array.isArray(value)) return value.map((entry) => map(entry, translate));
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([key, entry]) => {
    if (typeof entry === 'string') return [key, SEEN.has(key) ? translate(entry) : entry];
    return [key, LEFT.has(key) ? entry : map(entry, translate)];
  });
  return Object.fromEntries(entries);
}
