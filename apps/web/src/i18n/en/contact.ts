/** The contact dialog. */
export const contact = {
  title: 'Write to us',
  lead: 'Tell us what you need. The resort’s own people answer, by e-mail.',
  conciergeTitle: 'Write to your concierge',
  conciergeLead: 'The message is ready with what we know of your stay. Add what you like, and send it.',
  resort: 'Resort',
  airport: 'Arrival airport',
  choose: 'Choose one',
  loading: 'Loading…',
  booking: 'Resort booking',
  bookingHint: (example: string) => `Your confirmation number, like ${example}`,
  noBooking: 'I have no booking',
  name: 'Full name',
  phone: 'Mobile phone',
  /** Country that the phone field starts with. */
  country: 'US',
  email: 'E-mail',
  onFile: 'We’ll reach you here',
  keep: (masked: string) => `On file: ${masked}. Leave empty to keep it.`,
  change: 'Change',
  message: 'Message',
  rides: (arrival?: string, departure?: string) =>
    [
      'I would like a ride that I cannot book online.',
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
    title: 'We have your message',
    text: 'Thank you for writing. A copy of your reference is on its way to your e-mail.',
    reference: 'Your reference',
    replyTo: 'The answer comes from',
    close: 'Done',
  },
  failures: {
    refused: 'We could not take this message',
    tooMany: {
      title: 'We have several messages of yours',
      text: (minutes: number) =>
        minutes === 1
          ? 'You can send the next one in a minute. What you wrote stays here.'
          : `You can send the next one in ${minutes} minutes. What you wrote stays here.`,
    },
    offline: {
      title: 'No connection',
      text: 'We got no answer. Try again when you have a signal: what you wrote stays here, and is never sent twice.',
    },
    serverError: {
      title: 'Your message did not get through',
      text: 'It is us, not you. Please try again in a moment; what you wrote stays here.',
    },
  },
};
