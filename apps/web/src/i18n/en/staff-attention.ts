import { alertWords } from '@traslado/domain/access/alert-words';
import type { AlertKind } from '@traslado/domain/access/alerts';
import { grouped } from './grouped.ts';

/** Alerts. */
export const attention = {
  tabs: 'Cases shown',
  open: (count: number) => (count === 0 ? 'To do' : `To do (${grouped(count)})`),
  handled: 'Handled',
  noneHandled: 'Nothing has been handled yet',
  failed: 'We couldn’t load the list.',
  booking: 'Booking',
  guest: 'Guest',
  amount: 'Amount',
  recipient: 'To',
  letter: 'Email',
  reference: 'Reference',
  since: 'Since',
  said: 'Details',
  by: (who: string) => `Handled by ${who}`,
  itself: 'Resolved automatically',
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
  titles: alertWords.en,
  next: {
    'refund.failed':
      'Retry it or mark it as settled on the booking’s page. Marking it as handled pays nobody.',
    'change_set.failed': 'See what changed since, and publish it again.',
    'change_set.late': 'It should have been published by now.',
    'refund.at_gateway':
      'Someone refunded it in the gateway’s own pages. We recorded it and notified the guest. Check that it was intended.',
    'refund.unknown_charge': 'Find it in the gateway’s records by its reference.',
    'dispute.opened':
      'Answer it at the gateway before its last day. Refunds of this booking wait until it ends.',
    'dispute.warned': 'Look at the booking and its guest. Refunds wait until you mark this as handled.',
    'dispute.lost': 'The bank took the money. Check if the ride should still take place.',
    'dispute.unknown_charge': 'Find it in the gateway’s records by its reference.',
    'refund.wrong_amount': 'Compare the gateway’s records with the booking.',
    'payment.rejected': 'Check the gateway settings.',
    'payment.wrong_amount': 'Compare the gateway’s records with the booking.',
    'payment.charged_after_failure': 'Check that the guest was charged only once.',
    'payment.unknown_attempt': 'Find it in the gateway’s records by its reference.',
    'payment.no_merchant': 'Add a merchant for this company.',
    'payment.unresolved': 'Ask the gateway. We told the guest not to pay again.',
    'transfers.payment_unresolved': 'Ask them. We told the guest not to pay again.',
    'transfers.sale_lost': 'Check if they have a booking for this stay that we don’t show.',
    'transfers.price_differs':
      'We refused the sale: the guest saw another amount. Compare the two catalogs, and ask the group’s team to cancel their booking.',
    'transfers.refund_differs': 'Compare their refund rules with ours and call the guest.',
    'transfers.change_not_seen': 'Check the booking there. Call the guest if it didn’t change.',
    'transfers.number_taken':
      'Ask the group’s team what they sold, then call the guest. We didn’t replace the earlier booking.',
    'transfers.number_missing':
      'Ask the group’s team if they have the booking. We sell nothing else to this stay until their list shows it.',
    'catalogue.unreadable':
      'We stopped selling what it describes. Ask the team that runs their systems; sales resume when it can be read.',
    'catalogue.odd_records':
      'Each is named with what we expected and what we found. Ask the team that runs their systems, or add what is missing in the catalogs. We sell everything else.',
    'catalogue.stale': 'Ask the team that runs their systems. We keep selling from the last version.',
    'guessing.many':
      'Someone may be guessing names and numbers. We now ask that network for arrival dates too. Tell your technical team.',
    'audit.gap':
      'They may have been removed from the database. The audit page shows their numbers. Tell your technical team at once.',
    'rights.nobody':
      'The identity service removed the roles of the last administrator with every permission. Ask your technical team to give those roles to someone there.',
    'message.overdue': 'The first answer is late. Open the message and answer it.',
    'check.failed':
      'The hourly check found differences in money, seats or waiting emails. Give your technical team the details. It closes by itself once they agree.',
    'sweep.failed':
      'Tell your technical team and give them the reference and the details. It closes by itself when the task works again.',
    'job.given_up': 'Emails about this booking may be missing. Tell your technical team.',
    'mail.undelivered': 'Contact the guest another way and ask for a new address.',
    'sale.items_to_call':
      'Call the guest. When it is agreed, confirm the items on the booking’s page: the guest gets a new email and this closes by itself.',
    'stay.late_arrival': 'Ask the resort to keep the room. The group’s own system does not notify it.',
    'flight.earlier':
      'Call the guest: the pick-up may have to be earlier. It closes by itself once the guest answers or the flight is back.',
    'flight.frozen':
      'The guest chooses a new flight, another day or a refund. Help them, and do not mark the ride as missed. It closes by itself when the ride goes on.',
    'flight.time_to_check':
      'The schedule has a different time or wasn’t available. Check the flight. Call the guest if the pick-up changes.',
    'catalogue.unusable_text':
      'We sent our usual text instead. Open that text in Message templates and correct it.',
    'catalogue.stopped_template':
      'Guests get these news by SMS or email until then. Open the template at Twilio, or use another one. It closes by itself once the template is approved or no longer in use.',
    'mail.unanswered': 'The mail server didn’t confirm it. Ask the guest and send it again if needed.',
    'letter.unanswered': 'The group’s email service didn’t confirm it. Ask the guest if it arrived.',
    'sale.failed': 'Call the guest and book the ride by phone.',
  } satisfies Record<AlertKind, string>,
  otherKind: { title: 'A case to check', next: 'See the details.' },
};
