import type { TypeData } from '../pages/data.ts';
import { Html } from './Html.tsx';
import css from './rows.module.css';

/** The members of a closed set of values with what each means. */
export function MemberList({ members }: { members: TypeData['members'] }) {
  return (
    <dl className={css.members}>
      {members.map((member) => (
        <div key={member.literal}>
          <dt>
            <code>{member.literal}</code>
          </dt>
          <Html as="dd" html={member.descriptionHtml} />
        </div>
      ))}
    </dl>
  );
}
