import type { PageVersion } from '../../shared/page.ts';
import { Link } from '../shell/Link.tsx';
import { Translate } from '../shell/Translate.tsx';
import { t } from '../shell/texts.ts';

/** Tells the reader which version a doc belongs to, and where the latest one is. */
export function VersionNotice({ version }: { version: PageVersion }) {
  const { label, badge, banner, latest } = version;
  const values = { label };
  return (
    <>
      {banner !== 'none' && (
        <aside className="admonition caution" data-sheet="admonitions" role="note">
          <p>
            {banner === 'unreleased'
              ? t(
                  'version.unreleased',
                  'This is documentation for {label}, which has not been released yet.',
                  values,
                )
              : t(
                  'version.unmaintained',
                  'This is documentation for {label}, which is no longer maintained.',
                  values,
                )}
          </p>
          {latest && (
            <p>
              <Translate
                id="version.latest"
                values={{
                  link: (
                    <Link href={latest.href} kind={latest.kind}>
                      {latest.label}
                    </Link>
                  ),
                }}
              >
                {'For the latest version, see {link}.'}
              </Translate>
            </p>
          )}
        </aside>
      )}
      {badge && <p className="badge">{t('version.badge', 'Version: {label}', values)}</p>}
    </>
  );
}
