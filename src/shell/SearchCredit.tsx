import { Link } from './Link.tsx';
import type { SiteView } from './site.ts';
import { t } from './texts.ts';

/** The provider of the hosted search, and where its credit leads. */
const PROVIDER = { name: 'Algolia', href: 'https://www.algolia.com' };

/** Text and address of the credit that a hosted search asks for; none for the embedded index. */
export function searchCredit(
  site: Pick<SiteView, 'hostedSearch'>,
): { label: string; href: string } | undefined {
  if (!site.hostedSearch) return undefined;
  return {
    label: t('search.credit', 'Search by {provider}', { provider: PROVIDER.name }),
    href: PROVIDER.href,
  };
}

/** Credits the provider of the hosted search, in a new tab; nothing for the embedded index. */
export function SearchCredit({ site }: { site: Pick<SiteView, 'hostedSearch'> }) {
  const credit = searchCredit(site);
  return (
    credit && (
      <p className="quiet">
        <Link href={credit.href}>{credit.label}</Link>
      </p>
    )
  );
}
