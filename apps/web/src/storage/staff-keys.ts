/** Data that only the staff's pages store on the device, for every tab. */
export const STAFF_KEYS = {
  /** Columns that staff chose for lists, by user name and catalogue. */
  listColumns: 'listColumns',
  /** Height of the rows of lists. */
  rowHeight: 'rowHeight',
  /** The kept report that a person has on Today, by user name. */
  pinnedReports: 'pinnedReports',
  /** Last opened pages and rows of a person, until they sign out. */
  recentlyOpened: 'recentlyOpened',
  /** A real stay or an example: the last choice of Guest price. Nothing of a guest. */
  guestPriceOf: 'guestPriceOf',
  /** The switch of `/` as a key of the palette: on without a stored value. */
  slash: 'slash',
  /** Ids of the bookings that a person opened last, until they sign out. Nothing of a guest. */
  openedBookings: 'openedBookings',
} as const;
