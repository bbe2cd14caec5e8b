/** Cancelling rides: choice, refund, and the last word. */
export const cancel = {
  title: 'Cancel your transportation',
  lead: 'Choose what to cancel. You see your refund before you confirm.',
  what: 'What do you want to cancel?',
  choices: {
    round_trip: { title: 'Arrival and departure', detail: 'The whole booking' },
    arrival: { title: 'Arrival only', detail: 'The ride to the resort' },
    departure: { title: 'Departure only', detail: 'The ride back to the airport' },
  },
  closed: (until: string) => `Could be canceled until ${until}`,
  until: (until: string) => `You can cancel until ${until}`,
  calculating: 'Calculating your refund…',
  preview: {
    title: 'Your refund',
    paid: 'You paid',
    back: 'Already refunded',
    kept: 'For the ride you keep',
    fee: 'Cancellation fee',
    refund: 'Your refund',
    refundNote: 'To the card you paid with. Banks show it in 5 to 10 days.',
    nothing: 'No refund',
    notices: {
      'refund.private_round_trip_whole':
        'A private round trip has one price for both rides. Canceling only one ride isn’t refunded.',
      'refund.nothing_paid': 'You haven’t paid anything, so there is nothing to refund.',
      'cancel.benefit_lost':
        'This transfer is included in your stay. If you cancel it, you lose this benefit.',
      'cancel.fee': 'Because your ride is soon, a cancellation fee applies.',
    },
  },
  continue: 'Continue to cancel',
  keep: 'Keep my booking',
  confirm: {
    title: 'Cancel now?',
    text: 'We release your ride right away.',
    what: 'You are canceling',
    yesRefund: (amount: string) => `Yes, cancel and refund ${amount}`,
    yes: 'Yes, cancel',
    busy: 'Canceling…',
    no: 'No, keep it',
    tick: 'I understand that this can’t be undone.',
    tickName: 'Confirmation',
  },
  done: {
    title: 'Your transfer is canceled',
    titlePart: 'Your ride is canceled',
    text: 'Your resort stay hasn’t changed. We are sending you an email to confirm.',
    stays: 'Your other ride hasn’t changed.',
    back: 'Back to My transportation',
    again: 'Book again',
  },
  dialogs: {
    deadline: {
      title: 'It’s too late to cancel online',
      text: (until: string) =>
        `You could cancel until ${until}. After that, rides can’t be canceled or refunded online. Please call us if you need help.`,
    },
    invalidTrip: {
      title: 'That ride can no longer be canceled',
      text: 'The ride you chose is no longer on this booking. It may have been canceled in another window.',
      show: 'See my booking',
    },
    stale: 'This booking changed while you were here, perhaps in another window. Nothing was canceled.',
    notAllowed: { title: 'This can’t be canceled online', notYet: 'This can’t be canceled yet' },
    failed: {
      title: 'We couldn’t cancel it',
      text: 'This is a problem on our side. Your booking hasn’t changed. Please try again.',
    },
    offline: {
      title: 'No connection',
      text: 'We couldn’t connect. Try again. Your ride is canceled and refunded only once.',
    },
  },
};
