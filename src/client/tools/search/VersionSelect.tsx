import type { SearchDocs } from '../../../shared/search/index-files.ts';
import type { SearchOptions } from '../../../shared/search/model.ts';
import { t } from '../../shell/texts.ts';

interface VersionSelectProps {
  docs: SearchDocs[];
  versions: SearchOptions['versions'];
  /** All versions at once can be searched. */
  offersAll: boolean;
  onChange: (versions: SearchOptions['versions']) => void;
}

const ALL = '';

/** A menu of the versions to search, for each docs instance that has several. */
export function VersionSelect({ docs, versions = {}, offersAll, onChange }: VersionSelectProps) {
  return docs.map(({ instance, versions: known }) => {
    const prefix = docs.length > 1 ? `${instance}: ` : '';
    const label = prefix + t('search.version', 'Version to search');
    return (
      <select
        key={instance}
        className="field"
        aria-label={label}
        value={versions === 'all' ? ALL : (versions[instance] ?? known[0]?.name)}
        onChange={({ currentTarget: { value } }) =>
          onChange(value === ALL ? 'all' : { ...(versions !== 'all' && versions), [instance]: value })
        }
      >
        {offersAll && <option value={ALL}>{t('search.allVersions', 'All versions')}</option>}
        {known.map((version) => (
          <option key={version.name} value={version.name}>
            {prefix + version.label}
          </option>
        ))}
      </select>
    );
  });
}
