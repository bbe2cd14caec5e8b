/** The contact dialog. */
export const contact = {
  title: 'Write to us',
  lead: 'Tell us what you need. The resort team will answer by email.',
  conciergeTitle: 'Write to your concierge',
  conciergeLead: 'We filled in the details of your stay. Add anything you like and send it.',
  resort: 'Resort',
  airport: 'Arrival airport',
  choose: 'Choose one',
  loading: 'Loading…',
  booking: 'Resort reservation',
  bookingHint: (example: string) => `Your confirmation number, like ${example}`,
  noBooking: 'I don’t have a reservation',
  name: 'Full name',
  phone: 'Mobile phone',
  /** Country that the phone field starts with. */
  country: 'US',
  email: 'Email',
  onFile: 'We’ll reach you here',
  didYouMean: (address: string) => `Did you mean ${address}?`,
  keep: (masked: string) => `On file: ${masked}. Leave empty to keep it.`,
  change: 'Change',
  message: 'Message',
  rides: (arrival?: string, departure?: string) =>
    [
      'I would like a ride that I can’t book online.',
      '',
      arrival && `Arrival: ${arrival}`,
      departure && `Departure: ${departure}`,
      '',
    ]
      .filter((line) => line !== undefined)
      .join('\n'),
  agreement: 'Terms and privacy',
  agree: {
    start: 'I agree to the',
    terms: 'terms of service',
    middle: 'and the',
    privacy: 'privacy notice',
    newTab: '(opens in a new tab)',
  },
  send: 'Send message',
  sending: 'Sending…',
  sent: {
    title: 'We got your message',
    text: 'Thank you for writing. We are sending your reference number to your email.',
    reference: 'Your reference number',
    replyTo: 'Our answer will come from',
    close: 'Done',
  },
  failures: {
    refused: 'We couldn’t accept this message',
    tooMany: {
      title: 'You’ve sent us several messages',
      text: (minutes: number) =>
        minutes === 1
          ? 'You can send the next one in a minute. Your message is saved here.'
          : `You can send the next one in ${minutes} minutes. Your message is saved here.`,
    },
    offline: {
      title: 'No connection',
      text: 'We couldn’t connect. Your message is saved here. Try again when you have a signal. It won’t be sent twice.',
    },
    serverError: {
      title: 'We couldn’t send your message',
      text: 'This is a problem on our side. Your message is saved here. Please try again in a moment.',
    },
  },
};
