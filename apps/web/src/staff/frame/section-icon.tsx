import type { SectionName } from '@traslado/domain/access/menu';

/** Drawn like the icons of guests' pages, which carry none of these. */
const PATHS: Readonly<Record<SectionName | 'copy' | 'menu' | 'search', string>> = {
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.3 15.3 20 20',
  today: 'M4 6h16v14H4zM4 10.5h16M8 3.5V7m8-3.5V7M9 15.2l2.1 2 4-4',
  bookings: 'M3.5 6.5h17v4a1.8 1.8 0 0 0 0 3.5v3.5h-17V14a1.8 1.8 0 0 0 0-3.5zM14.5 7v2m0 2.5v1.5m0 2.5v1.5',
  messages: 'M4 5h16v11.5H10.5L6 20.5v-4H4z',
  'day-lists': 'M8.5 6.5h12M8.5 12h12M8.5 17.5h12M4 6.5h.3M4 12h.3M4 17.5h.3',
  prices: 'M4 4h7.5L20.5 13 13 20.5 4 11.5zM8 8h.3',
  money: 'M3.5 7h17v11h-17zM3.5 10.5h17M7 14.8h3.5',
  reports: 'M4.5 20V4M4.5 20h16M8.5 16.5v-5m4 5V8m4 8.5v-3.5',
  settings:
    'M4 7.5h8.5m4 0H20M4 16.5h3.5m4 0H20M16.5 7.5a2 2 0 1 1-4 0 2 2 0 0 1 4 0ZM11.5 16.5a2 2 0 1 1-4 0 2 2 0 0 1 4 0Z',
};

export function SectionIcon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg
      className="size-5 shrink-0"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
