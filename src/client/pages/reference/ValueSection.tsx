import type { ValueView } from '../../../shared/symbol-data.ts';
import { Html } from '../../shell/Html.tsx';
import { t } from '../../shell/texts.ts';
import { Section } from '../content/Section.tsx';
import { MemberList } from './MemberList.tsx';
import css from './rows.module.css';

interface ValueSectionProps {
  id: string;
  title: string;
  values: ValueView[];
}

/**
 * Parameters, return values, fields or constants under a heading: names in a fixed column, what they mean next to them.
 * Nothing without values.
 */
export function ValueSection({ id, title, values }: ValueSectionProps) {
  if (!values.length) return null;
  return (
    <Section id={id} title={title}>
      <ul className={css.rows}>
        {values.map((value) => (
          <li key={value.name + value.typeHtml} id={value.id}>
            <div className={css.rowHead}>
              <code className={css.name}>
                <ValueName value={value} />
              </code>
              <Html as="code" html={value.typeHtml} />
              {value.optional && <span className={css.mark}>{t('value.optional', 'optional')}</span>}
            </div>
            <div className={css.text}>
              {value.descriptionHtml && <Html as="p" html={value.descriptionHtml} />}
              {value.members && <MemberList members={value.members} />}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The name of a value, which links to the value itself; a return value without a name has a `#` in its place. */
export function ValueName({ value: { id, name } }: { value: Pick<ValueView, 'id' | 'name'> }) {
  if (!id) return name;
  const label = name ? undefined : t('value.link', 'Direct link to this value');
  return (
    <a href={`#${id}`} aria-label={label}>
      {name || '#'}
    </a>
  );
}
