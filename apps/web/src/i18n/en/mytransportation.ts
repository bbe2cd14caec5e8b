import { dataToFix } from './data-to-fix.ts';

/** My transportation: a guest's bookings, and their actions. */
export const mytransportation = {
  title: 'My transportation',
  welcome: (name: string) => `Welcome, ${name}`,
  lead: (count: number) => `Here are your ${count} bookings, the next ride first.`,
  loading: 'Loading your bookings…',
  newBooking: 'New booking',
  signOut: 'Sign out',
  signedOut: 'You are signed out. Your bookings were removed from this device.',
  signIn: {
    title: 'My transportation',
    ended: 'Your session has ended. Please look up your booking again.',
    kept: (age: string) => `This device has a copy of your bookings from ${age}.`,
    showKept: 'Show the copy',
  },
  none: {
    title: 'No transportation yet',
    text: 'Your stay has no ride booked. Booking takes about a minute and a half.',
    book: 'Book transportation',
  },
  failed: {
    title: 'We couldn’t load your bookings',
    text: 'Your bookings are safe. Please try again in a moment.',
    retry: 'Try again',
  },
  gate: {
    back: 'Back to My transportation',
    offline: {
      title: 'No connection',
      text: 'You need a connection to make changes. Your booking hasn’t changed. Try again when you have a signal.',
    },
    notFound: {
      title: 'Transportation not found',
      text: 'We can’t find this booking. Look it up with its number and last name.',
    },
  },
  afterLost: 'Your booking has changed. This is your booking now.',
  number: (id: string) => `Booking ${id}`,
  states: {
    pending: 'Waiting for payment',
    paid: 'Paid',
    included: 'Included in your stay',
    partially_cancelled: 'One ride canceled',
    cancelled: 'Canceled',
    expired: 'Expired',
  },
  readOnly: {
    title: (owner: string) => `${owner} manages this booking`,
    text: 'Only the person who made the booking can change or cancel it. You can see it and save the confirmation here. For changes, ask them or call us.',
  },
  pay: {
    title: (amount: string) => `Pay ${amount} to confirm your ride`,
    held: (until: string) => `We are holding your ride until ${until}.`,
    free: 'We are no longer holding your ride. You can still pay if it’s available.',
    expires: (until: string) => `We keep this price until ${until}. After that, the booking expires.`,
    button: (amount: string) => `Pay ${amount}`,
  },
  change: {
    title: (amount: string) => `Pay ${amount} to complete your change`,
    text: (until: string) => `Pay the difference by ${until}. After that, your booking stays as it was.`,
    button: (amount: string) => `Pay the difference of ${amount}`,
  },
  dataToFix,
  payLink: {
    title: 'Pay for your transfer',
    lead: (resort: string) => `For your transfer at ${resort}.`,
    forWhat: 'Your transfer at',
    until: (moment: string, place: string) => `You can pay until ${moment}, ${place} time.`,
    letter: 'After you pay, we email the confirmation to the address of the booking.',
    paid: {
      title: 'Payment received. Thank you.',
      text: 'We are emailing the confirmation to the address of the booking. You can close this page.',
    },
    over: {
      title: 'This link is no longer valid',
      text: 'It may already be paid, or the booking changed. Nothing was charged. Ask the resort for a new link.',
    },
    none: {
      title: 'Open your link again',
      text: 'To keep it safe, this page does not remember your payment link. Open it again from the message that you got.',
    },
    failed: {
      title: 'We couldn’t open the payment page',
      text: 'Nothing was charged. Check your connection, then try again.',
      again: 'Try again',
    },
  },
  payment: {
    title: 'Pay for your booking',
    forBooking: 'You are paying for',
    forChange: 'Your change',
    paid: 'Paid. Your ride is confirmed. We are sending the confirmation by email.',
    changed: 'Paid. Your change is made. We are sending the new confirmation by email.',
    notChanged: 'The change wasn’t paid in time, so it wasn’t made. Nothing was charged.',
    returned:
      'We couldn’t make the change. Your payment arrived too late, so we are refunding it to your card.',
    nothing: { title: 'Nothing to pay', text: 'This booking is already paid, or can no longer be paid.' },
    priceChanged: {
      title: 'The amount has changed',
      text: 'It changed while you were paying. Nothing was charged. You decide.',
      accept: (amount: string) => `Continue with ${amount}`,
      back: 'Go back',
    },
  },
  ride: {
    change: 'Change',
    changeFlight: 'Change this ride',
    changeUntil: (until: string) => `Change until ${until}`,
    changeOver: (until: string) => `Online changes ended ${until}`,
    cancelUntil: (until: string) => `Cancel until ${until}`,
    cancelOver: (until: string) => `Online cancellation ended ${until}`,
  },
  possible: {
    title: 'What you can still do',
    passengers: 'Change passengers',
    contact: 'Change contact or request',
    cancel: 'Cancel the booking',
    write: 'Write to us',
    over: 'Need anything?',
    again: 'Book again',
  },
  refunds: {
    title: 'Your refund is on its way',
    titleDone: 'Refunded',
    reasons: {
      cancel: 'For what you canceled',
      change: 'For the lower price after your change',
      by_hand: 'From the resort',
      other: 'For a payment that arrived too late',
    },
    states: {
      requested: 'Requested. We will send it to your card shortly.',
      processing: 'On its way to your card.',
      succeeded: (moment: string) => `Sent to your card on ${moment}. Banks show it in 5 to 10 days.`,
      failed: 'Your bank hasn’t accepted it yet. Our team is working on it. You don’t need to do anything.',
    },
  },
  send: {
    button: 'Send by email',
    title: 'Send the confirmation by email',
    text: 'We send the confirmation as a PDF, with the calendar file. Please enter the address twice to be sure.',
    toOwn: 'We send the confirmation as a PDF, with the calendar file.',
    onFile: 'To the email on file',
    notOwn: (masked: string) => `Instead of ${masked}`,
    change: 'Change',
    email: 'Email',
    again: 'Repeat the email',
    submit: 'Send it',
    sending: 'Sending…',
    sent: (to: string) => `We are sending it to ${to}.`,
    remaining: (count: number): string =>
      count === 0
        ? 'You can’t send it again today.'
        : count === 1
          ? 'You can send it once more today.'
          : `You can send it ${count} more times today.`,
    close: 'Close',
    tooMany: {
      title: 'Daily limit reached',
      text: 'You can send a confirmation five times a day. You can download the PDF here anytime.',
    },
    failed: { title: 'We couldn’t send it', text: 'Please try again in a moment.' },
    offline: { title: 'No connection', text: 'We couldn’t connect. Try again. It won’t be sent twice.' },
  },
};
