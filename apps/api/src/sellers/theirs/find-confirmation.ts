import { letterFactsOf, printPhone } from '../../letter/facts.ts';
import type { TheirConfirmation } from '../../mail/send-their-confirmation.ts';
import { findSaleReach } from '../../store/their-booking/letter-repository.ts';
import { findCall, findKept } from '../../store/their-booking/repository.ts';
import { houseOf } from '../letter/find-letter-facts.ts';
import { askCoupon, type BackendDeps } from './find-backend-coupon.ts';
import { presentBackendCoupon } from './present-backend-coupon.ts';
import { readRecord } from './read-record.ts';

type ConfirmationDeps = Omit<BackendDeps, 'transfers' | 'inventory'> &
  Parameters<typeof houseOf>[0] & { readonly transfers: BackendDeps['transfers'] | null };

/** The facts for the confirmation of one of their bookings, by the sale or the payment that made it stand; null for no such booking. */
export async function findConfirmation(
  { transfers, ...deps }: ConfirmationDeps,
  callId: string,
  now: number,
): Promise<TheirConfirmation | null> {
  const call = await findCall(deps.db, callId);
  if (!call?.couponCode || !transfers) return null;
  const { couponCode: code } = call;
  const answer = await askCoupon({ db: deps.db, transfers }, code, now);
  const their = (answer.kind === 'ok' && answer.value) || (await findKept(deps.db, code));
  if (!their) return null;
  const sale = await findSaleReach(deps.db, code);
  const { language } = sale ?? call;
  const snapshot = deps.inventory.current();
  const found = { coupon: readRecord(snapshot, their), standing: 'owner', fresh: true } as const;
  const coupon = presentBackendCoupon(snapshot, found, { language, now });
  // A booking may show the address masked. The typed one is whole.
  const email = sale?.email ?? their.contactEmail;
  return {
    code,
    facts: {
      ...letterFactsOf({ coupon, language, ...houseOf(deps, language) }),
      reach: { email, phone: printPhone(their.contactPhone) },
    },
  };
}
