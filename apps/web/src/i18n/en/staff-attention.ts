/** Alerts. */
export const attention = {
  title: 'Needs attention',
  lead: 'Cases that need a person. Handle each one and leave a note for your colleagues.',
  tabs: 'Which ones?',
  open: (count: number) => `Open (${count})`,
  handled: 'Handled',
  none: 'All clear',
  noneText: 'Nothing needs your attention right now.',
  noneHandled: 'Nothing has been handled yet.',
  more: (shown: number, open: number) => `The newest ${shown} of ${open} are shown.`,
  failed: 'We couldn’t load the list.',
  readOnly: 'You can see these cases but not handle them.',
  booking: 'Booking',
  guest: 'Guest',
  amount: 'Amount',
  recipient: 'To',
  letter: 'Email',
  reference: 'Reference',
  said: 'Details',
  by: (who: string, when: string) => `Handled by ${who}, ${when}`,
  itself: (when: string) => `Resolved automatically, ${when}`,
  handle: 'Mark as handled',
  handleWhat: (what: string) => `Mark as handled: ${what}`,
  note: 'What was done?',
  noteHint: 'For example: paid back by bank transfer, reference 4711.',
  save: 'Mark as handled',
  saving: 'Saving…',
  cancel: 'Cancel',
  done: 'Marked as handled.',
  gone: {
    title: 'Already handled by a colleague',
    text: 'The list shows who handled it.',
  },
  notSaved: {
    title: 'We couldn’t save it',
    text: 'Your note is still here. Please try again.',
  },
  kinds: {
    'refund.failed': {
      title: 'A refund failed',
      next: 'We try again automatically. If that fails too, refund the guest another way.',
    },
    'change_set.failed': {
      title: 'A change set could not be published',
      next: 'Open it under Change sets, see what changed since, and publish it again.',
    },
    'change_set.late': {
      title: 'A change set is late',
      next: 'It should have been published by now. Open it under Change sets.',
    },
    'refund.at_gateway': {
      title: 'A refund made at the gateway',
      next: 'Someone refunded it in the gateway’s own pages. We entered it and told the guest. Check that it was meant.',
    },
    'refund.unknown_charge': {
      title: 'A refund of a payment we don’t know',
      next: 'Find it in the gateway’s records by its reference.',
    },
    'dispute.opened': {
      title: 'A guest’s bank disputes a payment',
      next: 'Answer it at the gateway before its last day. Refunds of this booking wait until it ends.',
    },
    'dispute.warned': {
      title: 'The gateway warns of fraud',
      next: 'Look at the booking and its guest. Refunds wait until you mark this as handled.',
    },
    'dispute.lost': {
      title: 'A dispute that we lost',
      next: 'The bank took the money. Check if the ride should still take place.',
    },
    'dispute.unknown_charge': {
      title: 'A dispute about a payment we don’t know',
      next: 'Find it in the gateway’s records by its reference.',
    },
    'refund.wrong_amount': {
      title: 'A refund with a different amount',
      next: 'Compare the gateway’s records with the booking.',
    },
    'payment.rejected': { title: 'The gateway refused a payment', next: 'Check the gateway settings.' },
    'payment.wrong_amount': {
      title: 'A payment with a different amount',
      next: 'Compare the gateway’s records with the booking.',
    },
    'payment.charged_after_failure': {
      title: 'A failed payment that was charged',
      next: 'Check that the guest was charged only once.',
    },
    'payment.unknown_attempt': {
      title: 'A payment we don’t recognize',
      next: 'Find it in the gateway’s records by its reference.',
    },
    'payment.no_merchant': { title: 'A guest couldn’t pay', next: 'Add a merchant for this society.' },
    'payment.unresolved': {
      title: 'A payment without a result',
      next: 'Ask the gateway. We told the guest not to pay again.',
    },
    'transfers.payment_unresolved': {
      title: 'A payment without a result at the group’s system',
      next: 'Ask them. We told the guest not to pay again.',
    },
    'transfers.sale_lost': {
      title: 'A sale that the group’s system doesn’t have',
      next: 'Check if they have a booking for this stay that we don’t show.',
    },
    'transfers.price_differs': {
      title: 'The group’s system has a different price',
      next: 'We refused the sale: the guest saw another amount. Compare the two catalogs, and ask the group’s team to cancel their booking.',
    },
    'transfers.refund_differs': {
      title: 'The group’s system refunds a different amount',
      next: 'Compare their refund rules with ours and call the guest.',
    },
    'transfers.change_not_seen': {
      title: 'A change the group’s system accepted but doesn’t show',
      next: 'Check the booking there. Call the guest if it didn’t change.',
    },
    'transfers.number_taken': {
      title: 'A booking number that is already in use',
      next: 'Ask the group’s team what they sold, then call the guest. We didn’t replace the earlier booking.',
    },
    'transfers.number_missing': {
      title: 'The group’s system sold without a booking number',
      next: 'Ask the group’s team if they have the booking. We sell nothing else to this stay until their list shows it.',
    },
    'catalogue.unreadable': {
      title: 'The group’s catalog can’t be read',
      next: 'We stopped selling what it describes. Ask the team that runs their systems; sales resume when it can be read.',
    },
    'catalogue.odd_records': {
      title: 'Records of the group’s catalog that we can’t use',
      next: 'Each is named with what we expected and what we found. Ask the team that runs their systems, or add what is missing in the catalogs. We sell everything else.',
    },
    'catalogue.stale': {
      title: 'The group’s catalog hasn’t updated for a day',
      next: 'Ask the team that runs their systems. We keep selling from the last version.',
    },
    'guessing.many': {
      title: 'Many failed stay look-ups',
      next: 'Someone may be guessing names and numbers. We now ask that network for arrival dates too. Tell your technical team.',
    },
    'audit.gap': {
      title: 'Entries of the audit are missing',
      next: 'Someone may have taken them out of the database. The page of the audit names their numbers. Tell your technical team at once.',
    },
    'rights.nobody': {
      title: 'No administrator is left',
      next: 'The identity service took the roles of the last colleague who could give every right. Ask your technical team to give those roles to someone there.',
    },
    'message.overdue': {
      title: 'A guest waits for an answer',
      next: 'The first answer is late. Open the message under Messages and answer it.',
    },
    'sweep.failed': {
      title: 'A background task keeps failing',
      next: 'Tell your technical team and give them the reference and the details. It closes by itself when the task works again.',
    },
    'job.given_up': {
      title: 'A task that failed',
      next: 'Emails about this booking may be missing. Tell your technical team.',
    },
    'mail.undelivered': {
      title: 'An email that couldn’t be delivered',
      next: 'Contact the guest another way and ask for a new address.',
    },
    'sale.items_to_call': {
      title: 'Special items to confirm by phone',
      next: 'Call the guest. When it is agreed, confirm the items on the booking’s page: the guest gets a new letter and this closes by itself.',
    },
    'stay.late_arrival': {
      title: 'A guest arrives later than the stay begins',
      next: 'Ask the resort to keep the room. The group’s own system does not tell it.',
    },
    'flight.time_to_check': {
      title: 'A flight time to check',
      next: 'The schedule has a different time or wasn’t available. Check the flight. Call the guest if the pick-up changes.',
    },
    'catalogue.unusable_text': {
      title: 'A text of an email that couldn’t be used',
      next: 'We sent our usual text instead. Open that text in Messages and correct it.',
    },
    'mail.unanswered': {
      title: 'An email that may not have arrived',
      next: 'The mail server didn’t confirm it. Ask the guest and send it again if needed.',
    },
    'letter.unanswered': {
      title: 'An email that may not have arrived',
      next: 'The group’s email service didn’t confirm it. Ask the guest if it arrived.',
    },
    'sale.failed': {
      title: 'A sale we couldn’t finish',
      next: 'Call the guest and book the ride by phone.',
    },
  } as Readonly<Record<string, { readonly title: string; readonly next: string }>>,
  otherKind: { title: 'A case to check', next: 'See the details.' },
};
