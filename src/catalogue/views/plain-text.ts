/**
 * Takes the marks out of one line of Markdown, for meta descriptions and titles.
 *
 * @example
 * plainText('Old name of `client.delay_call`; see [events](/docs/events).') // 'Old name of client.delay_call; see events.'
 */
export function plainText(markdown: string): string {
  return markdown
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/`+([^`]*)`+/g, '$1')
    .replaceAll(/(\*\*|\*)(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .replaceAll(/\\([\\`*_[\]])/g, '$1')
    .trim();
}
