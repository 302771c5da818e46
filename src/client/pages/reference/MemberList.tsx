import type { MemberView } from '../../../shared/symbol-data.ts';
import { Html } from '../../shell/Html.tsx';
import css from './rows.module.css';

interface MemberListProps {
  members: MemberView[];
  /** Draws lines between the members, where they are what the page is about. */
  wide?: boolean;
}

/** The members of a closed set of values with what each means. */
export function MemberList({ members, wide }: MemberListProps) {
  return (
    <dl className={wide ? css.values : css.members}>
      {members.map((member) => (
        <div key={member.literal} id={member.id}>
          <dt>
            {member.id ? (
              <code>
                <Html as="a" href={`#${member.id}`} html={member.literal} />
              </code>
            ) : (
              <Html as="code" html={member.literal} />
            )}
          </dt>
          <Html as="dd" html={member.descriptionHtml} />
        </div>
      ))}
    </dl>
  );
}
