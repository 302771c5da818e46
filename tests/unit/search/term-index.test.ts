import { describe, expect, it } from 'vitest';
import { TermIndex } from '../../../src/client/search/texts/term-index.ts';

/** Three documents with a name and a text each. */
function smallIndex(): TermIndex<'name' | 'text'> {
  const terms = new TermIndex({ name: 2, text: 1 });
  terms.add(1, { name: 'line', text: 'draw a line on the screen' });
  terms.add(2, { name: 'linear', text: 'a line of numbers' });
  terms.add(3, { name: 'circle', text: '' });
  return terms;
}

const ids = (hits: Map<number, unknown>) => [...hits.keys()];

describe('TermIndex', () => {
  it('finds the documents that have a word', () => {
    const terms = smallIndex();
    expect(ids(terms.search('line'))).toEqual([1, 2]);
    expect(ids(terms.search('lin'))).toEqual([]);
    expect(ids(terms.search(''))).toEqual([]);
  });

  it('scores a heavy field more than another, and a rare word more than a common one', () => {
    const terms = smallIndex();
    const scoreOf = (id: number, word: string) => terms.search(word).get(id)?.score ?? 0;
    expect(scoreOf(1, 'line')).toBeGreaterThan(scoreOf(2, 'line'));
    expect(scoreOf(1, 'draw')).toBeGreaterThan(scoreOf(1, 'a'));
    // A field that is shorter than the mean counts more: 'a line of numbers' has fewer words than the other text.
    expect(scoreOf(2, 'a')).toBeGreaterThan(scoreOf(1, 'a'));
  });

  it('counts a word that occurs twice more, but not twice', () => {
    const terms = new TermIndex({ text: 1 });
    terms.add(1, { text: 'fire' });
    terms.add(2, { text: 'fire fire' });
    const [once, twice] = [...terms.search('fire').values()].map(({ score }) => score);
    expect(twice).toBeGreaterThan(once ?? 0);
    expect(twice).toBeLessThan(2 * (once ?? 0));
  });

  it('finds longer words that begin with the word, and says which', () => {
    const hits = smallIndex().search('lin', true);
    expect(ids(hits).toSorted()).toEqual([1, 2]);
    expect(hits.get(1)?.stems).toEqual(['line']);
    expect(hits.get(2)?.stems.toSorted()).toEqual(['line', 'linear']);
    expect(hits.get(1)?.score).toBeLessThan(smallIndex().search('line').get(1)?.score ?? 0);
  });

  it('finds words with as many typos as are allowed, and no others', () => {
    const terms = smallIndex();
    expect(terms.search('circel', false, 1).size).toBe(0);
    expect(terms.search('circel', false, 2).get(3)?.stems).toEqual(['circle']);
    // The word itself counts once.
    expect(terms.search('circle', false, 1).get(3)).toEqual(terms.search('circle').get(3));
  });
});
