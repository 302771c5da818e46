import { describe, expect, it } from 'vitest';
import { articleHtml, makeRenderer, oneLine } from '../helper.ts';

const LAZY = 'loading="lazy" decoding="async"';

describe('images', () => {
  it.each([
    ['![A "b"](/map.png)', `<img src="/s/map.png" alt="A &quot;b&quot;" width="640" height="360" ${LAZY}>`],
    ['![A][one]\n\n[one]: /map.png', `<img src="/s/map.png" alt="A" width="640" height="360" ${LAZY}>`],
    ['![A](/map.png){width=320}', `<img src="/s/map.png" alt="A" width="320" height="180" ${LAZY}>`],
    ['![A](/map.png){height=90} x', `<img src="/s/map.png" alt="A" width="160" height="90" ${LAZY}> x`],
    ['![A](/x.webp){width=20 height="10"}', `<img src="/x.webp" alt="A" width="20" height="10" ${LAZY}>`],
  ])('writes %j with its size', async (markdown, html) => {
    const { renderer, problems } = await makeRenderer();
    expect(articleHtml(renderer, markdown)).toBe(`<p>${html}</p>`);
    expect(problems).toEqual([]);
  });

  it.each([
    [
      '![](/map.png)',
      'a.md:4:1: warning: The image `/map.png` has no alternative text. / Say in the brackets what it shows: `![Damage by distance](/map.png)`.',
    ],
    [
      '![map.png](/map.png)',
      'a.md:4:1: warning: The image `/map.png` has the alternative text `map.png`, which does not say what it shows. / Say in the brackets what it shows: `![Damage by distance](/map.png)`.',
    ],
    [
      '![Screenshot 2](/map.png)',
      'a.md:4:1: warning: The image `/map.png` has the alternative text `Screenshot 2`, which does not say what it shows. / Say in the brackets what it shows: `![Damage by distance](/map.png)`.',
    ],
    [
      '![A](/map.png){width=big}',
      'a.md:4:1: error: `{width=big}` after the image `/map.png` is not a size. / Write it in pixels: `{width=640 height=360}`.',
    ],
    [
      '![A](/x.webp){width=0 height=2}',
      'a.md:4:1: error: `{width=0 height=2}` after the image `/x.webp` is not a size. / Write it in pixels: `{width=640 height=360}`.',
    ],
    [
      '![A](/missing.png){width=1 height=1}',
      'a.md:4:1: error: The image `/missing.png` does not exist: `static/` has no such file. / Did you mean `/img/map.png`?',
    ],
    [
      '![A](./a.png){width=1 height=1}',
      'a.md:4:1: error: The image `./a.png` does not start with `/`, which stands for the folder `static/`. / Did you mean `/img/map.png`?',
    ],
    [
      'x ![A](https://example.com/a.png){width=1 height=1}',
      'a.md:4:3: error: The image `https://example.com/a.png` is on another site; pages load images only from their own. / Put the file into `static/` and write its path: `/img/name.png`.',
    ],
  ])('reports %j', async (markdown, problem) => {
    const { renderer, problems } = await makeRenderer();
    articleHtml(renderer, markdown);
    expect(problems.map(oneLine)).toEqual([problem]);
  });
});
