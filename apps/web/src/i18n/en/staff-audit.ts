import { deedWords } from '@traslado/domain/audit/deed-words';
import { grouped } from './grouped.ts';

/** Actions of staff, and the completeness of their record. */
export const audit = {
  title: 'Audit',
  lead: 'What staff changed, exported or viewed, newest first. You see what your permissions and resorts allow.',
  form: 'Search the audit',
  labels: {
    by: 'Person',
    kind: 'About',
    deed: 'Action',
    property: 'Resort',
    from: 'From',
    to: 'To',
  },
  period: 'Period',
  ownDays: 'Other days',
  searchHint: 'number or name',
  anything: 'All',
  kinds: {
    people: 'People',
    roles: 'Roles',
    'sign-ins': 'Sign-ins',
    bookings: 'Bookings',
    'day-lists': 'Day lists',
    refunds: 'Manual refunds',
    stays: 'Added stays',
    'change-sets': 'Change sets',
    attention: 'Open cases',
    messages: 'Emails and messages',
    queues: 'Queues',
    pictures: 'Pictures',
    catalogues: 'Export and import',
    reports: 'Reports',
    audit: 'Audit',
    backends: 'Connected systems',
    payments: 'Payments',
    reconciliation: 'Reconciliation',
  } as Readonly<Record<string, string>>,
  deeds: deedWords.en,
  showAll: 'Show everything',
  save: 'Export audit',
  saving: 'Preparing the file…',
  saved: 'The file is in your downloads. Its last lines say what it holds and how to check it.',
  saveFailed: 'We couldn’t prepare the file. Please try again.',
  toBeforeFrom: 'Choose a day on or after the first one.',
  clock: (city: string) => `All times are ${city} time.`,
  entries: 'Entries',
  heads: { at: 'Time', by: 'Person', deed: 'Action', check: 'Fingerprint', number: 'Entry' },
  number: (id: number) => `No. ${id}`,
  gaps: 'Missing numbers are entries that this search or your permissions leave out; a number that never became an entry is named in the full list. The check, not the numbers, shows whether an entry was removed.',
  unused: (numbers: readonly number[]) =>
    `No. ${numbers.join(', ')}: no entry was ever kept. The action was refused in the end.`,
  meant: (typed: string, names: string) => `“${typed}” is ${names}.`,
  notChecked: 'not checked yet',
  guestsOwn:
    'These are actions of staff. What the guest did, payments and refunds are in the story of the booking:',
  story: (code: string) => `Booking ${code}`,
  nothing: 'Nothing found',
  nothingText: 'No entry that you can see matches this search.',
  nothingYet: (day: string) => `Nothing found back to ${day}. Older entries may match.`,
  failed: 'We couldn’t load the audit.',
  moreFailed: 'We couldn’t load more. Please try again.',
  more: 'Show older entries',
  loadingMore: 'Loading…',
  end: 'These are all entries of this search.',
  differences: 'Show what changed',
  hide: 'Hide',
  rows: (count: number) => (count === 1 ? 'Show the row' : `Show the ${grouped(count)} rows`),
  noDifferences: 'Nothing that can be shown.',
  chain: {
    title: 'Integrity of the audit',
    never: 'The entries have not been checked yet. The first check follows within the hour.',
    whole: (entries: number) =>
      entries === 0
        ? 'No entry has been checked yet'
        : entries === 1
          ? 'The one checked entry is in place and unchanged'
          : `All ${grouped(entries)} checked entries are in place and unchanged`,
    until: (entry: number, when: string) => `They reach to entry ${entry} of ${when}.`,
    meaning:
      'Each entry gets a fingerprint, made of what it says and of the fingerprint before it. A check reads all entries again and compares.',
    unchecked: (count: number) =>
      count === 1
        ? '1 newer entry is not checked yet'
        : `${grouped(count)} newer entries are not checked yet`,
    more: 'Details',
    checked: (when: string, city: string) => `Checked every day; last on ${when} (${city} time).`,
    due: (when: string) => `The next check follows within an hour of ${when}.`,
    covered:
      'Covers what staff changed, decided, exported or viewed. What guests changed, payments and refunds by the gateway are in the story of their booking.',
    earlier: (count: number) => (count === 1 ? 'The check before' : `The ${grouped(count)} checks before`),
    earlierOne: (when: string, entries: number, findings: number) =>
      `${when}: ${grouped(entries)} entries, ${findings === 0 ? 'nothing missing or changed' : findings === 1 ? '1 finding' : `${grouped(findings)} findings`}`,
    waiting: (count: number, when: string) =>
      count === 1
        ? `One newer entry, of ${when}, waits for the next check.`
        : `${grouped(count)} newer entries, since ${when}, wait for the next check.`,
    fingerprint: (entry: number) => `Fingerprint of entry ${entry}, to compare later:`,
    anchors: (count: number) =>
      count === 1
        ? 'One daily record outside the database agrees.'
        : `${grouped(count)} daily records outside the database agree.`,
    broken: 'Entries of the audit are missing or were changed',
    brokenNext: 'Tell your technical team. A backup of the database shows the missing entries.',
    failed: 'We couldn’t load the result of the last check.',
    findings: {
      entries_missing: (from: number, to: number) =>
        from === to ? `Entry ${from} is missing.` : `Entries ${from} to ${to} are missing.`,
      links_missing: (from: number, to: number) =>
        from === to
          ? `Link ${from} of the chain is missing.`
          : `Links ${from} to ${to} of the chain are missing.`,
      entry_changed: (from: number, _to: number) => `Entry ${from}, or the one before it, was changed.`,
      closing_differs: (from: number, _to: number) =>
        `Links up to ${from} don’t match the hash that closed them.`,
      anchor_differs: (from: number, _to: number, day: string) =>
        `The chain at ${from} is not what was recorded on ${day}.`,
      end_missing: (from: number, to: number, day: string) =>
        `The chain ends at ${from}. On ${day} it reached ${to}.`,
      never_sealed: (from: number, to: number) =>
        from === to
          ? `Entry ${from} never joined the chain.`
          : `Entries between ${from} and ${to} never joined the chain.`,
    },
  },
};
