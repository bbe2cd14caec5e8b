import { grouped } from './grouped.ts';
import { toGuest } from './price-to-guest.ts';

/** Numbers from here on were given by us: nobody knows a rate by them. */
const FIRST_OF_OURS = 500_000_000;
type Params = Readonly<Record<string, string | number>>;

const people = (count: number) => (count === 1 ? '1 person' : `${grouped(count)} people`);
const days = (count: number) => (count === 1 ? '1 day' : `${grouped(count)} days`);

/** Prices that staff look into: a year of rates, and the price of a guest. */
export const prices = {
  property: 'Property',
  service: 'Service',
  failed: 'We couldn’t load the prices.',
  noServices: 'There are no services here yet.',
  trips: { round_trip: 'Round trip', arrival: 'Airport to resort', departure: 'Resort to airport' },
  offSale: 'off sale',
  usd: 'Price, USD',
  units: { price: 'per vehicle', adult_price: 'per adult' },
  perVehicle: (amount: string) => `${amount} per vehicle`,
  perAdult: (amount: string) => `${amount} per adult`,
  perChild: (amount: string) => `${amount} per child under 4`,
  rate: (id: number, name: string) => (id < FIRST_OF_OURS ? `Rate ${id} “${name}”` : `Rate “${name}”`),
  /** Verdict on each rate on a day. */
  verdicts: {
    wins: {
      alone: 'Wins: it is the only rate valid that day.',
      priority: (priority: number) => `Wins: its priority, ${priority}, is the lowest number.`,
      lowest_id: (priority: number) =>
        `Wins a tie: other rates have priority ${priority} too, and it has the lowest number.`,
    },
    loses: {
      priority: (priority: number, winner: number) =>
        `Loses to ${winner < FIRST_OF_OURS ? `rate ${winner}` : 'the winner'}: its priority, ${priority}, is a higher number.`,
      lowest_id: (priority: number, winner: number) =>
        winner < FIRST_OF_OURS
          ? `Loses a tie to rate ${winner}: same priority, ${priority}, but rate ${winner} has the lower number.`
          : `Loses a tie to the winner: same priority, ${priority}, but the winner has the lower number.`,
    },
    ofOtherDays: (count: number) => `${grouped(count)} rates are not valid that day`,
    begins_later: (day: string) => `Not valid yet: it begins ${day}.`,
    has_ended: (day: string) => `No longer valid: it ended ${day}.`,
  },
  /** Beside the form of a rate, as it is typed. */
  typed: {
    nothingYet: 'Choose a service and both days to see which rate wins.',
    wins: (won: number, all: number, year: number) =>
      won === all
        ? `This rate wins on all its days of ${year} (${days(all)}).`
        : won === 0
          ? `This rate wins on none of its days of ${year}.`
          : `This rate wins on ${grouped(won)} of its ${days(all)} of ${year}.`,
    own: {
      alone: 'This rate wins: no other is valid.',
      priority: 'This rate wins by its priority.',
      lowest_id: 'This rate wins the tie: it has the lowest number.',
    },
    over: (name: string, price: string) => `Otherwise “${name}” would win, ${price}.`,
    other: (name: string, price: string, why: string) => `“${name}” wins, ${price}: ${why}.`,
    loses: {
      alone: () => 'no other is valid',
      priority: (priority: number) => `priority ${priority}`,
      lowest_id: (priority: number) => `the same priority, ${priority}, and a lower number`,
    },
    calendar: 'Open the price calendar',
    otherDays: 'Another price for a few days',
  },
  calendar: {
    title: 'Price calendar',
    lead: 'Which rate guests are charged on each day, and why.',
    year: 'Year',
    before: (year: number) => `Show ${year}`,
    after: (year: number) => `Show ${year}`,
    legend: 'Rates of the year',
    ranges: 'Day by day',
    grid: (year: number) => `${year} by month`,
    keys: 'Arrow keys move by day and week, Page Up and Page Down by month. Enter explains a day.',
    days: 'Days',
    rateHead: 'Rate',
    price: 'Price',
    notForSale: 'Not for sale',
    notForSaleDays: (count: number) => `Not for sale on ${days(count)}`,
    gapText: 'No rate is valid on these days, so guests can’t book.',
    closed: 'Closed by a restriction',
    closedBy: 'A restriction closes this day, whatever the rates say.',
    closedDays: (count: number) => `${days(count)} closed by a restriction`,
    priority: (priority: number) => `Priority ${priority}`,
    wins: (count: number) => `Wins ${days(count)}`,
    never: 'Never wins this year',
    shadowed: 'Rates that never win this year',
    shadowedBy: (name: string, winners: string) => `${name}: ${winners} always wins on its days.`,
    ties: 'Rates of the same priority overlap',
    tie: (range: string, winner: string, losers: string) =>
      `${range}: ${winner} and ${losers} have the same priority. ${winner} wins only because its number is lower.`,
    offSale: 'This service is off sale right now',
    offSaleText: 'Its rates are shown, but guests can’t book it.',
    allWell: 'Every day has one rate',
    monthBefore: 'Month before',
    monthAfter: 'Month after',
    toGuest: 'See the guest price',
    twoAdults: 'Two adults, nothing included',
  },
  guest: {
    menu: 'Guest price',
    title: 'Guest price',
    lead: 'The same calculation as a sale, step by step.',
    form: 'Guest and ride',
    whose: 'The stay',
    who: { stay: 'A real stay', made_up: 'An example' },
    whoHint: { stay: 'Confirmation number and last name', made_up: 'You choose the guest and the dates' },
    labels: {
      hotel: 'Property',
      who: 'Price for',
      folio: 'Confirmation number',
      last_name: 'Last name',
      stay_adults: 'Adults of the stay',
      stay_children: 'Children of the stay',
      country: 'Country',
      included: 'Included transfer',
      trip: 'Trip',
      arrival_date: 'Arrival flight date',
      departure_date: 'Departure flight date',
      arrival_time: 'Landing time (optional)',
      departure_time: 'Departure flight time (optional)',
      domestic: 'Domestic flights',
      adults: 'Adults and children 4 and over',
      minors: 'Children under 4',
      babyseat: 'Baby seats',
    },
    countryHint: 'Two letters, like US or MX',
    none: 'None',
    ride: 'The ride',
    riders: 'Who’s traveling?',
    datesOfStay: 'Leave empty to use the dates of the stay',
    show: 'Show prices',
    showing: 'Calculating…',
    failed: 'We couldn’t calculate the prices. Please try again.',
    notFound: 'There is no stay with this number and last name at this property.',
    tooMany: 'Too many wrong tries from this network. Please wait a while.',
    missing: {
      folio: 'Enter the confirmation number',
      last_name: 'Enter the last name',
      arrival_date: 'Enter the arrival flight date',
      departure_date: 'Enter the departure flight date',
      country: 'Enter two letters, like US',
      adults: 'At least one adult has to ride',
    },
    results: 'Prices',
    stayFacts: (from: string, to: string, adults: number, children: number, country: string) =>
      `Stay from ${from} to ${to} · ${adults === 1 ? '1 adult' : `${grouped(adults)} adults`}, ${children === 1 ? '1 child' : `${grouped(children)} children`} · ${country}`,
    noServices: 'This property has no services for this trip.',
    due: 'To pay',
    toGuest,
    notOffered: 'Not offered',
    wouldBe: (amount: string) => `The price would be ${amount}`,
    included: 'Included',
    steps: 'Calculation',
    step: {
      date: 'Date',
      rate: 'Rate',
      people: 'People',
      vehicles: 'Vehicles',
      price: 'Price',
      benefit: 'Included transfer',
      due: 'To pay',
    },
    dated: (day: string) => `Priced for ${day}, the day of the first ride.`,
    otherRates: (count: number) => (count === 1 ? 'The other rate' : `The other ${grouped(count)} rates`),
    noRate: 'No rate is valid that day.',
    keptRate: 'The booking keeps the rate it was sold at.',
    seats: {
      specification: (seats: number) =>
        `${people(seats)} ${seats === 1 ? 'takes' : 'take'} a seat. Children under 4 ride on a lap.`,
      everyone: (seats: number) =>
        `${people(seats)} ${seats === 1 ? 'takes' : 'take'} a seat. This property counts everybody.`,
    },
    vehicles: (seats: number, max: number, vehicles: number) =>
      `${grouped(seats)} ÷ ${max} per vehicle, rounded up: ${vehicles === 1 ? '1 vehicle' : `${grouped(vehicles)} vehicles`}.`,
    shared: 'Shared ride: each seat is charged, not the vehicle.',
    capacityOf: { rate: 'The capacity is the rate’s.', service: 'The capacity is the service’s.' },
    lines: {
      'price.vehicles': 'Vehicles',
      'price.adults': 'Adults and children 4 and over',
      'price.baby_seats': 'Baby seats',
      'price.children': 'Children under 4',
      'price.included': 'Included',
    },
    noBenefit: 'The stay includes no transfer.',
    benefit: (name: string, trip: string) => `The stay includes ${name} (${trip}).`,
    benefitElsewhere: 'It covers the other direction, so it pays nothing here.',
    benefitUnpriced: 'It has no valid rate that day, so it pays nothing.',
    worth: (amount: string, count: number) =>
      `Its value is ${amount}: its own price for the ${people(count)} of the stay.`,
    used: (amount: string) => `Other bookings of the stay have used ${amount}.`,
    takesOff: (amount: string) => `It reduces the price by ${amount}, never below 0.`,
    limits: 'Rooms that ride along are checked when the guest books.',
    limitsDays:
      'Hours of service and free seats depend on the flights: enter their times to check them too. Rooms that ride along are checked when the guest books.',
    numbered: (id: number, name: string) => `${id} “${name}”`,
    more: (count: number) => `and ${grouped(count)} more`,
    timeHint: 'To check hours and free seats too',
    domesticHint: 'Their guests leave later for the airport',
    row: (name: string) => `“${name}”`,
    /** The reason why a service is not offered, by the code of the rule. */
    reasons: {
      'service.not_available': () => 'Turned off by:',
      'stay.no_longer_available': () => 'The stay was canceled, or the guest didn’t arrive.',
      'stay.expired': () => 'The stay is over.',
      'stay.club_concierge': () => 'A club stay: the concierge books it.',
      'stay.region_denied': (p: Params) =>
        p.denies
          ? 'A region denies this guest:'
          : 'No region allows this guest. These regions allow others only:',
      'booking.in_the_past': () => 'The day is over.',
      'booking.today_by_phone': () => 'Rides for today are sold by phone.',
      'booking.too_late_for_tomorrow': () => 'Rides for tomorrow are sold online until 3:00 PM.',
      'booking.too_far_ahead': () => 'The day is more than 18 months ahead.',
      'booking.notice_too_short': (p: Params) => `It has to be booked ${p.hours} hours ahead. Restriction:`,
      'booking.blackout': () => 'The day is closed by restriction:',
      'booking.date_outside_stay': () => 'The day is outside the stay.',
      'passengers.over_capacity': (p: Params) => `It takes up to ${p.max} people, and there are ${p.total}.`,
      'rate.none': () => 'No rate is valid that day. These are valid on other days:',
      'booking.outside_service_hours': () => 'It doesn’t run at that hour. Operation configuration:',
      'departure.wrong_time': () => 'The departure pick-up must be after the landing.',
      'booking.over_capacity': (p: Params) => `A departure has at most ${p.seats} seats, as set by:`,
      'booking.sold_out': (p: Params) => `Only ${p.left} seats are left. Seats are set by:`,
    } as Readonly<Record<string, (params: Params) => string>>,
    about: { arrival: 'the arrival', departure: 'the departure' },
  },
  /** The explanation of a reason. */
  because: {
    title: 'How it was decided',
    otherwise: 'What would have changed it',
    nothing: 'nothing',
    span: (from: string, to: string) => `${from} to ${to}`,
    moment: (day: string, time: string) => `${day}, ${time}`,
    looked: {
      now: 'Current time at the property',
      cut_off: 'Sold online until',
      flight_day: 'Day of the flight',
      pick_up: 'Pick-up',
      other_pick_up: 'Landing of the arrival',
      stay_day: 'Day of the stay',
      last_day: 'Last day on sale',
      hours: 'Hours of service',
      notice_hours: 'Hours of notice',
      people: 'People who take a seat',
      seats: 'Seats',
      taken: 'Taken by others',
      status: 'State of the stay',
      check_out: 'Check-out',
      tags: 'The guest’s tags',
      booking_from: 'Booked from',
      is_guest: 'Guest flag (1 = yes)',
      benefits: 'Benefits flag',
    },
    changes: {
      booked_before: (when: string) => `Booked before ${when}.`,
      booked_until: (when: string) => `Booked by ${when}.`,
      flight_day_is: (when: string) => `A flight on ${when}.`,
      flight_day_from: (when: string) => `A flight on ${when} or later.`,
      flight_day_until: (when: string) => `A flight on ${when} or earlier.`,
      pick_up_from: (when: string) => `A pick-up on ${when} or later.`,
      pick_up_after: (when: string) => `A pick-up after ${when}.`,
      pick_up_until_day: (when: string) => `A pick-up on ${when} or earlier.`,
      pick_up_within: (when: string) => `A pick-up from ${when}.`,
      people_up_to: (most: string) => `At most ${most} people.`,
      without_tags: (tags: string) => `A guest without ${tags}.`,
      with_a_tag: (tags: string) => `A guest with one of these: ${tags}.`,
      not_club: (_: string) => 'A stay that isn’t a club stay, or a concierge who books it.',
    },
  },
  /** A guest's offers now. */
  offers: {
    open: 'See current offers',
    title: 'Current offers for this guest',
    lead: 'By today’s sales rules, for these people and flights.',
    leadDays:
      'By today’s sales rules, for these people and days. Enter the flight times to check hours and free seats too.',
    failed: 'We couldn’t load the offers.',
  },
  noSentence: 'Choose a service, a property and a day.',
  expectations: {
    check: 'Check now',
    checking: 'Checking…',
    failed: 'We couldn’t check the prices. Please try again.',
    allHold: (count: number) =>
      count === 1 ? 'Today’s price is as expected' : `All ${grouped(count)} prices are as expected`,
    someBroken: (broken: number, count: number) =>
      `${grouped(broken)} of ${grouped(count)} prices ${broken === 1 ? 'is' : 'are'} not as expected`,
    none: 'No expected prices for future days',
    holds: 'As expected',
    broken: (found: string) => `Now ${found}`,
    noPrice: 'No price now',
    notChecked: 'Not checked: inactive, or its day is over.',
    today: 'Today',
    expect: 'Add as expected price',
  },
};
