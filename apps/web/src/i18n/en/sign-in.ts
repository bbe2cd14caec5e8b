/** The sign-in to My transportation, and its refusals. */
export const signIn = {
  title: 'My transportation',
  lead: 'See, change or cancel your rides. Look up your booking to start.',
  tabs: 'How do you want to look it up?',
  byBooking: 'Transportation booking',
  byStay: 'Resort reservation',
  bookingNumber: 'Booking number',
  bookingNumberHint: {
    ours: 'Ten letters and numbers, on your confirmation, like 7K3QW9ZC4T',
    group: 'On your confirmation, as it is written there',
  },
  lastName: 'Last name',
  arrival: 'Arrival date of your stay',
  lastNameHint: 'Last name of the guest who made the reservation',
  resort: 'Resort',
  resortPlaceholder: 'Choose your resort',
  resortLoading: 'Loading resorts…',
  booking: 'Confirmation number',
  bookingHint: (example: string) => `On the resort’s confirmation, like ${example}`,
  submit: 'See my transportation',
  looking: 'Looking for your booking…',
  none: 'No booking yet?',
  book: 'Book transportation',
  cancel: 'Cancel',
  bookingNotFound: {
    title: 'Transportation not found',
    text: 'We can’t find a booking with this number and last name. Check both on your confirmation. Use the last name of the guest who made the reservation.',
    question: 'Do you want to book transportation?',
  },
  noTransportation: {
    title: 'Transportation not found',
    text: (resort: string) => `We found your stay at ${resort}. It has no transportation yet.`,
    question: 'Do you want to book transportation?',
  },
  bookingOver: {
    cancelled: {
      title: 'This booking was canceled',
      text: 'You can still see it and check its refund.',
    },
    expired: {
      title: 'This booking has expired',
      text: 'It wasn’t paid in time. Nothing was charged. You can book again.',
    },
    see: 'See the booking',
    again: 'Book again',
  },
  resortsFailed: 'We couldn’t load the resorts.',
  retry: 'Try again',
  again: {
    title: 'Sign in again',
    text: 'Your session has ended. What you entered is still here: sign in and continue.',
  },
};
