/** Meaning of the rules' rows for guests: restrictions, hours, refunds, included rides, times before flights. */
export const rules = {
  unfinished: 'Fill in the form to see what it means.',
  inactive: 'It’s inactive, so this doesn’t apply.',
  restriction: {
    day: (day: string) => `Rides on ${day} aren’t offered.`,
    days: (from: string, to: string) => `Rides from ${from} to ${to} aren’t offered.`,
    notice: (hours: string) => `Guests have to book at least ${hours} hours before the pick-up.`,
    seats: (seats: string) => `A shared departure takes ${seats} people at most.`,
    where: (names: string) => `It counts for: ${names}.`,
    nowhere: 'No operation configuration names it yet, so nothing changes for guests.',
    new: 'It counts once an operation configuration names it.',
  },
  checks: { title: 'Publishing checks' },
  publishing: {
    nothing: 'It asks for nothing: these changes are in force at once.',
    sets: (names: string) => `Changed only by publishing a change set: ${names}.`,
    second: 'Someone who wrote none of the set approves or publishes it.',
    beside: (names: string) =>
      `What guests pay also follows from what this rule doesn’t name: ${names}. Unless another rule does, changes there are in force at once.`,
    own: 'Whoever may change publishing rules can switch this one off alone. To prevent that, name publishing rules, too.',
  },
  operation: {
    where: (segment: string, property: string) => `${segment}, at ${property}:`,
    allDay: 'pick-ups round the clock.',
    day: (from: string, to: string) => `pick-ups from ${from} to ${to}.`,
    night: (from: string, to: string) => `pick-ups from ${from} to ${to} the next morning.`,
    restricted: (name: string) => `Restricted by “${name}”.`,
    notices: (addresses: string) => `Notices of bookings go to ${addresses}.`,
  },
  refund: {
    kept: (hours: string, percent: string) =>
      `Canceling less than ${hours} hours before the pick-up keeps ${percent}% of the price.`,
    never: 'A ride can’t be canceled after its pick-up, so 0 hours never applies.',
    back: (of: string, back: string) => `Of ${of}, the guest gets ${back} back.`,
    service: (name: string) => `For ${name}. The rules of its property don’t apply to it.`,
    property: (name: string) => `For the services of ${name} that have no rules of their own.`,
  },
  included: {
    all: (property: string) => `All stays at ${property}`,
    stays: (property: string, conditions: string) => `Stays at ${property} ${conditions}`,
    ride: (stays: string, service: string) => `${stays} include ${service}. Their guests pay nothing for it.`,
    ratePlan: (name: string) => `with the rate plan ${name}`,
    market: (name: string) => `of the market segment ${name}`,
    nights: (nights: string) => `of ${nights} nights or more`,
    member: { yes: 'of members', no: 'of people who aren’t members' },
    guest: { yes: 'of guests of members', no: 'of people who aren’t guests of a member' },
    club: (name: string) => `of the club ${name}`,
  },
  segment: {
    flight: (time: string) => `For a flight at ${time}:`,
    international: (time: string) => `pick-up at ${time} if it’s international,`,
    national: (time: string) => `pick-up at ${time} if it’s domestic.`,
    extra: 'Properties with extra minutes leave earlier by those.',
    off: 'It’s inactive, so its services aren’t offered.',
  },
};
