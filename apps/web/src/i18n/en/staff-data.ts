import { findingWords } from '@traslado/domain/desk/finding-words';
import type { FixField, FixLinkState } from '@traslado/domain/desk/fix-link';

/** Data of bookings that would fail on the day. */
export const data = {
  title: 'Data to fix',
  lead: 'The ride would fail on the day because of this.',
  kinds: findingWords.en,
  fields: { phone: 'phone', email: 'email', flight: 'flight' } as Readonly<Record<FixField, string>>,
  ride: { arrival: 'Arrival', departure: 'Departure' },
  found: (when: string) => `Found ${when}`,
  asked: (when: string) => `Guest asked by email ${when}`,
  resolved: (when: string) => `Right again since ${when}`,
  mended: (count: number) => (count === 1 ? '1 mended before' : `${count} mended before`),
  right: {
    mark: 'It is correct',
    markOf: (finding: string) => `It is correct: ${finding}`,
    title: 'Marked as right',
    lead: 'Nobody is asked about this any more, as long as nothing of it changes.',
    by: (who: string, when: string) => `${who}, ${when}`,
    takeBack: 'Take back',
    takeBackOf: (finding: string) => `Take back: ${finding}`,
    takingBack: 'Taking back…',
    takenBack: 'Undone. The booking is being checked again.',
    ask: {
      title: 'It is correct',
      text: 'The guest isn’t asked about it any more, and it leaves the list. If something of it changes, it comes back.',
      label: 'Why is it right?',
      hint: 'Colleagues read it here and in the audit.',
      save: 'Mark as right',
      saving: 'Saving…',
      done: 'Marked as right.',
      cancel: 'Cancel',
      notSaved: 'It could not be saved. Please try again.',
    },
  },
  other: (number: string) => `Open booking ${number}`,
  make: 'Show the guest a QR code',
  making: 'Making the code…',
  makeHint: (fields: string) =>
    `With it the guest corrects: ${fields}. Valid for 72 hours and one use. A new code replaces it.`,
  link: {
    open: (when: string) => `A link from ${when} is open.`,
    used: (when: string) => `The link from ${when} was used.`,
    over: (when: string) => `The link from ${when} is over.`,
  } as Readonly<Record<FixLinkState, (when: string) => string>>,
  code: {
    title: 'Let the guest scan this',
    text: 'It opens a page on the guest’s own phone. You see it this once. It shows nothing of the booking.',
    label: 'QR code with the link for the guest',
    address: 'Link, to be read out or sent',
    done: 'Done',
  },
  failed: 'We couldn’t make the code. Please try again.',
};
