import type { TaskView } from '../../../shared/page-data.ts';
import { addPageSheet } from '../../runtime/page/page-sheet.ts';
import { Link } from '../../shell/Link.tsx';
import { t } from '../../shell/texts.ts';
import sheet from './tasks.css?inline';

addPageSheet('tasks', sheet);

/** What readers may want to do: each task links to its guide, and to the functions and events that it needs. */
export function TaskList({ tasks }: { tasks: TaskView[] }) {
  return (
    <section className="tasks" data-sheet="tasks" aria-labelledby="tasks">
      <h2 id="tasks">{t('docs.tasks', 'What do you want to do?')}</h2>
      <ul>
        {tasks.map((task) => (
          <li key={task.href}>
            <Link href={task.href} kind={task.kind}>
              {task.label}
            </Link>
            <ul>
              {task.needs.map((link) => (
                <li key={link.href}>
                  <Link href={link.href} kind={link.kind}>
                    <code>{link.label}</code>
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
