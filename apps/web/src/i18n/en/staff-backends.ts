import { grouped } from './grouped.ts';
/** The group's own systems: their answers, and the parts of these that are understood. */
export const backends = {
  title: 'Connected systems',
  lead: 'Your own reservation, sales and email systems: whether each one answers, and what a sale would get from it.',
  nothing: 'No outside system is connected',
  nothingText:
    'Stays, prices, sales and emails are all kept here, and nothing is missing. To connect your reservation, sales or email system, ask the people who run this site for you.',
  toSystems: 'API clients',
  failed: 'We couldn’t load the systems.',
  parts: {
    title: 'Catalogs for sale',
    part: 'Part',
    readAt: 'Last read',
    sale: 'Sale',
    never: 'Never',
    stopped: 'Stopped until it can be read',
    open: 'Open',
    names: {
      properties: 'Properties',
      airports: 'Airports',
      airlines: 'Airlines',
      segments: 'Segments',
      services: 'Services and rates',
      operation: 'Operation and restrictions',
      recipients: 'Notification recipients',
    } as Readonly<Record<string, string>>,
  },
  systems: {
    auth: 'Sign-in of systems',
    profile: 'Profiles of staff',
    mobile: 'Stays and properties',
    reservations: 'Related stays',
    sistur: 'Service sheets',
    operations: 'Services for sale',
    proxy: 'Confirmations',
    geo: 'Country of an address',
    'exchange-rate': 'Exchange rate',
    flights: 'Flights',
    transfers: 'Sales',
  } as Readonly<Record<string, string>>,
  states: {
    good: 'Answers',
    bad: 'No answer',
    odd: 'Answers, with records we can’t read',
    quiet: 'Not called yet',
    open: 'Paused: too many calls failed',
  },
  columns: { call: 'Call', answer: 'Answer', time: 'Time', when: 'When' },
  callsOf: (system: string) => `Calls to ${system}`,
  ms: (ms: number) => `${grouped(ms)} ms`,
  outcome: (outcome: string): string => {
    const rejected = /^rejected (\d+)$/.exec(outcome)?.[1];
    if (rejected) return `Refused (${rejected})`;
    return (
      (
        {
          ok: 'Read',
          connect: 'No connection',
          timeout: 'No answer in time',
          cut: 'Connection cut',
          busy: 'Too busy (429)',
          failed: 'Failed on their side',
          too_large: 'Answer too long',
          unreadable: 'Can’t be read',
          circuit_open: 'Not called: too many calls failed',
          not_admitted: 'No access: sign-in failed',
        } as Readonly<Record<string, string>>
      )[outcome] ?? outcome
    );
  },
  refused: (count: number): string =>
    count === 1
      ? '1 record of the catalog left out or uncertain'
      : `${grouped(count)} records of the catalog left out or uncertain`,
  moreRefused: (count: number): string => (count === 1 ? '1 more' : `${grouped(count)} more`),
  asked: {
    listProperties: 'List of properties',
    listAirports: 'List of airports',
    listAirlines: 'List of airlines',
    listOffers: 'List of services for sale',
    findSheet: 'Sheet',
    findSegment: 'Segment',
    listConfigurations: 'Configurations of segment',
    findRestriction: 'Restriction',
    listRecipients: 'Recipients',
  } as Readonly<Record<string, string>>,
  /** The server's words about an answer. */
  said: (phrase: string): string => phrase,
  odd: {
    refused: 'Not understood',
    bent: (count: number) =>
      count === 1 ? '1 field written differently' : `${grouped(count)} fields written differently`,
    line: (path: string, expected: string, found: string) => `${path}: expected ${expected}, found ${found}`,
    times: (count: number) => `${grouped(count)} times`,
  },
  check: {
    title: 'Check with a stay',
    text: 'We look up the stay and ask every system the questions of a sale. Nothing changes, here or there.',
    form: 'Check the systems',
    labels: { lastName: 'Last name', folio: 'Confirmation number', flight: 'Flight (optional)' },
    run: 'Check',
    running: 'Asking the systems…',
    failed: 'The check didn’t finish. Please try again.',
    whole: 'Everything a sale needs is there',
    missing: 'Missing for a sale',
    notAsked: 'Not called',
    gaps: {
      sign_in: 'Their sign-in gives us no token.',
      bearer: 'Their sign-in gives a token, and a system refuses it (401 or 403).',
      stay: 'The stay was not found, or its answer can’t be read.',
      stay_hotel: 'The hotel of the stay is not in their list of properties.',
      airport: 'No airport is open for transfers (web_transfers).',
      offer: 'Nothing is on sale for the hotel on the day of the stay.',
      sheet: 'The first service has no sheet that can be read, in one language or both.',
      rate_in_force: 'The sheet has no rate for the day of the stay.',
      rate_zero:
        'A rate is 0: only stays that include its service can book it, or everyone would ride for free.',
      currencies:
        'Rates are in two currencies, or in one that isn’t USD. Set USD_CURRENCY_ID, or change them to USD.',
      segment: 'The segment of the service doesn’t say how long before a flight a ride leaves.',
      airline: 'The list of airlines is empty.',
    } as Readonly<Record<string, string>>,
  },
};
