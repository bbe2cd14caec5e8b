/** What only the staff's pages keep on the device, for every tab. */
export const STAFF_KEYS = {
  /** Columns that staff chose for lists, by user name and catalogue. */
  listColumns: 'listColumns',
  /** What somebody opened last, until they sign out. */
  recentlyOpened: 'recentlyOpened',
  /** Whether `/` opens the palette: it does where nothing is kept. */
  slash: 'slash',
  /** Ids of the bookings that somebody opened last, until they sign out. Nothing of a guest. */
  openedBookings: 'openedBookings',
} as const;
