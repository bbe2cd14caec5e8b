import type { FindingKind } from '@traslado/domain/booking/data-to-fix';
import { findingWords } from '@traslado/domain/desk/finding-words';
import type { FixField, FixLinkState } from '@traslado/domain/desk/fix-link';
import { grouped } from './grouped.ts';

/** Data of bookings that would fail on the day. */
export const data = {
  title: 'Data to fix',
  lead: 'The ride would fail on the day because of this.',
  changeFlight: 'Change flight',
  kinds: findingWords.en,
  fields: { phone: 'phone', email: 'email', flight: 'flight' } as Readonly<Record<FixField, string>>,
  ride: { arrival: 'Arrival', departure: 'Departure' },
  found: (when: string) => `Found ${when}`,
  asked: (when: string) => `Guest asked by email ${when}`,
  resolved: (when: string) => `Correct again since ${when}`,
  mended: (count: number) => (count === 1 ? '1 corrected before' : `${grouped(count)} corrected before`),
  right: {
    marks: {
      phone: 'The number is right',
      email_bounced: 'The address is right',
      party_twice: 'Both rides are right',
      flight_unknown: 'The flight is right',
      flight_time: 'The time is right',
      outside_stay: 'The day is right',
      resort_not_served: 'The resort is right',
      over_vehicle: 'The people fit',
    } satisfies Readonly<Record<FindingKind, string>>,
    title: 'Marked as correct',
    lead: 'The guest is no longer asked about this, as long as it stays the same.',
    by: (who: string, when: string) => `${who}, ${when}`,
    takeBack: 'Undo',
    takeBackOf: (finding: string) => `Undo: ${finding}`,
    takingBack: 'Undoing…',
    takenBack: 'Undone. The booking is being checked again.',
    ask: {
      title: 'It is correct',
      text: 'The guest is no longer asked about it, and it leaves the list. If it changes, it comes back.',
      label: 'Why it is correct',
      hint: 'Colleagues read it here and in the audit.',
      save: 'Mark as correct',
      saving: 'Saving…',
      done: 'Marked as correct.',
      cancel: 'Cancel',
      notSaved: 'We couldn’t save it. Please try again.',
    },
  },
  other: (number: string) => `Open booking ${number}`,
  make: 'Show the guest a QR code',
  making: 'Creating the code…',
  makeHint: (fields: string) =>
    `With it, the guest corrects: ${fields}. Valid for 72 hours and one use. A new code replaces it.`,
  link: {
    open: (when: string) => `A correction link from ${when} is active.`,
    used: (when: string) => `The correction link from ${when} was used.`,
    over: (when: string) => `The correction link from ${when} is no longer valid.`,
  } as Readonly<Record<FixLinkState, (when: string) => string>>,
  code: {
    title: 'Let the guest scan this',
    text: 'It opens a page on the guest’s own phone. You see it this once. It shows nothing of the booking.',
    label: 'QR code with the link for the guest',
    address: 'Correction link, to read out or send',
    done: 'Done',
  },
  failed: 'We couldn’t create the code. Please try again.',
};
