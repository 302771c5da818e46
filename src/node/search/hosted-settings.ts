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

/** A group of synonyms. */
export interface HostedSynonym {
  objectID: string;
  type: 'synonym';
  synonyms: string[];
}

/** Returns groups of synonyms, separated by spaces, in the form of the service. */
export function hostedSynonyms(groups: readonly string[]): HostedSynonym[] {
  return groups.map((line) => ({
    objectID: line.replaceAll(' ', '-'),
    type: 'synonym',
    synonyms: line.split(' '),
  }));
}
