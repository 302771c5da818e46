import type { ValueView } from '../../../shared/page-data.ts';
import { Html } from '../../shell/Html.tsx';
import { t } from '../../shell/texts.ts';
import { Section } from '../content/Section.tsx';
import { MemberList } from './MemberList.tsx';
import css from './rows.module.css';

/** Parameters, return values, fields or constants: names in a fixed column, what they mean beside them. */
export function ValueList({ values }: { values: ValueView[] }) {
  return (
    <ul className={css.rows}>
      {values.map((value) => (
        <li key={value.name + value.typeHtml} id={value.id}>
          <div className={css.rowHead}>
            {value.name && <code className={css.name}>{value.name}</code>}
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
  );
}

interface ValueSectionProps {
  id: string;
  title: string;
  values: ValueView[];
}

/** A list of values under its heading; nothing without values. */
export function ValueSection({ id, title, values }: ValueSectionProps) {
  if (!values.length) return null;
  return (
    <Section id={id} title={title}>
      <ValueList values={values} />
    </Section>
  );
}
