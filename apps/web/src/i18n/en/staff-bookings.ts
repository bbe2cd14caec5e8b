import { viewWords } from '@traslado/domain/desk/view-words';
import { grouped } from './grouped.ts';
import { story } from './staff-story.ts';

/** The bookings desk: finding a booking, and its whole story. */
export const bookings = {
  title: 'Bookings',
  lead: 'Find a booking, or a stay without one, with any detail the guest gives you.',
  hint: 'number, last name, email, phone, flight, card',
  failed: 'We couldn’t search the bookings.',
  searching: 'Searching…',
  found: (count: number) => {
    if (count > 1_000) return 'More than 1,000 bookings found';
    return count === 1 ? '1 booking found' : `${grouped(count)} bookings found`;
  },
  none: (search: string) => `No booking found for “${search}”`,
  noneText:
    'Check the spelling, or ask for another detail: the last name, the flight and its day, or the end of the phone.',
  notRecognized: 'This isn’t something we can search by',
  notRecognizedText:
    'Type a booking number, a confirmation number, a last name, an email, at least 4 digits of a phone, a flight with or without its day (AA 1234 Dec 21), the last 4 digits of a card, a number of the payment gateway, or the reference of a message.',
  groups: {
    opened: 'Opened recently',
    number: 'Booking number',
    reference: 'Ride',
    folio: 'Confirmation number',
    flight: 'Flight',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    card: 'Card',
    gateway: 'Payment reference',
    message: 'Message reference',
  },
  stays: {
    title: 'Stays without a booking',
    found: (count: number) =>
      count === 1 ? '1 stay without a booking' : `${grouped(count)} stays without a booking`,
    days: (from: string, to: string) => `${from} to ${to}`,
    book: 'Book for this stay',
  },
  message: {
    read: 'Read the message',
    title: 'Message',
    open: (name: string) => `From ${name}, waiting for an answer`,
    over: (name: string) => `From ${name}, answered or closed`,
  },
  theirs: {
    tag: 'Group’s system',
    title: 'This booking is in the group’s own system',
    text: (when: string) =>
      `You see it as that system reported it on ${when}. Changes, cancellations, refunds, emails, ride results, and the calculation of its price are there, not here.`,
  },
  letter: {
    read: 'Read the email',
    title: 'The email as it was sent',
    failed: 'We couldn’t load the email.',
    subject: 'Subject',
    to: 'To',
    when: 'When',
    attachments: 'Attached',
    keys: 'Links that open something only for the guest are hidden.',
  },
  more: (shown: number, total: number) =>
    `The first ${grouped(shown)} of ${total > 1_000 ? 'more than 1,000' : grouped(total)}. Add a detail to find fewer.`,
  ride: { arrival: 'Arrival', departure: 'Departure' },
  states: viewWords.en.states,
  rideStates: {
    pending: 'Waiting',
    confirmed: 'Confirmed',
    cancelled: 'Canceled',
    completed: 'Done',
    no_show: 'Missed ride',
  },
  page: {
    title: (number: string) => `Booking ${number}`,
    back: 'All bookings',
    failed: 'We couldn’t load the booking.',
    missing: {
      title: 'There is no such booking',
      text: 'It may belong to a property that you don’t work for.',
    },
    looked: 'Opening a booking is recorded with your name.',
    guest: 'Guest',
    resort: 'Resort',
    service: 'Service',
    seats: (count: number, riders: string) =>
      `${count === 1 ? '1 seat' : `${grouped(count)} seats`}: ${riders}`,
    reach: 'Contact',
    letterPrepared: 'The confirmation is being prepared.',
    request: 'Special request',
    timesIn: (city: string) => `All times are ${city} time.`,
    replaced: 'Replaced by a newer booking.',
    openNewer: 'Open the newer booking',
    pickUp: 'Pick-up',
    flight: 'Flight',
    nextRide: 'Next ride',
    noRide: 'No ride left',
    pickUpNow: 'Pick-up now: the flight moved it',
    flightSold: 'Flight, as booked',
    dayBefore: 'the day before the flight',
    lateArrival: 'Arrives later than the stay begins',
    toCheck: 'Check the flight’s time',
    rides: 'Rides',
    riders: 'People',
    rider: (adults: number, minors: number, seats: number, onLap: boolean) =>
      [
        adults === 1 ? '1 person of 4 and over' : `${grouped(adults)} people of 4 and over`,
        ...(minors > 0
          ? [
              minors === 1
                ? `1 child under 4${onLap ? ' on a lap' : ''}`
                : `${grouped(minors)} children under 4${onLap ? ' on laps' : ''}`,
            ]
          : []),
        ...(seats > 0 ? [seats === 1 ? '1 in a baby seat' : `${grouped(seats)} in baby seats`] : []),
      ].join(' · '),
    main: 'Main guest',
  },
  dispute: {
    warned: 'The gateway warns of fraud with this payment',
    inquiry: 'The guest’s bank asks about this payment',
    inquiry_review: 'The guest’s bank looks into this payment',
    needs_response: 'The guest’s bank disputes this payment',
    under_review: 'The guest’s bank decides on this dispute',
    lost: 'The dispute was lost: the bank has the money',
    prevented: 'The card network refunded the guest',
    due: (amount: string, reason: string, when: string) =>
      `${amount} · ${reason}. Answer at the gateway by ${when}. Refunds wait until it ends.`,
    handled: (amount: string, reason: string) =>
      `${amount} · ${reason}. Refunds wait until it is marked as handled.`,
    noDue: (amount: string, reason: string) => `${amount} · ${reason}`,
    /** Words for the gateway's reasons; `general` stands for a new one. */
    reasons: {
      bank_cannot_process: 'The bank cannot process it',
      check_returned: 'The payment was returned',
      customer_initiated: 'The guest asked their bank for it',
      debit_not_authorized: 'The guest did not allow this payment',
      incorrect_account_details: 'Wrong account details',
      insufficient_funds: 'Not enough money',
      noncompliant: 'Against the rules of the card network',
      subscription_canceled: 'A canceled subscription',
      card_never_received: 'A card that never arrived',
      fraudulent_card_application: 'A card opened by fraud',
      made_with_counterfeit_card: 'A counterfeit card',
      credit_not_processed: 'A refund that did not come',
      duplicate: 'Charged twice',
      fraudulent: 'The guest did not make this payment',
      general: 'No reason given',
      made_with_lost_card: 'A lost card',
      made_with_stolen_card: 'A stolen card',
      misc: 'No reason given',
      product_not_received: 'The ride did not take place',
      product_unacceptable: 'The ride was not as sold',
      unauthorized_use_of_card: 'The guest did not make this payment',
      unrecognized: 'The guest does not recognize this payment',
    },
  },
  money: {
    title: 'Payments and refunds',
    paid: 'Paid',
    refunded: 'Refunded',
    on_its_way: 'Refund on its way',
    disputed: 'Disputed: taken by the guest’s bank',
    kept: 'Kept for the rides',
    open: 'Unresolved',
    failedAttempts: (count: number) =>
      count === 1
        ? '1 failed attempt to pay. Nothing was taken for it.'
        : `${grouped(count)} failed attempts to pay. Nothing was taken for them.`,
    noRefund: 'No refund was requested.',
    returned: 'Refund that failed or came back',
    failedRefund: {
      again: (amount: string, when: string, next: string) =>
        `The refund of ${amount} failed on ${when}. It is tried again on ${next}.`,
      last: (amount: string, when: string) =>
        `The refund of ${amount} failed on ${when} and is not tried again. Retry it, or pay the guest another way and mark it as settled.`,
    },
    difference: (cause: string, amount: string) => `Reconciliation: ${cause}, ${amount}.`,
    due: 'Still to pay',
    openText: 'This money is neither ours nor being refunded. Someone has to check it.',
    nothing: 'Nothing has been paid and nothing is due.',
    whyRefund: (when: string) => `Why this refund? Canceled ${when}`,
    equation: 'These amounts add up to what was paid.',
    paidOnce: {
      title: 'Charged twice? This booking has one payment',
      text: 'Check in the note, or with the guest, which other charge is meant before you approve.',
    },
    openPayment: {
      unknown: {
        title: 'Do not ask for money: a payment has no result yet',
        text: 'The card may have been charged. Don’t refund what may still arrive. We keep asking the payment service.',
      },
      at_bank: {
        title: 'The guest’s bank is still asking',
        text: 'The guest can confirm with the bank, or use another card: on their page or with a payment link.',
      },
    },
  },
  story,
  why: {
    bothRides: 'round trip: one price for both rides',
    open: 'Why this price?',
    title: 'Why this price',
    kept: 'As it was calculated when it was sold. Later changes of rates don’t touch it.',
    none: 'This sale has no stored calculation.',
    of: { sale: 'Price of the sale', change: 'Price of the change' },
    now: 'the current price',
    lowered: (amount: string, left: string) =>
      `Price lowered by the resort: −${amount}. That leaves ${left}.`,
    when: (of: string, when: string) => `${of}, ${when}`,
  },
  lists: {
    title: 'Lists of bookings',
    coming: 'Rides of the next 7 days',
    lead: 'Choose bookings, columns, and an order, and save them as a list for yourself or for everyone.',
    form: 'Contents of the list',
    labels: {
      days: 'Rides',
      property: 'Resort',
      statuses: 'State',
      columns: 'Columns',
      order: 'Order',
      descending: 'Descending order',
    },
    days: {
      any: 'On any day',
      today: 'Today',
      tomorrow: 'Today and tomorrow',
      week: 'Within 7 days',
      month: 'Within 30 days',
      past_week: 'In the last 7 days',
      past_month: 'In the last 30 days',
    },
    ownDays: 'As in the list',
    allProperties: 'All resorts',
    statesHint: 'None chosen: every state.',
    orders: { ride: 'By ride', created: 'By sale', total: 'By price' },
    descending: 'Descending: the latest or highest first',
    show: 'Show the bookings',
    number: viewWords.en.number,
    columns: viewWords.en.columns,
    none: 'No booking is on this list now.',
    tooMany: 'There are more than 1,000. Choose fewer days or one resort to see the rest.',
    chosen: (count: number) => `Only the ${grouped(count)} bookings that were chosen are on this list.`,
    ofFound: 'Create a list of these',
    failed: 'We couldn’t load the list.',
    save: 'Export list',
    saving: 'Preparing the file…',
    saveFailed: 'We couldn’t prepare the file. Please try again.',
    saveText:
      'Beside names, the file has ride references in place of booking and confirmation numbers, which would open the booking.',
    kept: 'Saved lists',
    keptBy: (name: string, by: string) => `${name} · by ${by}`,
    choose: 'Choose one',
    keep: 'Save this list',
    keepText:
      'Saves booking numbers, never a guest’s name. Each person sees the bookings of their own resorts, in the columns they may see.',
    name: 'Name',
    nameMissing: 'Give the list a name.',
    share: 'Share with everyone who can see bookings',
    keepIt: 'Save list',
    keeping: 'Saving…',
    keptNow: (name: string) => `${name} is saved.`,
    notKept: 'That didn’t work. Please try again.',
    forget: 'Delete this list',
    forgotten: 'The list was deleted.',
  },
  everything: 'All bookings',
  palette: (search: string) => `Search bookings for “${search}”`,
};
