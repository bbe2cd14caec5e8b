import type { LookPage } from '@traslado/domain/desk/look';
import { reasonWords } from '@traslado/domain/desk/reason-words';

/** A booking as its guest sees it, for staff. */
export const look = {
  open: 'View as the guest',
  title: 'View this booking as the guest',
  lead: 'You see the guest’s own pages for 15 minutes, read only. The guest isn’t notified. The audit records your reason, each page, and when you stopped.',
  reason: 'Reason',
  chooseReason: 'Choose a reason',
  reasons: reasonWords.en.look,
  note: 'Note',
  noteHint: 'Recorded in the audit. The guest doesn’t see it.',
  start: 'Open the guest’s pages',
  starting: 'Opening…',
  bar: 'Viewing as the guest.',
  onlyRead: 'Read only.',
  left: (minutes: number) => `Read only, for ${minutes} more ${minutes === 1 ? 'minute' : 'minutes'}.`,
  pagesLabel: 'The guest’s pages',
  pages: {
    mytransportation: 'My transportation',
    confirmation: 'Confirmation',
    change: 'Changes',
    cancel: 'Cancellation',
  } satisfies Record<LookPage, string>,
  leftOut: {
    change:
      'This is what the guest can change now. The next step is a preview of the change, which this read-only view doesn’t request.',
    cancel:
      'This is what the guest can cancel now, and until when. The refund is in a preview, which this read-only view doesn’t request; the booking’s page shows it to you.',
    topics: 'What the guest can change',
    label: 'About this page',
  },
  end: 'Stop',
  ending: 'Stopping…',
  loading: 'Getting the guest’s page…',
  readOnly: 'The guest could do this here. You can only read.',
  noCode: 'The guest has a QR code here',
  back: 'Back to the bookings desk',
  signIn: 'Sign in',
  ends: {
    over: {
      title: 'You no longer see the guest’s pages',
      text: 'The 15 minutes are over, or you stopped. Open them again from the booking if needed.',
    },
    missing: { title: 'There is nothing to see here', text: 'Open the guest’s pages from the booking.' },
    signed_out: {
      title: 'Your session has ended',
      text: 'Sign in again, then open the guest’s pages from the booking.',
    },
    forbidden: {
      title: 'You can’t see this',
      text: 'Your roles don’t include the guest’s pages. An administrator can change that.',
    },
  },
  failed: {
    title: 'We couldn’t load the page',
    text: 'Check your connection, then try again.',
    retry: 'Try again',
  },
};
