/** What can stand between a guest and a booking when the stay is looked up, each with its next step. */
export const stay = {
  arrival: {
    why: 'Many people are looking up stays from this network. Enter your arrival date too.',
    hint: 'The first day of your stay at the resort',
  },
  write: 'Write to us',
  again: 'Check what I entered',
  tryAgain: 'Try again',
  refresh: 'Refresh',
  concierge: 'Write to the concierge',
  chooseAirport: (airport: string) => `Use ${airport}`,
  notFound: {
    title: 'We couldn’t find a reservation with the provided information',
    text: 'Check the confirmation number and the last name, exactly as on the resort’s confirmation. With more than one guest, use the name of the one who booked.',
    withArrival: 'Check the arrival date too: it is the first day of the stay.',
  },
  noLongerAvailable: {
    title: 'Your reservation is no longer available',
    text: 'The stay was cancelled or changed at the resort. Call us and we will look at it together.',
  },
  expired: {
    title: 'Your stay has ended',
    text: 'This reservation is in the past, so there is nothing left to book for it.',
  },
  notAvailable: {
    title: 'Reservation not available',
    text: 'This stay cannot book transportation online. Call us and we will arrange the ride for you.',
  },
  clubConcierge: {
    title: 'Your concierge takes care of this',
    text: 'As a club member your transportation is arranged in person. We have the message ready with your stay’s details; you only need to send it.',
    body: (arrival: string, departure: string) =>
      `Hello,\n\nI would like to arrange my airport transportation.\n\nArrival: ${arrival}\nDeparture: ${departure}\n`,
  },
  airportMismatch: {
    title: 'That airport doesn’t match your booking',
    text: (resort: string, airports: string) => `Your stay is at ${resort}, which we serve from ${airports}.`,
  },
  serverError: {
    title: 'We could not look that up',
    text: 'It is us, not you. Please try again in a moment.',
  },
  offline: {
    title: 'No connection',
    text: 'We got no answer. Check your signal and try again; what you entered stays here.',
  },
  tooMany: {
    title: 'A short pause, please',
    text: (seconds: number) =>
      seconds > 90
        ? `Too many tries in a row. You can try again in about ${Math.ceil(seconds / 60)} minutes.`
        : `Too many tries in a row. You can try again in ${seconds} seconds.`,
  },
};
