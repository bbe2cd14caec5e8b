/**
 * The floors of the server. A floor imports only those before it. Each of its lists runs from the bottom up; features stand beside each other, and none
 * imports another: what two of them share moves down. A new room is a decision: it is added here and to ARCHITECTURE.md.
 *
 * @typedef {{ floor: readonly string[], features: readonly string[] }} Rooms
 * @type {Readonly<Record<'store' | 'sellers' | 'guest' | 'staff' | 'systems' | 'sweeps', Rooms | null>>} null for a floor that is one room
 */
export const apiFloors = {
  store: {
    floor: [
      'account',
      'stay',
      'party',
      'booking',
      'their-booking',
      'cancellation',
      'change',
      'payment',
      'story',
      'request',
      'catalogue',
      'audit',
    ],
    features: [
      'change-set',
      'channel',
      'dispute',
      'finding',
      'flight-watch',
      'guest-data',
      'letter',
      'message',
      'payout',
      'picture',
      'price',
      'question',
      'queue',
      'refund',
      'report',
      'ride',
      'view',
    ],
  },
  sellers: {
    floor: ['stay', 'ride', 'party', 'authority', 'booking', 'refund', 'letter', 'finding', 'follow', 'port'],
    features: ['ours', 'theirs'],
  },
  guest: {
    floor: [],
    features: [
      'start',
      'services',
      'flights',
      'stays',
      'parties',
      'book',
      'pay',
      'pay-link',
      'change',
      'cancel',
      'day',
      'consents',
      'letters',
      'contact',
      'fix-link',
    ],
  },
  staff: {
    floor: ['roles', 'accounts', 'kept', 'search', 'queues', 'guest-data', 'expectations', 'catalogues'],
    features: [
      'acting',
      'added-stays',
      'approvals',
      'audit',
      'backends',
      'bookings',
      'change-sets',
      'data-checks',
      'day-lists',
      'flight-watch',
      'guest-messages',
      'home',
      'looks',
      'messages',
      'money',
      'pay-links',
      'people',
      'pictures',
      'prices',
      'reconciliation',
      'reports',
    ],
  },
  systems: null,
  sweeps: null,
};

/** A file on one of the floors; what follows in a path is its room, or the file itself. */
export const onFloor = new RegExp(`^apps/api/src/(?:${Object.keys(apiFloors).join('|')})/`);

/** Rooms below all floors that the store may import; of the others below it takes types alone. */
export const belowStore = ['db'];

/** Rooms that put the product together, or show it: they import every floor. */
export const overAllFloors = ['demo', 'testing'];
