/** The group's own systems: their answers, and the parts of these that are understood. */
export const backends = {
  title: 'The group’s systems',
  lead: 'What your own systems answered since this server started, and a check that asks each of them what a sale asks.',
  nothing: 'Everything is ours',
  nothingText:
    'No address of a system of the group is set. Stays, services, sales and mails come from this product.',
  failed: 'We couldn’t load the systems.',
  parts: {
    title: 'What is sold',
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
    proxy: 'Confirmation letters',
    geo: 'Country of an address',
    'exchange-rate': 'Exchange rate',
    flights: 'Flights',
    transfers: 'Sales',
  } as Readonly<Record<string, string>>,
  states: {
    good: 'Answers',
    bad: 'Does not answer',
    odd: 'Answers, with records we can’t read',
    quiet: 'Not asked yet',
    open: 'Not asked for a moment: too many calls failed',
  },
  columns: { call: 'Call', answer: 'Answer', time: 'Time', when: 'When' },
  callsOf: (system: string) => `Calls to ${system}`,
  ms: (ms: number) => `${ms} ms`,
  outcome: (outcome: string): string => {
    const rejected = /^rejected (\d+)$/.exec(outcome)?.[1];
    if (rejected) return `Refused (${rejected})`;
    return (
      (
        {
          ok: 'Read',
          connect: 'No connection',
          timeout: 'No answer in time',
          cut: 'The line was cut',
          busy: 'Turned away (429)',
          failed: 'Failed on their side',
          too_large: 'Too long an answer',
          unreadable: 'Can’t be read',
          circuit_open: 'Not asked: too many calls failed',
          not_admitted: 'We are not signed in there',
        } as Readonly<Record<string, string>>
      )[outcome] ?? outcome
    );
  },
  refused: (count: number): string =>
    count === 1
      ? '1 record of the catalog left out or in doubt'
      : `${count} records of the catalog left out or in doubt`,
  moreRefused: (count: number): string => (count === 1 ? '1 more' : `${count} more`),
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
      count === 1 ? '1 field written differently' : `${count} fields written differently`,
    line: (path: string, expected: string, found: string) => `${path}: expected ${expected}, found ${found}`,
    times: (count: number) => `${count} times`,
  },
  check: {
    title: 'Check with a stay',
    text: 'We look up the stay and ask every system what a sale would ask. Nothing is changed, here or there.',
    form: 'Check the systems',
    labels: { lastName: 'Last name', folio: 'Confirmation number', flight: 'Flight (optional)' },
    run: 'Check',
    running: 'Asking the systems…',
    failed: 'The check didn’t end. Please try again.',
    whole: 'Nothing that a sale needs is missing',
    missing: 'Missing for a sale',
    notAsked: 'Not asked',
    gaps: {
      sign_in: 'Their sign-in gives us no token.',
      bearer: 'Their sign-in gives a token, and a system refuses it (401 or 403).',
      stay: 'The stay was not found, or its answer can’t be read.',
      stay_hotel: 'The hotel of the stay is not in their list of properties.',
      airport: 'No airport is open for transfers (web_transfers).',
      offer: 'Nothing is for sale for the hotel on the day of the stay.',
      sheet: 'The first service has no sheet that can be read, in one language or both.',
      rate_in_force: 'The sheet has no rate for the day of the stay.',
      rate_zero:
        'A rate is 0: only stays that include its service can book it, or everybody would ride for free.',
      currencies:
        'Rates are in two currencies, or in one that isn’t USD. Set USD_CURRENCY_ID, or have them in USD.',
      segment: 'The segment of the service doesn’t say how long before a flight a ride leaves.',
      airline: 'The list of airlines is empty.',
    } as Readonly<Record<string, string>>,
  },
};
