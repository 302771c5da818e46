/** What editors and people write in place of what an image shows. */
const FILLER =
  /^(?:(?:an?\s+)?(?:image|img|picture|photo|screenshot|diagram|alt(?:ernative)?(?:\s+text)?)(?:[\s_-]*\d+)?\.?|[\w. ()-]+\.(?:png|jpe?g|svg|gif|webp|avif|bmp))$/i;

/**
 * Says what is wrong with the alternative text of an image; undefined if it may say what the image shows.
 *
 * @example
 * alternativeFault('map.png') // 'has the alternative text `map.png`, which does not say what it shows'
 */
export function alternativeFault(alt: string | null | undefined): string | undefined {
  const text = alt?.trim() ?? '';
  if (!text) return 'has no alternative text';
  return FILLER.test(text)
    ? `has the alternative text \`${text}\`, which does not say what it shows`
    : undefined;
}
