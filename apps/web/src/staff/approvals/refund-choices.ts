import type { CallAnswer } from '@traslado/contract/schemas';
import { toDecimal, toMinor } from '@traslado/domain/money';

type Story = Pick<CallAnswer<'getBookingStory'>, 'booking' | 'events'>;

/** Guest and card that money goes back to. The card is the one that paid last: "visa 4242", '' for none. */
export function payeeOf({ booking, events }: Story): { readonly guest: string; readonly card: string } {
  const guest = booking.reservations.find(({ main }) => main)?.guest ?? booking.contact.name;
  const paid = events.findLast(({ kind, code }) => kind === 'payment' && code === 'succeeded');
  return { guest, card: paid?.detail.split(' · ').find((part) => /^[a-z]+ \d{4}$/.test(part)) ?? '' };
}

/** The price and the rides of a booking, when money goes back. */
export type RefundedBooking = {
  readonly total: number;
  readonly rides: readonly { readonly status: string }[];
};

export type RefundChoice = { readonly kind: 'all' | 'leg' | 'fee'; readonly amount: number };

/**
 * Amounts to tap: all that is free; one ride of two; the fee, which is what was kept of canceled rides. Decimal amounts; each once, the largest first.
 * @param free paid and not given back yet
 */
export function refundChoices(free: number, { total, rides }: RefundedBooking): RefundChoice[] {
  const most = toMinor(free);
  const leg = rides.length === 2 ? Math.round(toMinor(total) / 2) : toMinor(total);
  const canceled = rides.filter(({ status }) => status === 'cancelled').length;
  const fee = canceled === 0 ? 0 : most - leg * (rides.length - canceled);
  const all: RefundChoice['kind'] = fee === most ? 'fee' : 'all';
  const choices: (readonly [RefundChoice['kind'], number])[] = [
    [all, most],
    ['leg', rides.length === 2 && canceled < 2 ? leg : 0],
    ['fee', fee],
  ];
  return choices
    .filter(([, amount], at) => amount > 0 && amount <= most && (at === 0 || amount < most))
    .map(([kind, amount]) => ({ kind, amount: toDecimal(amount) }));
}
