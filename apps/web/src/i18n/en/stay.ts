/** Refusals between a guest and a booking when the stay is looked up, each with its next step. */
export const stay = {
  arrival: {
    why: 'Please enter your arrival date too.',
    hint: 'The first day of your stay at the resort',
  },
  write: 'Write to us',
  again: 'Check what I entered',
  agency: 'I have my agency’s number',
  tryAgain: 'Try again',
  concierge: 'Write to the concierge',
  chooseAirport: (airport: string) => `Use ${airport}`,
  notFound: {
    title: 'We can’t find your reservation',
    text: 'Check the confirmation number and last name on your resort confirmation. Use the last name of the guest who booked.',
    withArrival: 'Check the arrival date too. It’s the first day of your stay.',
  },
  noLongerAvailable: {
    title: 'Your reservation is no longer available',
    text: 'The stay was canceled or changed at the resort. Call us and we’ll help.',
  },
  expired: {
    title: 'Your stay has ended',
    text: 'This reservation is in the past, so you can’t book a ride for it.',
  },
  notAvailable: {
    title: 'Reservation not available',
    text: 'This stay can’t book transportation online. Call us and we’ll arrange your ride.',
  },
  clubConcierge: {
    title: 'Your concierge will arrange this',
    text: 'As a club member, your concierge arranges your transportation. Your message is ready with the details of your stay. Just send it.',
    body: (arrival: string, departure: string) =>
      `Hello,\n\nI would like to arrange my airport transportation.\n\nArrival: ${arrival}\nDeparture: ${departure}\n`,
  },
  airportMismatch: {
    title: 'That airport doesn’t match your reservation',
    text: (resort: string, airports: string) => `Your stay is at ${resort}, which we serve from ${airports}.`,
  },
  serverError: {
    title: 'We couldn’t look that up',
    text: 'This is a problem on our side. Please try again in a moment.',
  },
  offline: {
    title: 'No connection',
    text: 'We couldn’t connect. What you entered is saved. Check your signal and try again.',
  },
  tooMany: {
    title: 'Please wait a moment',
    text: (seconds: number) =>
      seconds > 90
        ? `Too many attempts. You can try again in about ${Math.ceil(seconds / 60)} minutes.`
        : `Too many attempts. You can try again in ${seconds} seconds.`,
  },
};
