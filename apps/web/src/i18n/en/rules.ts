import { grouped } from './grouped.ts';

/** A number as it is written, with what it counts. */
const counted = (count: string, one: string, many: string) => `${count} ${count === '1' ? one : many}`;

/** Meaning of the rules' rows for guests: restrictions, hours, refunds, included rides, times before flights. */
export const rules = {
  unfinished: 'Fill in the form to see its effect.',
  inactive: 'It’s inactive, so this doesn’t apply.',
  restriction: {
    day: (day: string) => `Rides on ${day} aren’t offered.`,
    days: (from: string, to: string) => `Rides from ${from} to ${to} aren’t offered.`,
    notice: (hours: string) =>
      `Guests have to book at least ${counted(hours, 'hour', 'hours')} before the pick-up.`,
    seats: (seats: string) => `A shared departure takes ${counted(seats, 'person', 'people')} at most.`,
    where: (resorts: string) => `It applies at ${resorts}.`,
    new: 'It applies where a schedule of operating hours uses it.',
    added: 'Added, not used yet:',
    unused: 'Not used yet',
    until: 'Nothing changes for guests until a schedule of operating hours uses it. Then:',
    configurations: 'Operating hours',
    colleague: 'A colleague who can change operating hours has to attach it to them.',
    afterwards: 'Add it first, then attach it here to the operating hours of a resort.',
    resort: 'Attach it at',
    choose: 'Choose a resort',
    attach: (count: number) =>
      count === 1 ? 'Attach it to its schedule' : `Attach it to its ${grouped(count)} schedules`,
    taken: (count: number) =>
      count === 1
        ? 'One schedule here already has another restriction, which it keeps. Each has only one, and several add up:'
        : `${grouped(count)} schedules here already have another restriction, which they keep. Each has only one, and several add up:`,
    allAttached: 'All schedules here use it.',
    keeps: 'No other restriction is replaced, and bookings already made stay as they are.',
    add: (name: string) => `Add a second one: ${name}`,
    second: (name: string, restriction: string) => `${name} (${restriction})`,
    guestPrice: 'See it in Guest price',
    limit: 'Limit',
    hoursAhead: (hours: string) => `${counted(hours, 'hour', 'hours')} ahead`,
    seatsOf: (seats: string) => counted(seats, 'seat', 'seats'),
    at: 'Applies at',
    numbers: { minimum_notice: 'Hours of notice', capacity: 'Seats of a departure' },
  },
  checks: { title: 'Publishing checks' },
  publishing: {
    nothing: 'No check: these changes take effect at once.',
    sets: (names: string) => `Changed only by publishing a change set: ${names}.`,
    second: 'Someone who edited nothing in the set approves or publishes it.',
    beside: (names: string) =>
      `Prices also depend on catalogs that this rule doesn’t include: ${names}. Unless another rule includes them, changes there take effect at once.`,
    own: 'Anyone who can change publishing rules can turn this one off alone. To prevent that, include publishing rules, too.',
  },
  operation: {
    where: (segment: string, property: string) => `${segment}, at ${property}:`,
    allDay: 'pick-ups around the clock.',
    day: (from: string, to: string) => `pick-ups from ${from} to ${to}.`,
    night: (from: string, to: string) => `pick-ups from ${from} to ${to} the next morning.`,
    restricted: (name: string) => `Restricted by “${name}”.`,
    notices: (addresses: string) => `Booking notices go to ${addresses}.`,
  },
  refund: {
    head: 'Fee',
    fee: (percent: string, hours: string) => `${percent}% within ${counted(hours, 'hour', 'hours')}`,
    airline: 'airline’s flight',
    kept: (hours: string, percent: string) =>
      `Canceling less than ${counted(hours, 'hour', 'hours')} before the pick-up costs ${percent}% of the price.`,
    never: 'A ride can’t be canceled after its pick-up, so 0 hours has no effect.',
    back: (of: string, back: string) => `Of ${of}, the guest is refunded ${back}.`,
    service: (name: string) => `For ${name}. The rules of its resort don’t apply to it.`,
    property: (name: string) => `For the services of ${name} that have no rules of their own.`,
  },
  included: {
    head: 'Condition',
    any: 'All stays',
    all: (property: string) => `All stays at ${property}`,
    stays: (property: string, conditions: string) => `Stays at ${property} (${conditions})`,
    ride: (stays: string, service: string) => `${stays} include ${service}. Their guests pay nothing for it.`,
    ratePlan: (name: string) => `rate plan ${name}`,
    market: (name: string) => `segment ${name}`,
    nights: (nights: string) => `${counted(nights, 'night', 'nights')} or more`,
    member: { yes: 'members', no: 'not members' },
    guest: { yes: 'guests of members', no: 'not guests of members' },
    club: (name: string) => `club ${name}`,
  },
  segment: {
    flight: (time: string) => `For a flight at ${time}:`,
    international: (time: string) => `pick-up at ${time} if it’s international,`,
    national: (time: string) => `pick-up at ${time} if it’s domestic.`,
    extra: 'Resorts with extra minutes leave that much earlier.',
    off: 'It’s inactive, so its services aren’t offered.',
  },
};
