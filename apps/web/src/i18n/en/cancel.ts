/** Cancelling rides: what is given up, what comes back, and the last word. */
export const cancel = {
  title: 'Cancel your transportation',
  lead: 'Choose what to cancel. You see your refund before anything happens.',
  what: 'What do you want to cancel?',
  choices: {
    round_trip: { title: 'Arrival and departure', detail: 'The whole booking ends' },
    arrival: { title: 'Arrival only', detail: 'The ride to the resort' },
    departure: { title: 'Departure only', detail: 'The ride back to the airport' },
  },
  closed: (until: string) => `Could be cancelled until ${until}`,
  until: (until: string) => `Possible until ${until}`,
  reckoning: 'Working out your refund…',
  preview: {
    title: 'Your refund',
    paid: 'You paid',
    back: 'Already given back',
    kept: 'For the ride that stays',
    fee: 'Cancellation fee',
    refund: 'You get back',
    refundNote: 'To the card you paid with. Banks take a few days to show it.',
    nothing: 'No refund',
    notices: {
      'refund.private_round_trip_whole':
        'A private round trip costs its whole price as long as one ride stands. Cancelling only one of them is not refunded.',
      'refund.nothing_paid': 'Nothing was paid, so there is nothing to refund.',
      'cancel.benefit_lost':
        'This transportation is included in your stay. If you cancel it, you lose this benefit for good.',
      'cancel.fee': 'This close to the ride a part of the price is kept.',
    },
    until: (until: string) => `You can cancel this until ${until}.`,
  },
  continue: 'Continue to cancel',
  keep: 'Keep my booking',
  confirm: {
    title: 'Cancel for good?',
    text: 'Your seats are given to others at once.',
    what: 'You are cancelling',
    yesRefund: (amount: string) => `Yes, cancel and get ${amount} back`,
    yes: 'Yes, cancel',
    busy: 'Cancelling…',
    no: 'No, keep it',
    tick: 'I understand that this cannot be undone.',
    tickName: 'Confirmation',
  },
  done: {
    title: 'Your reservation has been cancelled',
    titlePart: 'Your ride has been cancelled',
    text: 'We are sending you an e-mail that confirms it.',
    stays: 'The other ride stays as it is.',
    back: 'Back to My transportation',
    again: 'Book again',
  },
  dialogs: {
    deadline: {
      title: 'The time to cancel has ended',
      text: (until: string) =>
        `Cancelling was possible until ${until}. After that a ride is neither cancelled nor refunded online. Call us if something has happened.`,
    },
    invalidTrip: {
      title: 'That ride can no longer be cancelled',
      text: 'This booking no longer has the ride that you chose. It may have been cancelled in another window.',
      show: 'Show me how it stands',
    },
    stale: 'Somebody changed it while you were here, perhaps you in another window. Nothing was cancelled.',
    notAllowed: { title: 'This cannot be cancelled online' },
    failed: {
      title: 'It was not cancelled',
      text: 'It is us, not you. Your booking is as it was. Please try again.',
    },
    offline: {
      title: 'No connection',
      text: 'We got no answer. Try again: a ride is cancelled, and refunded, only once.',
    },
  },
};
