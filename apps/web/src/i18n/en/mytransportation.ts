/** My transportation: what a guest has booked, and what can still be done with it. */
export const mytransportation = {
  title: 'My transportation',
  welcome: (name: string) => `Welcome, ${name}`,
  lead: (count: number): string =>
    count === 1 ? 'Here is your booking.' : `Here are your ${count} bookings, the next ride first.`,
  loading: 'Fetching your bookings…',
  newBooking: 'New booking',
  signOut: 'Sign out',
  signedOut: 'You are signed out. Nothing of your bookings is left on this device.',
  signIn: {
    title: 'My transportation',
    ended: 'Your session has ended. Please tell us again which booking is yours.',
    kept: (age: string) => `This device has a copy of your bookings from ${age}.`,
    showKept: 'Show the copy',
  },
  none: {
    title: 'No transportation yet',
    text: 'Your stay has no ride booked. It takes a minute and a half.',
    book: 'Book transportation',
  },
  failed: {
    title: 'We could not fetch your bookings',
    text: 'They are safe with us. Please try again in a moment.',
    retry: 'Try again',
  },
  gate: {
    back: 'Back to My transportation',
    offline: {
      title: 'No connection',
      text: 'Changes need a connection. Your booking stays as it is; try again when you have a signal.',
    },
    notFound: {
      title: 'Transportation not found',
      text: 'This booking is not among yours. Look it up with its number and last name.',
    },
  },
  afterLost: 'We have the answer now: your booking has changed meanwhile. This is how it stands.',
  number: (id: string) => `Booking ${id}`,
  states: {
    pending: 'Waiting for payment',
    paid: 'Paid',
    included: 'Included in your stay',
    partially_cancelled: 'One ride cancelled',
    cancelled: 'Cancelled',
    expired: 'Expired',
  },
  readOnly: {
    title: (owner: string) => `${owner} manages this booking`,
    text: 'Only the owner of the transportation booking can change or cancel it. You can see everything here and keep the confirmation; ask them for changes, or call us.',
  },
  pay: {
    title: (amount: string) => `Pay ${amount} to confirm your ride`,
    held: (until: string) => `Your seats are kept until ${until}.`,
    free: 'Your seats are no longer kept. You can still pay: we take them again if they are free.',
    expires: (until: string) => `The price stays yours until ${until}; then the booking ends by itself.`,
    button: (amount: string) => `Pay ${amount}`,
  },
  change: {
    title: (amount: string) => `A change waits for ${amount}`,
    text: (until: string) =>
      `It takes effect when the difference is paid, until ${until}. After that everything stays as it was.`,
    button: (amount: string) => `Pay the difference of ${amount}`,
  },
  payment: {
    title: 'Pay for your booking',
    forBooking: 'What you pay for',
    forChange: 'The change you pay for',
    paid: 'Paid. Your ride is confirmed, and the confirmation is on its way by e-mail.',
    changed: 'Paid. Your change is made, and the new confirmation is on its way by e-mail.',
    notChanged: 'The change was not paid in time, so it did not happen. Nothing was charged.',
    returned:
      'The change could no longer be made. Your payment arrived too late, so we send it back to your card at once.',
    nothing: { title: 'Nothing to pay', text: 'This booking is paid, or can no longer be paid.' },
    priceChanged: {
      title: 'The amount has changed',
      text: 'It changed while you were paying. Nothing was charged; you decide.',
      accept: (amount: string) => `Continue with ${amount}`,
      back: 'Go back',
    },
  },
  ride: {
    changeFlight: 'Change this flight',
    changeUntil: (until: string) => `Change it yourself until ${until}`,
    changeOver: (until: string) => `Changes online ended on ${until}`,
    cancelUntil: (until: string) => `Cancel until ${until}`,
    cancelOver: (until: string) => `Cancelling ended on ${until}`,
  },
  possible: {
    title: 'What you can still do',
    passengers: 'Change passengers',
    contact: 'Change contact or request',
    cancel: 'Cancel the booking',
    write: 'Write to us',
    help: 'Something else? We are glad to help.',
    over: 'Need anything?',
    again: 'Book again',
  },
  refunds: {
    title: 'Your refund is on its way',
    titleDone: 'Refunded',
    reasons: {
      cancel: 'For what you cancelled',
      change: 'For the lower price after your change',
      other: 'A payment that arrived too late',
    },
    states: {
      requested: 'Requested. We send it to your card in a moment.',
      processing: 'On its way to your card.',
      succeeded: (moment: string) => `Sent to your card on ${moment}. Banks take a few days to show it.`,
      failed: 'The bank has not taken it yet. We keep trying, and our team knows. You need to do nothing.',
    },
  },
  send: {
    button: 'Send by e-mail',
    title: 'Send the confirmation by e-mail',
    text: 'We send the confirmation as a PDF, with the calendar file. Type the address twice, so that it reaches the right person.',
    toOwn: 'We send the confirmation as a PDF, with the calendar file.',
    onFile: 'To the e-mail on file',
    notOwn: (masked: string) => `Instead of ${masked}`,
    change: 'Change',
    email: 'E-mail',
    again: 'Repeat the e-mail',
    submit: 'Send it',
    sending: 'Sending…',
    sent: (to: string) => `On its way to ${to}.`,
    remaining: (count: number): string =>
      count === 0
        ? 'That was the last time for today.'
        : count === 1
          ? 'You can send it once more today.'
          : `You can send it ${count} more times today.`,
    close: 'Close',
    tooMany: {
      title: 'Enough for today',
      text: 'A confirmation can be sent five times a day. You can download the PDF here as often as you like.',
    },
    failed: { title: 'It was not sent', text: 'Please try again in a moment.' },
    offline: { title: 'No connection', text: 'We got no answer. Try again: it is not sent twice.' },
  },
};
