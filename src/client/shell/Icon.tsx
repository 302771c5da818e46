/** Outlines on a grid of 24 units. */
export const ICON_PATHS = {
  back: 'M15 6l-6 6 6 6',
  check: 'M5 13l4 4L19 7',
  chevron: 'M9 6l6 6-6 6',
  close: 'M6 6l12 12M18 6L6 18',
  copy: 'M9 9h11v11H9zM5 15V4h11',
  download: 'M12 4v11M7 10l5 5l5-5M5 20h14',
  edit: 'M4 20h4L19 9l-4-4L4 16z',
  external: 'M7 17L17 7M9 7h8v8',
  home: 'M4 11l8-7 8 7v9h-5v-6H9v6H4z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  moon: 'M20 14A8 8 0 0 1 10 4a8 8 0 1 0 10 10z',
  search: 'M11 4a7 7 0 1 0 0 14a7 7 0 0 0 0-14zM20 20l-4-4',
  sun: 'M12 8a4 4 0 1 0 0 8a4 4 0 0 0 0-8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5',
  wrap: 'M4 6h16M4 12h13a3 3 0 0 1 0 6h-4M15 15l-3 3 3 3M4 18h4',
};

/** Name of an icon. */
export type IconName = keyof typeof ICON_PATHS;

/** A decorative icon in the text colour, as large as the line; the control around it has the name. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" data-icon={name}>
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
