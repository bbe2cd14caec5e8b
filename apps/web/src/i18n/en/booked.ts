/** A leg that is booked already: the words instead of selling it again. */
export const booked = {
  title: 'You already have a transfer',
  titleOther: 'Already booked by the main guest',
  ways: { arrival: 'Arrival, airport to resort', departure: 'Departure, resort to airport' },
  times: {
    arrival: (time: string, city: string) => `Landing ${time}, ${city} time`,
    departure: (time: string, city: string) => `Pick-up ${time}, ${city} time`,
  },
  number: (id: string) => `Booking ${id}`,
  text: 'Need to change or cancel it? You can do that without booking again.',
  textOther: 'You are on that booking. Only the main guest can change or cancel it.',
  manage: 'Manage my transfer',
  see: 'See my transfer',
  bookFree: { arrival: 'Book my arrival', departure: 'Book my departure' },
  additional: 'Book another vehicle for the same party',
  underWay: {
    title: 'Your payment is being processed',
    text: 'Please don’t pay again. Check My transportation in a few minutes to see the result.',
    close: 'I’ll wait',
  },
};
