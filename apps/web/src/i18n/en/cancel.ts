/** Cancelling rides: what is given up, what comes back, and the last word. */
export const cancel = {
  title: 'Cancel your transportation',
  lead: 'Choose what you give up. You see what comes back before anything happens.',
  what: 'What do you want to cancel?',
  choices: {
    round_trip: { title: 'Arrival and departure', detail: 'The whole booking ends' },
    arrival: { title: 'Arrival only', detail: 'The ride to the resort' },
    departure: { title: 'Departure only', detail: 'The ride back to the airport' },
  },
  closed: (until: string) => `Could be cancelled until ${until}`,
  until: (until: string) => `Possible until ${until}`,
  reckoning: 'Reckoning your refund…',
  preview: {
    title: 'What comes back',
    paid: 'You paid',
    back: 'Already given back',
    kept: 'For the ride that stays',
    fee: 'Cancellation fee',
    refund: 'You get back',
    refundNote: 'To the card you paid with. Banks take a few days to show it.',
    nothing: 'You get nothing back',
    notices: {
      'refund.private_round_trip_whole':
        'A private round trip costs its whole price as long as one ride stands. Cancelling only one of them gives nothing back.',
      'refund.nothing_paid': 'Nothing was paid, so nothing comes back.',
      'cancel.benefit_lost':
        'This transportation is included in your stay. Cancelled, the benefit is lost and does not come back.',
      'cancel.fee': 'This close to the ride a part of the price is kept.',
    },
    until: (until: string) => `You can cancel this until ${until}.`,
  },
  continue: 'Continue to cancel',
  keep: 'Keep my booking',
  confirm: {
    title: 'Cancel for good?',
    text: 'A cancelled ride does not come back. Its seats go to others at once.',
    what: 'You give up',
    yesRefund: (amount: string) => `Yes, cancel and get ${amount} back`,
    yes: 'Yes, cancel',
    busy: 'Cancelling…',
    no: 'No, keep it',
    tick: 'I understand that this cannot be undone.',
  },
  done: {
    title: 'Your reservation has been cancelled',
    titlePart: 'Your ride has been cancelled',
    text: 'A letter that says so is on its way to you by e-mail.',
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
      title: 'There is no such ride to cancel',
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
