import { differenceWords, moneyWords } from '@traslado/domain/money/money-words';
import type { DifferenceCause } from '@traslado/domain/money/reconcile';
import { grouped } from './grouped.ts';

type Deed = {
  readonly button: string;
  readonly title: (number: string) => string;
  /** `next`: the time of the next try by itself; '' for none. */
  readonly text: (amount: string, card: string, next: string) => string;
  /** Its result, by the state of the payment or refund afterwards. */
  readonly done: Readonly<Record<string, string>> & { readonly open: string };
};

/** Actions on a payment, or on a refund that failed. */
const deeds: Readonly<Record<'ask' | 'retry' | 'settle', Deed>> = {
  ask: {
    button: 'Ask the gateway',
    title: (number: string) => `Ask about the payment of ${number}`,
    text: () =>
      'We ask the gateway now. If it charged nothing, the payment is closed and the guest can pay again.',
    done: {
      succeeded: 'The gateway charged the card: the payment is recorded.',
      failed: 'The gateway charged nothing. The payment is closed.',
      open: 'Asked. The gateway has no result yet.',
    },
  },
  retry: {
    button: 'Retry',
    title: (number: string) => `Retry the refund of ${number}`,
    text: (amount, card, next) =>
      next === ''
        ? `${amount} goes to ${card} now. Otherwise it isn’t tried again.`
        : `${amount} goes to ${card} now, in place of the attempt planned for ${next}: the guest gets it once.`,
    done: {
      succeeded: 'The bank accepted the refund.',
      failed: 'The refund failed again.',
      open: 'Sent. The bank hasn’t answered yet.',
    },
  },
  settle: {
    button: 'Settled another way',
    title: (number: string) => `Mark the refund of ${number} as settled another way`,
    text: (amount) =>
      `Only when the guest has the ${amount}, by bank transfer for example. It is not retried.`,
    done: { open: 'Marked as settled.' },
  },
};

/** The money: outcomes of payments and refunds, and differences from the gateway. */
export const payments = {
  title: 'Payments',
  lead: 'Payments and refunds. Every number opens the rows behind it.',
  form: 'Narrow the figures',
  labels: { property: 'Resort' },
  allProperties: 'All my resorts',
  failed: 'We couldn’t load the figures.',
  overview: (currency: string): string => `Money in ${currency}`,
  taken: 'Collected',
  success: 'Success rate',
  givenBack: 'Refunded',
  ofPayments: (count: number): string => (count === 1 ? 'in 1 payment' : `in ${grouped(count)} payments`),
  declined: (count: number): string => `${grouped(count)} failed`,
  ofRefunds: (count: number): string => (count === 1 ? 'in 1 refund' : `in ${grouped(count)} refunds`),
  succeeded: (share: string): string => `${share} succeeded`,
  all: (count: number): string => `Show all ${grouped(count)}`,
  waiting: 'Still open',
  nothingWaits: 'Every payment and refund of this period has ended.',
  waitingOf: {
    payments_unknown: {
      what: (count: number) => (count === 1 ? '1 unknown payment' : `${grouped(count)} unknown payments`),
      verb: deeds.ask.button,
    },
    refunds_failed: {
      what: (count: number) => (count === 1 ? '1 failed refund' : `${grouped(count)} failed refunds`),
      verb: 'Retry or settle',
    },
    refunds_requested: {
      what: (count: number) => (count === 1 ? '1 requested refund' : `${grouped(count)} requested refunds`),
      verb: 'View',
    },
    refunds_processing: {
      what: (count: number) =>
        count === 1 ? '1 refund in progress' : `${grouped(count)} refunds in progress`,
      verb: 'View',
    },
  },
  reconcile: 'Reconcile',
  leftOut: (count: number): string =>
    count === 1
      ? '1 booking that the group’s system sold in this period isn’t counted here.'
      : `${grouped(count)} bookings that the group’s system sold in this period aren’t counted here.`,
  what: { payments: 'Payments', refunds: 'Refunds' },
  none: { payments: 'No payments in this period.', refunds: 'No refunds in this period.' },
  dimensions: {
    day: 'Day',
    status: 'Status',
    method: 'Method',
    brand: 'Card',
    country: 'Country of the issuer',
    gateway: 'Gateway',
    property: 'Resort',
    merchant: 'Merchant',
    reason: 'Reason',
    age: 'Unknown for',
  },
  declines: 'Why payments failed',
  refundReasons: 'Refund reasons',
  columns: {
    value: 'Item',
    count: { payments: 'Payments', refunds: 'Refunds' },
    amount: 'Amount',
    notTaken: 'Not collected',
  },
  recovered: (count: number, of: number) =>
    `${grouped(count)} of ${grouped(of)} attempts: the booking was paid after all`,
  values: moneyWords.en,
  notKnown: 'Not known',
  only: (value: string) => `Only ${value}`,
  rows: (count: number) => `Show ${count === 1 ? 'the row' : `the ${grouped(count)} rows`}`,
  back: 'Back to the figures',
  latest: 'Latest payments',
  listOf: (what: string, value: string) => (value === '' ? what : `${what}: ${value}`),
  zone: (city: string) => `All times are ${city} time.`,
  row: {
    booking: 'Booking',
    time: 'When',
    state: 'Status',
    amount: 'Amount',
    card: 'Card',
    guest: 'Guest',
    place: 'Resort',
    merchant: 'Merchant',
  },
  settledBy: (by: string, note: string) => `${by}: ${note}`,
  more: 'Show more',
  loadingMore: 'Loading more…',
  empty: 'No rows match.',
  save: 'Export',
  saving: 'Saving…',
  saved: 'The file is in your downloads.',
  saveFailed: 'We couldn’t prepare the file. Please try again.',
  deeds,
  itsCard: 'the card of the payment',
  note: 'Note',
  noteHint: 'What you know, and your reason. Recorded in the audit.',
  confirm: 'Confirm',
  working: 'Working…',
  cancel: 'Cancel',
  gone: 'A colleague already handled it, or it was resolved automatically. Close this and check again.',
  notDone: 'This did not work. Please try again.',
};
export const reconciliation = {
  title: 'Reconciliation',
  lead: 'Payouts of the gateway compared with our books. Each difference is a row, assigned to a person.',
  failed: 'We couldn’t load the differences.',
  sums: 'Sums by merchant',
  sumsAbout: 'How it adds up',
  sumsText:
    'Captured less refunded, fees and paid out, with the differences, is still to be paid out. A merchant is the account that payments are charged to: of one company, in one currency.',
  sumsSince: (day: string) => `Everything since the first payment, ${day}.`,
  sumsHidden: 'The sums are shown to people who work for all resorts.',
  nobody: 'Without a merchant',
  nobodyText: 'Money of no merchant of ours, such as payments without a booking',
  columns: {
    merchant: 'Merchant',
    captured: 'Captured',
    refunded: 'Refunded',
    fees: 'Fees',
    paid_out: 'Paid out',
    waiting: 'Still to be paid out',
    differences: 'Differences',
  },
  save: 'Export',
  saving: 'Saving…',
  saved: 'The file is in your downloads.',
  saveFailed: 'The file could not be saved.',
  zone: (city: string) => `All times are ${city} time.`,
  upToDate: (when: string) => `Up to date: ${when}`,
  completeUntil: (when: string, read: string) => `Complete until ${when} · Last read ${read}`,
  neverRun: 'The books have not been compared in full yet.',
  runFailed: (when: string) => `The comparison failed ${when}. We try again every hour.`,
  runFailedWhy: (why: string) => `Reason: ${why}`,
  open: (count: number) => (count === 0 ? 'Open' : `Open (${grouped(count)})`),
  ended: 'Closed',
  shown: 'Shown differences',
  mine: 'Only mine',
  standing: (count: number, amount: string) => `${grouped(count)} open, ${amount}`,
  openCount: (count: number) => (count === 1 ? '1 open difference' : `${grouped(count)} open differences`),
  openSum: (count: number, amount: string) =>
    count === 1 ? `1 open difference, ${amount}` : `${grouped(count)} open differences, ${amount} together`,
  none: 'Everything agrees.',
  noneMine: 'Nothing is assigned to you.',
  noneEnded: 'No difference is closed yet.',
  more: 'Show more',
  loadingMore: 'Loading more…',
  causes: differenceWords.en.causes,
  advice: differenceWords.en.advice,
  openBooking: 'Open booking',
  acts: {
    no_booking: 'Find the payment',
    attempt_failed: 'Refund or confirm',
    attempt_open: 'Check payment',
    captured_twice: 'Refund one',
    refund_failed: 'Pay the guest',
    gateway_entry: 'Open dispute',
  } as Readonly<Partial<Record<DifferenceCause, string>>>,
  row: {
    amount: 'Difference',
    cause: 'Kind',
    about: 'Payout or booking',
    theirs: 'Gateway',
    ours: 'Our books',
    age: 'Age',
    person: 'Assigned to',
    deeds: 'Action',
  },
  keys: [
    ['J K', 'move'],
    ['A', 'assign'],
    ['E', 'close'],
  ] as readonly (readonly [string, string])[],
  days: (count: number) => (count === 1 ? '1 day' : `${grouped(count)} days`),
  copy: 'Copy',
  copied: 'Copied',
  copyIt: (reference: string) => `Copy ${reference}`,
  unassigned: 'Unassigned',
  agreed: 'The amounts now agree.',
  explained: (by: string, note: string) => `${by}: ${note}`,
  assign: {
    button: 'Assign',
    title: 'Assign this difference',
    label: 'Person',
    save: 'Assign',
    done: 'Assigned.',
  },
  explain: {
    button: 'Close',
    title: 'Close this difference',
    text: 'The amounts still differ. Explain why that is correct, for the month-end review.',
    save: 'Close the difference',
    done: 'Closed.',
  },
  note: 'Note',
  noteHint: 'It stays with the difference and in the audit.',
  working: 'Saving…',
  cancel: 'Cancel',
  gone: 'It is closed or has changed. Close this and check again.',
  notDone: 'This did not work. Please try again.',
};
