import type { SiteConfig } from '../../config/index.ts';
import type { Problem } from '../../diagnostics/problem.ts';
import type { Article, FrontMatter } from '../../markdown/model.ts';

type Defaults = SiteConfig['tableOfContents'];

/** Returns the levels of the headings that a page lists: its own, and the configured ones for what it leaves out. */
export function tocLevels(frontMatter: FrontMatter, defaults: Defaults): { least: number; most: number } {
  return {
    least: frontMatter.toc_min_heading_level ?? defaults.minHeadingLevel,
    most: frontMatter.toc_max_heading_level ?? defaults.maxHeadingLevel,
  };
}

/** A page that sets one level only can set it beyond the configured other one. */
export function tocProblems(
  { file, frontMatter, positions }: Pick<Article, 'file' | 'frontMatter' | 'positions'>,
  defaults: Defaults,
): Problem[] {
  const { least, most } = tocLevels(frontMatter, defaults);
  if (least <= most) return [];
  const setsLeast = frontMatter.toc_min_heading_level !== undefined;
  const [wrong, other] = setsLeast ? (['min', 'max'] as const) : (['max', 'min'] as const);
  const [found, limit] = setsLeast ? [least, `at most \`${most}\``] : [most, `at least \`${least}\``];
  return [
    {
      severity: 'error',
      file,
      ...positions?.[`toc_${wrong}_heading_level`],
      message: `\`toc_${wrong}_heading_level\` is \`${found}\`, expected ${limit}, the configured \`${other}HeadingLevel\`.`,
      fix: `Write \`toc_${other}_heading_level: ${found}\` as well, or change the level.`,
    },
  ];
}
