/** The last steps of a booking, and every payment by card. */
export const bookingEnd = {
  overview: {
    title: 'Is everything right?',
    lead: 'Take your time. Nothing is booked yet.',
    booking: 'Holding your ride…',
    toPayment: 'Continue to payment',
    toConfirm: 'Continue to confirm',
    editRide: 'the ride',
    editPassengers: 'who’s traveling',
    editContact: 'the contact',
    editSpecial: 'special items',
    editNotes: 'the request',
    passengers: 'Who’s traveling',
    vehicles: (count: number) => `In ${count} vehicles`,
    legs: { arrival: 'To the resort', departure: 'Back to the airport' },
    dayBefore: 'The day before your flight',
    from: 'From',
    to: 'To',
    meeting: 'Meeting point',
    dropOff: 'Drop-off',
    flight: 'Flight',
    noFlight: 'Not added yet',
    flightTime: {
      arrival: (time: string) => `lands at ${time}`,
      departure: (time: string) => `leaves at ${time}`,
    },
    lobby: 'Be in the lobby at',
    readTerms: 'Booking terms and policies',
    policies: 'Terms and policies',
    accept: 'I have read and accept the booking terms and policies.',
  },
  overviewStops: {
    goBack: 'Go back',
    review: 'Check my details',
    refresh: 'Refresh',
    close: 'Close',
    logOut: 'Log out',
    failed: {
      title: 'We couldn’t create your booking',
      text: 'This is a problem on our side. Nothing was charged. Please try again.',
    },
    noAnswer: 'We couldn’t connect. Nothing was charged. Try again. You won’t be booked twice.',
    signedOut:
      'Your session has ended. Nothing was booked. Please look up your stay again. What you entered is saved.',
    noRate: {
      title: 'No rates for this date',
      text: 'There are no rates left for this date. Refresh, or choose another ride.',
    },
    priceChanged: {
      title: 'The price has changed',
      text: 'It changed while you were booking. Nothing was charged. You decide.',
      accept: (price: string) => `Continue with ${price}`,
    },
    differs: {
      title: 'Your booking details changed',
      text: 'They are no longer what we showed you. Nothing was booked. Please review them.',
      review: 'Review again',
      changed: 'Changed',
    },
    groupReset: {
      title: 'We couldn’t combine the stays',
      text: 'We removed the other stays from this booking. Your flights, contact and notes are saved. You can add the stays again.',
    },
  },
  payment: {
    title: (amount: string) => `Pay ${amount}`,
    titleFree: 'Nothing to pay',
    titleBank: 'Confirm with your bank',
    pay: (amount: string) => `Pay ${amount}`,
    paying: 'Paying, one moment…',
    confirm: 'Confirm my ride',
    confirming: 'Confirming…',
    nothingDue: 'Included in your stay',
    nothingDueText: 'You don’t need a card. Confirm to book your ride.',
    held: 'We are holding your ride for',
    heldAloud: (minutes: number): string =>
      minutes === 1
        ? 'We are holding your ride for one more minute.'
        : `We are holding your ride for ${minutes} more minutes.`,
    holdOver: 'We are no longer holding your ride. You can still pay if it’s available.',
    failed: 'Your payment didn’t go through.',
    failedNext: 'Nothing was charged.',
    frame: {
      unavailable: 'The payment service isn’t responding.',
      expired: 'The card form timed out. Please enter your card again.',
      refused: 'The payment service didn’t accept this card.',
    },
    frameTitle: 'Card details, in the payment service’s secure form',
    frameLoading: 'Loading the secure form…',
    bankFrameTitle: 'Confirm with your bank',
    otherCard: 'Use another card',
    closing: 'Closing…',
    stillOpen: {
      title: 'This payment is still open',
      text: 'Confirm with your bank, or try again.',
    },
    atBank: {
      title: 'Your bank is waiting for you',
      text: 'Confirm on the other page, or use another card.',
    },
    noGateway: 'We couldn’t load the card form.',
    about: (amount: string) =>
      `About ${amount} at today’s exchange rate. Your card is charged in US dollars.`,
    cards: 'Cards we accept',
    statement: (name: string) => `Your card statement will show ${name}.`,
    inDollars: 'Your card is charged in US dollars.',
    private: 'Your card goes straight to the payment service. We never see the number.',
    unknown: {
      title: 'We are checking your payment',
      checking: 'Asking the payment service…',
      dontPay: 'Please don’t pay again',
      text: 'We don’t know yet if your card was charged. We keep checking. This page updates as soon as we know.',
      long: (booking: string) =>
        `This is taking longer than usual. You can close this page. We’ll send you an email. Your booking number is ${booking}.`,
    },
    unreached: {
      title: 'We couldn’t open the payment page',
      text: 'Your booking hasn’t changed. Nothing more is charged until you press Pay. Try again in a moment.',
    },
    gone: {
      booked: {
        title: 'You already have this transfer',
        text: 'You have another confirmed booking for this ride, so there’s nothing to pay here. Nothing was charged.',
      },
      replaced: {
        title: 'You have a newer booking',
        text: 'Your newer booking replaced this one, so there’s nothing to pay here. Nothing was charged.',
      },
      unavailable: {
        title: 'This ride is no longer available',
        text: 'The hold ended and someone else booked it. Nothing was charged.',
      },
      returned: {
        title: 'This ride is no longer available',
        text: 'Your payment arrived too late, so we are refunding it to your card. Banks show it in 5 to 10 days.',
      },
      cancelled: {
        title: 'This booking was canceled',
        text: 'It can no longer be paid. Nothing was charged.',
      },
      lapsed: {
        title: 'The change wasn’t paid in time',
        text: 'The 15 minutes to pay have ended. Nothing was changed or charged. You can make the change again.',
      },
      lapsedReturned: {
        title: 'We couldn’t make the change',
        text: 'Your payment arrived too late, so we are refunding it to your card. Your booking hasn’t changed.',
      },
      see: 'See my transfer',
      again: 'Choose again',
    },
  },
};
