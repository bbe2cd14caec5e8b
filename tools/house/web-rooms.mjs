/**
 * The rooms of the web: two wings over one shared floor. Each list runs from the bottom up, and a room imports only what stands before it, so that
 * no folders import each other in a circle. A new room is a decision: it is added here and to ARCHITECTURE.md.
 */

/** Rooms under both wings. They import neither of them. */
export const sharedFloor = [
  'styles',
  'storage',
  'i18n',
  'components',
  'data',
  'brand',
  'shell',
  'places',
  'booking-parts',
  'flights',
];

/**
 * `floor`: what the features of a wing share; a room imports those before it. `offers`: the files that others may import of a room; without it all
 * of them. `features`: no feature imports another, only routes import a feature.
 *
 * @typedef {{ room: string, offers?: readonly string[] }} SharedRoom
 * @type {Readonly<Record<'guest' | 'staff', { floor: readonly SharedRoom[], features: readonly string[] }>>}
 */
export const wings = {
  guest: {
    floor: [
      { room: 'stay', offers: ['arrival-part.tsx', 'kept-owner.ts', 'look-up-stay.ts', 'stay-session.ts'] },
      { room: 'my-bookings' },
      {
        room: 'linking',
        offers: ['add-stay-dialog.tsx', 'link-stay.ts', 'stay-offers.tsx', 'use-candidates.ts'],
      },
      { room: 'draft' },
      { room: 'contact', offers: ['contact-host.tsx', 'contact-values.ts', 'open-contact.ts'] },
      {
        room: 'booked',
        offers: ['booked-at-look-up.tsx', 'booked-late.tsx', 'booked-rides.ts', 'new-booking-dialog.tsx'],
      },
      {
        room: 'sign-in',
        offers: [
          'open-sign-in.ts',
          'sign-in-again.tsx',
          'sign-in-host.tsx',
          'sign-in-panel.tsx',
          'sign-out.ts',
          'start-booking.ts',
          'stay-refusal-dialog.tsx',
        ],
      },
      {
        room: 'payment',
        offers: ['card-payment-parts.tsx', 'payment-phase.ts', 'payment-unknown-note.tsx', 'use-payment.ts'],
      },
      { room: 'manage' },
    ],
    features: [
      'start',
      'booking',
      'confirmation',
      'mytransportation',
      'edit',
      'cancel',
      'pay-link',
      'fix-link',
      'as-guest',
    ],
  },
  staff: {
    floor: [
      { room: 'session' },
      { room: 'frame' },
      { room: 'pictures' },
      { room: 'catalogues' },
      { room: 'reckoning' },
      {
        room: 'acting',
        offers: [
          'act-for-guest.tsx',
          'data-to-fix.tsx',
          'new-booking-page.tsx',
          'overrides-page.tsx',
          'see-as-guest.tsx',
          'use-refund-steps.ts',
          'why-refund.tsx',
          'why-ride.tsx',
        ],
      },
    ],
    features: [
      'sign-in',
      'brand',
      'regions',
      'rules',
      'services',
      'stays',
      'systems',
      'messages',
      'prices',
      'bookings',
      'day-lists',
      'flight-watch',
      'approvals',
      'guest-messages',
      'queues',
      'change-sets',
      'people',
      'audit',
      'backends',
      'money',
      'reports',
      'profile',
      'home',
      'palette',
    ],
  },
};

/** Wings that the routes of a folder show. The gallery shows parts of both, from their inside too. */
export const routeFolders = /** @type {const} */ ({
  guest: ['guest'],
  admin: ['staff'],
  dev: ['guest', 'staff'],
});
