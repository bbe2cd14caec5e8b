/**
 * Every name under which something is kept in the browser, once. The first of each list are the specification's; what follows
 * `theme` and `selectDraft` is the product's own. Nothing is kept under a name that is not here, or in `staff-keys.ts`, which guests never load.
 */

/** Kept on the device, for every tab. */
export const LOCAL_KEYS = {
  /** `en-US` or `es-MX`. */
  locale: 'locale',
  /** Who of the staff is signed in, for the name on the page. A guest's is the tab's. */
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
  /** Whose product this is, as it was last said: its name stands on pages without a network. */
  brand: 'brand',
  /** The booking that was begun, for 24 hours. */
  bookingDraft: 'bookingDraft',
  /** Whose bookings are readable here without a network, and the bookings. */
  keptOwner: 'keptOwner',
  keptBookings: 'keptBookings',
  /** When a guest signed out here, so that the other tabs of the device hear of it. */
  signedOutAt: 'signedOutAt',
} as const;

/** Kept for one tab, and all of it a guest's: signing out empties it. */
export const SESSION_KEYS = {
  /** The stay that was proved. */
  userInformation: 'userInformation',
  /** The guest's token. */
  accessToken: 'accessToken',
  /** What was chosen on the home page. */
  selectData: 'selectData',
  step: 'step',
  /** The answers of the booking. */
  stepState: 'stepState',
  /** What only the making and paying of the booking needs. */
  stepInfo: 'stepInfo',

  /** What was typed into the home page's form. */
  selectDraft: 'selectDraft',
  /** Messages begun in the contact form. */
  contactDrafts: 'contactDrafts',
  /** The payment that was begun in My transportation last. */
  payIntent: 'payIntent',
  /** The booking that the confirmation page shows. */
  confirmation: 'confirmation',
} as const;
