import type { BackendCoupon } from '../../ports/transfers.ts';
import { type BackendCall, isPaid } from '../../store/their-booking/record.ts';

/** The money of a booking by their latest record, in words or amounts. Pure. */

/** `confirmed`: it stands, and names no money. Null where nothing can be told. */
export type MoneyReading = 'paid' | 'confirmed' | 'unpaid' | 'returned' | null;

export function readMoney(their: BackendCoupon): MoneyReading {
  if (isPaid(their) && their.paidMinor > 0) return 'paid';
  if (their.reckoned) {
    // Their lists name no money: the words have to.
    if (their.toldAs === 'pending' || their.toldAs === 'expired') return 'unpaid';
    return their.toldAs === 'confirmed' && their.status === 'pending_payment' ? 'confirmed' : null;
  }
  if (their.paidMinor > 0) return their.status === 'cancelled' ? 'returned' : null;
  if (their.status === 'confirmed') return their.dueMinor === 0 && their.totalMinor > 0 ? 'confirmed' : null;
  return their.status === 'partially_cancelled' ? null : 'unpaid';
}

/** The parts of a record that a payment leaves as they were. */
const markOf = ({ totalMinor, passengers, transfers }: BackendCoupon): string =>
  JSON.stringify([
    totalMinor,
    passengers,
    ...transfers.map(({ flightCode, flightOn, flightTime, pickUpTime }) => [
      flightCode,
      flightOn,
      flightTime,
      pickUpTime,
    ]),
  ]);

/** The fingerprint of a record that was read as pending; null of any other. */
export const pendingMarkOf = (their: BackendCoupon): string | null =>
  readMoney(their) === 'unpaid' && their.status === 'pending_payment'
    ? `${their.version} ${markOf(their)}`
    : null;

/**
 * A record that was pending before the payment, and is confirmed after it, with nothing else changed in between: a payment changes it once, and their
 * staff would have changed it once more. Its amount, where it names one, is the one that was sent.
 */
export function isConfirmedByPayment(call: BackendCall, their: BackendCoupon): boolean {
  if (readMoney(their) !== 'confirmed' || call.pendingMark === null) return false;
  const [version = ''] = call.pendingMark.split(' ', 1);
  return (
    call.pendingMark.slice(version.length + 1) === markOf(their) &&
    their.version <= Number(version) + 1 &&
    their.totalMinor === call.amountMinor
  );
}

/** The booking with its money paid. */
export const asPaid = (their: BackendCoupon): BackendCoupon => ({
  ...their,
  status: 'confirmed',
  holdExpiresAt: null,
  transfers: their.transfers.map((ride) =>
    ride.status === 'pending' ? { ...ride, status: 'confirmed' } : ride,
  ),
  paidMinor: their.totalMinor,
  dueMinor: 0,
});
