/**
 * Every storage name in the browser, once. The first of each list are the specification's; those after `theme` and `selectDraft` are the product's
 * own. Nothing is stored under any other name, but for those of `staff-keys.ts`, which guests never load.
 */

/** Stored on the device, for every tab. */
export const LOCAL_KEYS = {
  /** `en-US` or `es-MX`. */
  locale: 'locale',
  /** The signed-in staff member, for the name on the page. A guest's is the tab's. */
  userInformation: 'userInformation',
  /** The app's own token. */
  accessToken: 'accessToken',
  /** Of the staff, encrypted. */
  roles: 'roles',
  /** Of the staff, encrypted. */
  permissions: 'permissions',
  /** The rest of the profile of the staff: attributes, apps, menu. */
  profile: 'profile',

  theme: 'theme',
  /** The brand by the last answer: its name stands on pages without a network. */
  brand: 'brand',
  /** The booking that was begun, for 24 hours. */
  bookingDraft: 'bookingDraft',
  /** Owner of the bookings that are readable here without a network, and the bookings. */
  keptOwner: 'keptOwner',
  keptBookings: 'keptBookings',
  /** Moment of a guest's signing out here, so that the other tabs of the device hear of it. */
  signedOutAt: 'signedOutAt',
} as const;

/** Stored for one tab, and all of it a guest's: signing out empties it. */
export const SESSION_KEYS = {
  /** The stay that was proved. */
  userInformation: 'userInformation',
  /** The guest's token. */
  accessToken: 'accessToken',
  /** The choices of the home page. */
  selectData: 'selectData',
  step: 'step',
  /** The answers of the booking. */
  stepState: 'stepState',
  /** Data that only the making and paying of the booking needs. */
  stepInfo: 'stepInfo',

  /** The form of the home page as it is typed. */
  selectDraft: 'selectDraft',
  /** Messages begun in the contact form. */
  contactDrafts: 'contactDrafts',
  /** The payment that was begun in My transportation last. */
  payIntent: 'payIntent',
  /** The booking that the confirmation page shows. */
  confirmation: 'confirmation',
} as const;
