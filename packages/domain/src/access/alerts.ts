/** The page of an alert's cause. An address that ends with a slash takes the subject of the alert. */
type Lead = 'booking' | 'stay' | `/admin/${string}` | null;

/**
 * The end of an alert. `alone`: it closes itself when its cause is gone. `note`: nothing shows that the cause is gone, so a person closes it with a
 * note. A person may close the first kind early, too.
 */
type End = 'alone' | 'note';

/** Every kind of alert, by the page of its cause and its end. */
export const ALERTS = {
  'audit.gap': ['/admin/audit', 'alone'],
  'catalogue.odd_records': ['/admin/backends', 'alone'],
  'catalogue.stale': ['/admin/backends', 'alone'],
  'catalogue.stopped_template': ['/admin/message-templates', 'alone'],
  'catalogue.unreadable': ['/admin/backends', 'alone'],
  'catalogue.unusable_text': ['/admin/message-templates', 'alone'],
  'change_set.failed': ['/admin/change-sets/', 'alone'],
  'change_set.late': ['/admin/change-sets/', 'alone'],
  'check.failed': [null, 'alone'],
  'dispute.lost': ['booking', 'note'],
  'dispute.opened': ['booking', 'alone'],
  'dispute.unknown_charge': ['/admin/reconciliation', 'note'],
  'dispute.warned': ['booking', 'alone'],
  'flight.earlier': ['booking', 'alone'],
  'flight.frozen': ['booking', 'alone'],
  'flight.time_to_check': ['booking', 'alone'],
  'guessing.many': [null, 'alone'],
  'job.given_up': [null, 'note'],
  'letter.unanswered': ['booking', 'note'],
  'mail.unanswered': ['booking', 'alone'],
  'mail.undelivered': ['booking', 'alone'],
  'message.overdue': ['/admin/messages/', 'alone'],
  'payment.charged_after_failure': ['booking', 'note'],
  'payment.no_merchant': ['/admin/merchants', 'alone'],
  'payment.rejected': ['booking', 'note'],
  'payment.unknown_attempt': ['/admin/reconciliation', 'note'],
  'payment.unresolved': ['booking', 'alone'],
  'payment.wrong_amount': ['booking', 'note'],
  'refund.at_gateway': ['booking', 'note'],
  'refund.failed': ['booking', 'alone'],
  'refund.unknown_charge': ['/admin/reconciliation', 'note'],
  'refund.wrong_amount': ['booking', 'note'],
  'rights.nobody': ['/admin/people', 'alone'],
  'sale.failed': ['stay', 'alone'],
  'sale.items_to_call': ['booking', 'alone'],
  'stay.late_arrival': ['booking', 'alone'],
  'sweep.failed': [null, 'alone'],
  'transfers.change_not_seen': ['booking', 'note'],
  'transfers.number_missing': [null, 'alone'],
  'transfers.number_taken': [null, 'note'],
  'transfers.payment_unresolved': ['booking', 'alone'],
  'transfers.price_differs': ['booking', 'note'],
  'transfers.refund_differs': ['booking', 'note'],
  'transfers.sale_lost': [null, 'alone'],
} as const satisfies Readonly<Record<string, readonly [Lead, End]>>;

export type AlertKind = keyof typeof ALERTS;
export const ALERT_KINDS = Object.keys(ALERTS) as AlertKind[];

export const isAlertKind = (kind: string): kind is AlertKind => Object.hasOwn(ALERTS, kind);

/** The page of an alert's cause; a stay to book for travels outside the address. */
type Cause = {
  readonly lead: 'booking' | 'stay' | 'page';
  readonly href: string;
  readonly state?: { readonly hotel: string; readonly folio: string };
};

/** The page of an alert's cause; null where it has none. */
export function causeOf(alert: {
  readonly kind: string;
  readonly subject: string;
  readonly booking: number | null;
  readonly stay: { readonly hotel: string; readonly folio: string } | null;
}): Cause | null {
  if (!isAlertKind(alert.kind)) return null;
  const [lead]: readonly [Lead, End] = ALERTS[alert.kind];
  if (lead === 'booking')
    return alert.booking === null ? null : { lead, href: `/admin/bookings/${alert.booking}` };
  if (lead === 'stay') return alert.stay && { lead, href: '/admin/bookings/new', state: alert.stay };
  return lead && { lead: 'page', href: lead.endsWith('/') ? lead + alert.subject : lead };
}
