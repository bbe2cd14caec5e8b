import type { FindingKind } from '@traslado/domain/booking/data-to-fix';

type Direction = 'arrival' | 'departure';

/** Corrections that a guest is asked for, on My transportation and with a link. */
export const dataToFix = {
  title: 'Please check your booking',
  lead: 'Something in it doesn’t look right:',
  kinds: {
    phone:
      'Your phone number has a digit too few or too many. The driver calls it if you don’t find each other.',
    email_bounced: 'Our emails to your address bounce. Please enter another one.',
    party_twice: 'You have two bookings on this flight. Need only one?',
    flight_unknown: 'We can’t find this flight on that day at this airport.',
    flight_time: 'The time of this flight is more than 30 minutes from the airline’s schedule.',
    outside_stay: 'This ride is not on the first or last day of your stay.',
    resort_not_served: 'We no longer drive between this airport and your resort. Please call us.',
    over_vehicle: 'More people are booked than fit in the vehicle.',
  } as Readonly<Record<FindingKind, string>>,
  twice: (number: string, service: string) =>
    `You have two bookings on this flight (this one and ${number}, ${service}). Need only one?`,
  rides: { arrival: 'Arrival', departure: 'Departure' } as Readonly<Record<Direction, string>>,
  mend: {
    contact: 'Correct phone and email',
    arrival: 'Correct the arrival flight',
    departure: 'Correct the departure flight',
    passengers: 'Correct the number of people',
    cancel: 'Cancel this booking',
  },
  link: {
    title: 'Correct your details',
    lead: 'It helps your driver find you. The link works once.',
    now: (masked: string) => `Now: ${masked}`,
    phone: 'Phone number',
    email: 'Email',
    flight: { arrival: 'Flight number of your arrival', departure: 'Flight number of your departure' },
    time: { arrival: 'Landing time', departure: 'Takeoff time' },
    save: 'Save',
    saving: 'Saving…',
    saved: {
      title: 'Corrected. Thank you.',
      text: 'We are emailing you what changed. You can close this page.',
    },
    over: {
      title: 'This link is no longer valid',
      text: 'It may already be used, or your booking changed. Sign in with your booking number, or ask the resort.',
    },
    none: {
      title: 'Open your link again',
      text: 'To keep it safe, this page does not remember your link. Open it again from the message or the code that you got.',
    },
    failed: {
      title: 'That didn’t work',
      text: 'Nothing was saved. Check your connection, then try again.',
      again: 'Try again',
    },
    refused: 'It was not saved',
  },
};
