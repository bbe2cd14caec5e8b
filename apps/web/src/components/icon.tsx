import { classNames } from './class-names.ts';

/** Drawn on a 24 grid with one stroke of 1.75, so that they sit beside the text's own weight. */
const PATHS = {
  arrowRight: 'M4 12h15m-6-6 6 6-6 6',
  arrowLeft: 'M20 12H5m6-6-6 6 6 6',
  bag: 'M5 8h14l1 12H4L5 8Zm4 0V6a3 3 0 0 1 6 0v2',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8 3.5V7m8-3.5V7',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  chevronDown: 'm6 9.5 6 6 6-6',
  chevronRight: 'm9.5 6 6 6-6 6',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7.5V12l3 2',
  close: 'm6 6 12 12M18 6 6 18',
  download: 'M12 4v11m-5-4.5 5 5 5-5M5 20h14',
  edit: 'm5 19 1-4.2L16.2 4.6a1.7 1.7 0 0 1 2.4 0l.8.8a1.7 1.7 0 0 1 0 2.4L9.2 18 5 19Zm9.2-12.2 3 3',
  error: 'M12 7.5V13m0 3.2v.3M8 3.5h8l4.5 4.5v8L16 20.5H8L3.5 16V8z',
  globe: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM3.5 12h17M12 3.5c5 5 5 12 0 17-5-5-5-12 0-17Z',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 11v5.5m0-9v.3',
  mail: 'M3.5 6h17v12.5h-17zM4 6.5l8 6.5 8-6.5',
  minus: 'M5.5 12h13',
  moon: 'M20 14.2A8.5 8.5 0 0 1 9.8 4a8.5 8.5 0 1 0 10.2 10.2Z',
  people:
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20c.3-4 2.6-6 6.5-6s6.2 2 6.5 6M16 5a3.3 3.3 0 0 1 0 6.2M18 14.5c2.2.8 3.3 2.6 3.5 5.5',
  phone:
    'M5 4h4l1.5 5-2.3 1.6a12 12 0 0 0 5.2 5.2L15 13.5l5 1.5v4c0 .8-.6 1.5-1.5 1.5C10.5 20.5 3.5 13.5 3.5 5.5 3.5 4.6 4.2 4 5 4Z',
  plane:
    'M21 12c0-.9-.8-1.5-2-1.5h-4.5L9.5 3H7.5l2.5 7.5H6L4 8H2.5l1 4-1 4H4l2-2.5h4L7.5 21h2l5-7.5H19c1.2 0 2-.6 2-1.5Z',
  plus: 'M12 5.5v13M5.5 12h13',
  resort: 'M3.5 20.5h17M6 20.5V8l6-4.5L18 8v12.5M10 20.5V16h4v4.5M9.5 11h1m3 0h1',
  suitcase: 'M6.5 7.5h11v12h-11zM9.5 7.5V4h5v3.5M9.5 11v5m5-5v5M8.5 19.5v1.5m7-1.5v1.5',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm0-5v1.5m0 15V21m9-9h-1.5m-15 0H3m15.4-6.4-1 1m-10.8 10.8-1 1m0-12.8 1 1m10.8 10.8 1 1',
  swap: 'M7 4 3.5 7.5 7 11M4 7.5h15M17 13l3.5 3.5L17 20m3-3.5H5',
  ticket: 'M3.5 6.5h17v4a1.8 1.8 0 0 0 0 3.5v3.5h-17V14a1.8 1.8 0 0 0 0-3.5zM14.5 7v2m0 2.5v1.5m0 2.5v1.5',
  van: 'M3 16.5V7.5h11.5c2 0 3.3 1.2 4.3 4l2.2 1v4h-2M9.5 16.5h5.5M3 16.5h1.5M3.5 11.5h15M9 7.5v4m5-4v4M7 18.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm10.5 0a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  warning: 'M12 4 2.8 19.5h18.4L12 4Zm0 6v4.5m0 2.2v.3',
} as const;

export type IconName = keyof typeof PATHS;

export const ICON_NAMES = Object.keys(PATHS) as IconName[];

/** A picture beside words: hidden from screen readers, who have the words. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg
      className={classNames('size-6 shrink-0', className)}
      viewBox="0 0 24 24"
      // Outlined, thin wings run together at this size.
      fill={name === 'plane' ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={name === 'plane' ? 1 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
