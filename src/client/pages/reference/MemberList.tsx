import type { ReactNode } from 'react';
import type { MemberView } from '../../../shared/symbol-data.ts';
import { addPageSheet } from '../../runtime/page/page-sheet.ts';
import { Html } from '../../shell/Html.tsx';
import sheet from './members.css?inline';
import css from './rows.module.css';

addPageSheet('members', sheet);

interface MemberListProps {
  members: MemberView[];
  /** Draws lines between the members, where they are what the page is about. */
  wide?: boolean;
}

/** The members of a closed set of values with what each means. */
export function MemberList({ members, wide }: MemberListProps) {
  const rows = members.map((member) => (
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
  ));
  return wide ? <WideList>{rows}</WideList> : <dl className={css.members}>{rows}</dl>;
}

/** Terms and what they mean, with lines between them. */
export function WideList({ children }: { children: ReactNode }) {
  return (
    <dl className={`${css.members} members-wide`} data-sheet="members">
      {children}
    </dl>
  );
}
