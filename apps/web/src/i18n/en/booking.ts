import { bookingIssues } from './booking-issues.ts';
/** The four steps of a booking. */
export const booking = {
  issues: bookingIssues,
  steps: { service: 'Ride', flights: 'Flights', overview: 'Review', payment: 'Payment' },
  backTo: (step: string) => `Back to ${step}`,
  backHome: 'Back to the start',
  continue: 'Continue',
  change: 'Change',
  done: 'Done',
  edit: 'Change',
  notLoaded: 'We couldn’t connect. You may be offline.',
  tryAgain: 'Try again',
  startAgain: 'Start again',
  startOver: {
    open: 'Start over',
    title: 'Start over?',
    text: 'Your ride, flights, passengers and notes are cleared. Your stay is kept.',
    yes: 'Clear and start over',
    no: 'Keep going',
  },
  trips: {
    round_trip: { title: 'Round trip' },
    arrival: { title: 'Airport to resort' },
    departure: { title: 'Resort to airport' },
  },
  ticket: {
    name: 'Your booking so far',
    arrival: 'Arrival',
    departure: 'Departure',
    backFrom: 'Back from',
    party: 'Who’s traveling',
    ride: 'Ride',
    choose: 'Choose a ride to see what it costs.',
  },
  price: {
    total: 'Total',
    allIn: 'Nothing is added when you pay',
    included: 'Included in your stay',
    free: 'Free',
    times: (quantity: number, unit: string) => `${quantity} × ${unit}`,
    lines: {
      'price.vehicles': (count: number): string => (count === 1 ? 'Private vehicle' : 'Private vehicles'),
      'price.adults': (count: number): string => (count === 1 ? 'Adult seat' : 'Adult seats'),
      'price.baby_seats': (count: number): string =>
        count === 1 ? 'Baby seat (one seat)' : 'Baby seats (one seat each)',
      'price.children': (count: number): string => (count === 1 ? 'Child under 4' : 'Children under 4'),
    },
  },
  party: {
    change: 'Trip and travelers',
    trip: 'Your trip',
    nobody: 'No one yet',
    adults: (count: number): string => (count === 1 ? '1 adult' : `${count} adults`),
    children: (count: number): string => (count === 1 ? '1 child under 4' : `${count} children under 4`),
    babySeats: (count: number): string => (count === 1 ? '1 baby seat' : `${count} baby seats`),
    childrenNote:
      'Children 4 and over count as adults. If yours is 4 or older, change it here and the prices update.',
  },
  service: {
    title: 'Choose your ride',
    lead: (name: string) => `${name}, here are your rides. Prices cover everyone.`,
    loading: 'Looking for rides…',
    tooNear: 'It’s too late to book this ride online',
    allClosed: 'No rides can be booked online for these dates',
  },
  card: {
    included: 'Included in your stay',
    recommended: {
      price: 'Recommended: lowest price',
      private: 'Recommended: only your group',
      resort: 'Recommended by your resort',
    },
    chosen: 'Your choice',
    forTrip: {
      round_trip: 'both ways, in total',
      arrival: 'one way, in total',
      departure: 'one way, in total',
    },
    perVehicle: (price: string, vehicles: number) =>
      vehicles === 1 ? `${price} per vehicle` : `${vehicles} vehicles at ${price} each`,
    perAdult: (price: string) => `${price} per adult. Children under 4 on a lap ride free`,
    paidByStay: 'Included in your stay',
    onTop: (unit: string) => `In addition to what your stay includes (${unit})`,
    noRate: 'No price for this date',
    closed: 'Not available on these dates',
    choose: (price: string) => `Choose for ${price}`,
    chooseFree: 'Choose (included)',
    chooseThis: 'Choose this ride',
    details: 'Details and terms',
    upsell: (name: string, more: string) => `${name} for ${more} more`,
    fitsInOne: (people: number, less: string, vehicles: number, other: string) =>
      `Your party of ${people} fits in one vehicle: ${less} less than ${vehicles} × ${other}`,
    vehicles: (count: number, room: number): string =>
      count === 1 ? `1 vehicle for up to ${room} people` : `${count} vehicles for up to ${room} people each`,
    seats: (count: number): string =>
      count === 1 ? '1 seat in a shared vehicle' : `${count} seats in a shared vehicle`,
    luggage: (suitcases: number, handBags: number): string => {
      const cases = suitcases === 1 ? '1 suitcase' : `${suitcases} suitcases`;
      return `${cases} and ${handBags === 1 ? '1 carry-on' : `${handBags} carry-ons`} each`;
    },
    alone: 'Only your party, no waiting for others',
    withOthers: 'Shared: may wait and make stops',
  },
  details: {
    itinerary: 'Itinerary',
    includes: 'Included',
    notIncludes: 'Not included',
    recommendations: 'Good to know',
    demarcation: 'Service area',
    terms: 'Booking terms',
    policies: 'Policies',
  },
  departureOffer: {
    title: 'Need a ride back?',
    text: 'Add the ride back to the airport now.',
    includedText:
      'Your stay includes the ride to the resort only. You can add the ride back to the airport now.',
    what: (service: string, day: string) => `${service}, back to the airport on ${day}`,
    total: (price: string) => `Both rides together: ${price}`,
    yes: (price: string) => `Yes, add it for ${price}`,
    no: 'No, only the arrival',
  },
  refusals: {
    noServices: {
      title: 'No rides available',
      text: 'We have no rides for these dates at this airport. Call us and we’ll help.',
    },
    noData: {
      title: 'We couldn’t read your trip',
      text: 'Please try again, or start over from the home page.',
    },
    destination: {
      title: 'No service from this airport',
      text: 'We don’t serve this resort from the airport you chose. Choose another airport, or call us.',
    },
    session: {
      title: 'Your session has ended',
      text: 'Look up your stay again. What you entered is saved.',
    },
    offline: {
      title: 'No connection',
      text: 'We couldn’t connect. What you entered is saved. Try again when you have a signal.',
    },
    server: {
      title: 'We couldn’t load the rides',
      text: 'This is a problem on our side. Please try again in a moment.',
    },
  },
  flights: {
    title: 'Your flights',
    lead: 'We only need your flight number. We look up the rest and set your pick-up time.',
    notesTitle: 'Anything else?',
    notes: 'Special request',
    notesHint: 'A birthday, an allergy, a sign with another name: tell us here.',
  },
  special: 'Add large items, a wheelchair or child seats',
  contact: {
    title: 'Contact',
    lead: 'We’ll send your confirmation here. Your driver may call.',
    name: 'Full name',
    email: 'Email',
    emailHint: 'For your confirmation',
    phone: 'Phone',
    phoneHint: 'Choose the country of your number',
    change: 'Change',
    onFile: 'Already on file',
    didYouMean: (address: string) => `Did you mean ${address}?`,
    keep: (masked: string) => `On file: ${masked}. Leave empty to keep it.`,
  },
  flight: {
    title: { arrival: 'Flight to your stay', departure: 'Flight home' },
    labels: {
      date: 'Flight date',
      flightNumber: 'Flight number',
      tailNumber: 'Tail number',
      airline: 'Airline',
      isNational: 'Where does this flight go?',
      terminal: 'Terminal',
    },
    terminalHint: 'On your ticket, or in the airline’s app',
    terminalUnknown: 'I don’t know yet',
    timeLabels: { arrival: 'Landing time', departure: 'Departure time' },
    timeHint: 'Local time at the airport',
    numberHint: 'Like AA 1234, on your ticket',
    tailHint: 'Like XA-ABC or N123AB',
    checkIn: 'your arrival day',
    checkOut: 'your departure day',
    changeDay: 'Another day?',
    dayReason: (arrival: string, departure: string) => `Your stay is from ${arrival} to ${departure}.`,
    looking: (flight: string) => `Looking up ${flight}…`,
    waiting: 'Checking your flight…',
    offline: 'You are offline. We’ll look up your flight when you’re back online.',
    unanswered: {
      offline: {
        title: 'You are offline',
        text: 'What you entered is saved. Try again when you are back online.',
      },
      noAnswer: {
        title: 'We can’t check your flight right now',
        text: 'What you entered is saved. Try again, or enter the flight details yourself.',
      },
      again: 'Try again',
      byHand: 'Enter the details',
    },
    foundAloud: 'Flight found.',
    found: {
      arrival: (time: string, city: string, other: string) =>
        `Lands at ${time}, ${city} time${other ? `, from ${other}` : ''}`,
      departure: (time: string, city: string, other: string) =>
        `Leaves at ${time}, ${city} time${other ? `, to ${other}` : ''}`,
    },
    national: 'Domestic',
    nationalDetail: 'Within the country',
    international: 'International',
    internationalDetail: 'To or from another country',
    notRight: 'Wrong flight? Enter it yourself',
    missing: (flight: string, day: string) =>
      `We can’t find ${flight} on ${day}. Check the number and day, or enter the details.`,
    lookUpFailed: 'We couldn’t look it up right now. Please enter the details.',
    airlinesDown: {
      title: 'We couldn’t load the airlines',
      text: 'What you entered is saved. Refresh the list to try again.',
      refresh: 'Refresh',
    },
    haveNumber: 'I have a flight number',
    isPrivate: 'It’s a private flight',
    notYet: 'I don’t have my flight yet',
    laterText:
      'No problem. Give us an approximate time. Add your flight in My transportation once you have it and we update your pick-up.',
  },
  pickUp: {
    title: { arrival: 'We meet you at the airport', departure: 'We pick you up at the resort' },
    clock: (city: string) => `${city} time`,
    whyDeparture: (duration: string, kind: string) => `${duration} before your ${kind} flight`,
    lobby: (time: string) => `Be in the lobby at ${time}.`,
    national: 'domestic',
    international: 'international',
    duration: (minutes: number) => {
      const hours = Math.floor(minutes / 60);
      const rest = minutes % 60;
      return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ');
    },
    dayBefore: (date: string, time: string) => `The day before your flight: ${date}, ${time}`,
    dayBeforeText: (date: string, time: string) =>
      `Your flight is on ${date} at ${time}, so your ride is the evening before.`,
  },
  counters: {
    title: 'Who’s traveling?',
    lead: 'This comes from your stay. Change it if needed.',
    adults: 'Adults and children 4 and over',
    adultsDetail: 'One seat each',
    children: 'Children under 4',
    childrenDetail: 'On a lap, free',
    babySeats: 'Children in a baby seat',
    babySeatsDetail: 'We bring the baby seat. It uses one seat.',
    full: (room: number) => `This vehicle takes up to ${room}.`,
    samePeople: 'Already counted. Add only people joining for this stay.',
    mainGuest: 'main guest',
    remove: 'Remove',
    removeNamed: (folio: string) => `Remove ${folio}`,
    vehicles: (people: number, vehicles: number) => `${people} passengers need ${vehicles} vehicles`,
    vehiclesPrice: (price: string) => `Each vehicle is charged. The total is ${price}.`,
    moreThanStay: 'More people than your stay includes',
    moreThanStayPrice: (price: string) => `The extra people cost ${price}.`,
    benefitUsed: (amount: string) => `Another booking used ${amount} of what your stay includes`,
    benefitLeft: (amount: string) => `The remaining ${amount} is applied to this ride.`,
    benefitGone: 'None is left, so this ride is at full price.',
    largerFits: (name: string, price: string) => `${name} takes everyone in one vehicle for ${price}.`,
    takeLarger: (name: string, less: string) => `Change to ${name}, ${less} less`,
    largerTaken: (name: string, price: string) => `${name} for ${price}.`,
    moreVehiclesPrice: (price: string) => `The larger party costs ${price}.`,
    seats: {
      question: (children: number): string =>
        children === 1 ? 'Does your child need a baby seat?' : 'Do your children need baby seats?',
      seat: 'Yes',
      seatDetail: (more: string | null) => `We bring it, ${more ? `${more} more` : 'at no extra cost'}`,
      lap: 'No',
      lapDetail: 'On a lap, free',
      older: 'Age 4 or older',
      olderDetail: (more: string | null) => `Own seat, ${more ? `${more} more` : 'at no extra cost'}`,
      mixed: 'If only some of them do, set the numbers above.',
    },
  },
  addStay: {
    open: 'Add another stay',
    added: (resort: string) => `${resort} stay added.`,
  },
  night: {
    title: 'Which night do you land?',
    text: (time: string) => `${time} is after midnight, so we check the night with you.`,
    lands: (date: string, time: string) => `Landing ${date}, ${time}`,
  },
  timeQuestion: {
    title: 'Which time is right?',
    text: {
      arrival: (flight: string, scheduled: string, typed: string) =>
        `The schedule says ${flight} lands at ${scheduled}. You entered ${typed}.`,
      departure: (flight: string, scheduled: string, typed: string) =>
        `The schedule says ${flight} leaves at ${scheduled}. You entered ${typed}.`,
    },
    use: (time: string) => `Use ${time}`,
    keep: (time: string) => `Keep ${time}`,
  },
  stops: {
    show: 'Show what is missing',
    flights: {
      title: 'Complete your flight details',
      text: 'Add your flight so we know when to pick you up.',
    },
    passengers: {
      title: 'Check who’s traveling',
      text: 'At least one adult must travel. A shared vehicle has a limited number of seats.',
    },
  },
  dateAlert: {
    arrival: {
      title: 'Your arrival flight doesn’t match your check-in',
      text: (flight: string, stay: string) => `The flight is on ${flight}. Your stay begins on ${stay}.`,
    },
    departure: {
      title: 'Your departure flight doesn’t match your check-out',
      text: (flight: string, stay: string) => `The flight is on ${flight}. Your stay ends on ${stay}.`,
    },
    help: 'Change the date, or add the stay right before or after. Something else? Call us.',
    lateHelp: 'Arriving later? We ask your resort to keep your room. Your stay doesn’t change.',
    change: 'Change the date',
    add: 'Add another stay',
    late: 'I arrive later',
  },
  soon: {
    today: {
      title: 'For a ride today, call us',
      text: 'It’s too late to book online. Call us and we’ll check what is available.',
    },
    tomorrow: {
      title: 'For tomorrow, call us',
      text: 'You can book rides for tomorrow online until 3:00 PM, resort time. Call us and we’ll help.',
    },
    past: {
      title: 'That time has passed',
      text: 'Check your flight date. If it’s right, call us.',
    },
    closed: {
      title: 'This ride doesn’t run on that day',
      text: 'Choose another ride or another flight, or call us.',
    },
    other: { title: 'That day can’t be booked online', text: 'Call us and we’ll help.' },
    bookOther: {
      arrival: (day: string) => `Book the ride to the resort on ${day}`,
      departure: (day: string) => `Book the ride back on ${day}`,
    },
    write: 'Write to us',
    hours: (from: string, to: string) => `We answer from ${from} to ${to}, resort time.`,
  },
};
