import type { EventFieldView } from '../../../shared/symbol-data.ts';
import { Html } from '../../shell/Html.tsx';
import { t } from '../../shell/texts.ts';
import { Section } from '../content/Section.tsx';
import { MemberList } from '../reference/MemberList.tsx';
import rows from '../reference/rows.module.css';
import { ValueName } from '../reference/ValueSection.tsx';
import css from './tables.module.css';

/** The fields of an event. The column for wire types is left out if no field has one. */
export function FieldTable({ fields }: { fields: EventFieldView[] }) {
  if (!fields.length) return null;
  const wire = fields.some((field) => field.typeHtml !== field.luaTypeHtml);
  return (
    <Section id="fields" title={t('event.fields', 'Fields')}>
      <table className={css.table} aria-labelledby="fields">
        <thead>
          <tr>
            <th>{t('event.field', 'Field')}</th>
            {wire && <th>{t('event.wireType', 'Wire type')}</th>}
            <th>{wire ? t('event.luaType', 'Lua type') : t('event.type', 'Type')}</th>
            <th>{t('event.description', 'Description')}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <tr key={field.name} id={field.id}>
              <th scope="row">
                <code>
                  <ValueName value={field} />
                </code>
                {field.optional && <span className={rows.mark}> {t('value.optional', 'optional')}</span>}
              </th>
              {wire && (
                <td>
                  <Html as="code" html={field.typeHtml} />
                </td>
              )}
              <td>
                <Html as="code" html={field.luaTypeHtml} />
              </td>
              <td>
                <Html html={field.descriptionHtml} />
                {field.members && <MemberList members={field.members} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
