import { useEffect } from 'react';
import type { AnnouncementView } from '../../shared/site.ts';
import { focusFirst } from '../runtime/focus/focus-trap.ts';
import { closeAnnouncement, noteAnnouncement } from '../runtime/memory/announcement.ts';
import { addPageSheet } from '../runtime/page/page-sheet.ts';
import sheet from './announcement.css?inline';
import { Html } from './Html.tsx';
import { Icon } from './Icon.tsx';
import { t } from './texts.ts';

if (import.meta.env.SSR || import.meta.env.DEV) addPageSheet('announcement', sheet);

/** Closes the bar, and moves the focus to what follows it. */
function close(): void {
  closeAnnouncement();
  focusFirst(document.querySelector('header'));
}

/**
 * The bar above the navbar. Whether the reader has closed it is an attribute of the root element, set before the
 * first paint, so that the markup is the same for everyone.
 */
export function AnnouncementBar({
  announcement: { id, html, closeable },
}: {
  announcement: AnnouncementView;
}) {
  useEffect(() => noteAnnouncement(id), [id]);
  return (
    <section
      className="announced"
      aria-label={t('announcement.label', 'Announcement')}
      data-announcement-bar=""
    >
      <Html as="div" html={html} />
      {closeable && (
        <button
          type="button"
          className="scripted"
          aria-label={t('announcement.close', 'Close announcement')}
          onClick={close}
        >
          <Icon name="close" />
        </button>
      )}
    </section>
  );
}
