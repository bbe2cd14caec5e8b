import type { CallName } from './routes.ts';

/** The backend of the group that a call belongs to; each can be ours or theirs. */
export type Backend =
  | 'transfers'
  | 'mobile'
  | 'sistur'
  | 'operations'
  | 'proxy'
  | 'auth'
  | 'reservations'
  | 'geo'
  | 'own';

type CallNote = {
  readonly backend: Backend;
  /** One line. */
  readonly summary: string;
};

/** What the reader of the OpenAPI document is told of each call. It stands beside the table of calls, which every guest downloads. */
export const callNotes: Readonly<Record<CallName, CallNote>> = {
  loginSystem: { backend: 'auth', summary: 'Gives the app its system token' },
  listAirports: { backend: 'transfers', summary: 'Airports with web transfers, of one hotel or of all' },
  listProperties: { backend: 'mobile', summary: 'The resorts of the group' },
  getServiceSheet: { backend: 'sistur', summary: 'The service sheet in one language, with its rates' },
  listServicesForSale: {
    backend: 'operations',
    summary: 'The transfers that a hotel sells for a date and an airport',
  },
  findStay: {
    backend: 'mobile',
    summary: 'Proves a stay by last name and confirmation number; opens the guest session',
  },
  listIncludedTransfers: { backend: 'transfers', summary: 'The transfers that the stay already includes' },
  listAirlines: { backend: 'transfers', summary: 'Airlines' },
  listSegmentConfigurations: { backend: 'transfers', summary: 'Operation configuration of a segment' },
  listSegments: { backend: 'transfers', summary: 'Records of a segment: services between two places' },
  getRestriction: { backend: 'operations', summary: 'One restriction' },
  findFlightByKey: { backend: 'transfers', summary: 'A flight by its designator' },
  searchFlight: {
    backend: 'transfers',
    summary: 'A flight by airline code, number, direction and local date',
  },
  getReservationDates: { backend: 'transfers', summary: 'The dates on which a service can be booked' },
  listConsecutiveStays: {
    backend: 'mobile',
    summary: 'Stays of the same guest before and after their own, by arrival, and which may be linked',
  },
  listRelatedStays: {
    backend: 'reservations',
    summary: 'Rooms that belong with the guest’s own, and which may be linked',
  },
  linkConsecutiveStay: {
    backend: 'transfers',
    summary: 'Links a stay that follows, goes before or shares the dates, to the guest’s own',
  },
  createReceptiveGroup: { backend: 'transfers', summary: 'Puts stays together that ride on one coupon' },
  createCoupon: { backend: 'transfers', summary: 'Books one or two transfers, exactly once per key' },
  payCoupon: { backend: 'transfers', summary: 'Charges what is due on a coupon, exactly once per key' },
  getPayment: { backend: 'own', summary: 'Where the payment of a coupon stands' },
  getPaymentGateway: { backend: 'own', summary: 'What the page needs to open the gateway frame' },
  listTransfersOfStay: { backend: 'transfers', summary: 'The transfers of a stay' },
  searchCoupon: {
    backend: 'transfers',
    summary: 'A booking by its number and the last name; opens the guest session',
  },
  getCoupon: { backend: 'own', summary: 'One booking as its guest sees it' },
  listCoupons: { backend: 'own', summary: 'The bookings that the guest’s stay rides on' },
  changeTransfer: {
    backend: 'transfers',
    summary:
      'Changes flight, passengers or contact of a booking, on the version in If-Match; preview=1 only tells',
  },
  cancelTransfer: {
    backend: 'transfers',
    summary: 'Cancels one ride; preview=1 only tells refund, fee and lost benefit',
  },
  cancelCoupons: {
    backend: 'transfers',
    summary: 'Cancels bookings, whole or one way; preview=1 only tells',
  },
  sendLetter: {
    backend: 'own',
    summary: 'Mails the letter of a booking to one address, five times a day at most',
  },
  getLetter: { backend: 'own', summary: 'The confirmation letter' },
  getCalendar: { backend: 'own', summary: 'The pick-ups for a calendar' },
  sendContactMessage: {
    backend: 'transfers',
    summary: 'Takes a question to a resort; answers its reference number and the address that replies',
  },
  getExchangeRate: { backend: 'operations', summary: 'The rate of the day, for information' },
  getPublicIp: { backend: 'geo', summary: 'The address that the caller is seen under' },
  getGeoIp: { backend: 'geo', summary: 'The country of an address, or null' },
  getBrand: { backend: 'own', summary: 'Name, links, phones and hotel groups of the brand' },
  listSignInWays: {
    backend: 'own',
    summary:
      "How staff sign in here: with the group's identity service, with an account of our own, or with either",
  },
  signInStaff: {
    backend: 'auth',
    summary: 'Signs staff in; the session is in a cookie that no script can read',
  },
  renewPassword: {
    backend: 'auth',
    summary: 'Changes the password of staff by the one they have, ends their sessions and opens a new one',
  },
  signOutStaff: {
    backend: 'auth',
    summary:
      'Ends the session of staff, if there is one, and says where the one with the identity service ends',
  },
  getProfile: { backend: 'auth', summary: 'Who is signed in: roles, permissions, attributes, apps and menu' },
  listAlerts: {
    backend: 'own',
    summary: 'What waits for a person: failed refunds, letters, sales and payments',
  },
  handleAlert: { backend: 'own', summary: 'Marks one of them as handled, with a note of what was done' },
  listNotificationGroups: {
    backend: 'operations',
    summary: 'Who is written to about what: the chosen columns of the notification groups',
  },
  sendEmail: { backend: 'operations', summary: 'Queues a letter from the resort to a few plain addresses' },
  listRegions: { backend: 'own', summary: 'Regions: searched, sorted, in pages' },
  exportRegions: { backend: 'own', summary: 'All the regions that are found, as a table for a spreadsheet' },
  getRegion: { backend: 'own', summary: 'One region' },
  listRegionHistory: {
    backend: 'own',
    summary: 'Who changed a region when, and what it said before and after; of a deleted one too',
  },
  createRegion: { backend: 'own', summary: 'Adds a region, in force at once when it is active' },
  updateRegion: { backend: 'own', summary: 'Changes a region, on the version in If-Match' },
  deleteRegion: {
    backend: 'own',
    summary: 'Deletes a region whose name was typed, on the version in If-Match',
  },
};
