/**
 * Settings of the hosted index: names before texts, then what the catalogue says about weight and order. All names
 * count alike, so that a page comes before its parts, whose names start with its own.
 */
export const INDEX_SETTINGS = {
  searchableAttributes: [
    'hierarchy.lvl1,hierarchy.lvl2,aliases',
    'where,hierarchy.lvl0',
    'content',
    'unordered(text)',
  ],
  attributesForFaceting: ['language', 'docusaurus_tag', 'version', 'kind', 'sort', 'type'].map(
    (name) => `filterOnly(${name})`,
  ),
  customRanking: ['desc(weight)', 'asc(position)'],
  unretrievableAttributes: ['text'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:30'],
  camelCaseAttributes: ['hierarchy', 'aliases'],
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  removeWordsIfNoResults: 'allOptional' as const,
  advancedSyntax: true,
  advancedSyntaxFeatures: ['exactPhrase' as const],
};

/** A group of words that mean the same. */
export interface HostedSynonym {
  objectID: string;
  type: 'synonym';
  synonyms: string[];
}

/** Groups of words that mean the same, with spaces between them, as the service wants them. */
export function hostedSynonyms(groups: readonly string[]): HostedSynonym[] {
  return groups.map((line) => ({
    objectID: line.replaceAll(' ', '-'),
    type: 'synonym',
    synonyms: line.split(' '),
  }));
}
