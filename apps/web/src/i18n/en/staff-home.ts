import { grouped } from './grouped.ts';
/** Today: the first page of staff. */
export const home = {
  title: 'Today',
  failed: 'We couldn’t load what waits for you.',
  none: 'All clear',
  noneText: 'Nothing needs you right now.',
  /** One line for each check without a finding. */
  calm: {
    priced: 'Every day of the next 90 has a price',
    held: (count: number) =>
      count === 1 ? 'The one expected price holds' : `All ${grouped(count)} expected prices hold`,
    lasting: (days: number) => `None ends in the next ${days} days`,
    used: 'Every restriction is in use',
    sets: 'None is waiting for you',
  },
  groups: {
    late: 'Overdue',
    passed: 'Pick-up time has passed',
    hours: 'Next hours',
    waiting: 'Waiting',
    later: 'Later rides',
  },
  nothingOpen: 'Nothing open',
  owed: (time: string) => `Owed for ${time}`,
  handle: 'Mark as handled',
  /** Of a refund that failed: on the page of its booking. */
  guests: (count: number) => `${grouped(count)} guests`,
  retry: 'Retry or settle',
  /** Of work without a ride. */
  verbs: { reconcile: 'Reconcile', review: 'Review', price: 'Set a price' },
  differences: (count: number) => (count === 1 ? '1 open difference' : `${grouped(count)} open differences`),
  more: (rest: number) => (rest === 1 ? 'One more is not shown.' : `${grouped(rest)} more are not shown.`),
  sets: (count: number) =>
    count === 1
      ? '1 change set can be approved or published by you'
      : `${grouped(count)} change sets can be approved or published by you`,
  checks: (count: number) => (count === 1 ? '1 price check fails' : `${grouped(count)} price checks fail`),
  unused: (count: number) =>
    count === 1 ? '1 restriction is not used' : `${grouped(count)} restrictions are not used`,
  unpriced: (day: string) => `No price on ${day}`,
  unpricedMore: (rest: number) =>
    rest === 1
      ? '1 more service has days without a price within 90 days'
      : `${grouped(rest)} more services have days without a price within 90 days`,
  firstRide: (time: string) => `First ride at ${time}`,
  nextRide: (time: string) => `Next ride at ${time}`,
  held: (count: number) => `${grouped(count)} on hold`,
  lastCheck: (when: string) => `Last check: ${when}`,
  soon: {
    title: (days: number) => `Coming in the next ${days} days`,
    begins: 'starts',
    ends: 'ends',
    sentences: {
      'exchange-rates': (currency) => `New exchange rate for ${currency} applies from this day`,
      'price-expectations': (service) => `Expected price of ${service} is checked until this day`,
    } as Readonly<Record<string, (title: string) => string>>,
    others: (rest: number) => `and ${grouped(rest)} more`,
    more: (rest: number) => (rest === 1 ? 'One more is not shown.' : `${grouped(rest)} more are not shown.`),
  },
  changes: {
    title: 'Last changes',
    others: (rest: number) => (rest === 1 ? 'and one more row' : `and ${grouped(rest)} more rows`),
    moreFields: (rest: number) => (rest === 1 ? 'and one more field' : `and ${grouped(rest)} more fields`),
  },
};
