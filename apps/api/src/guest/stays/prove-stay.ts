import type { CallAnswer } from '@traslado/contract/schemas';
import type { Language } from '@traslado/domain/language';
import type { Db } from '../../db/client.ts';
import type { Tokens } from '../../http/tokens.ts';
import type { Inventory } from '../../inventory/inventory.ts';
import type { Pms } from '../../ports/pms.ts';
import { Refused } from '../../refused.ts';
import type { Seller } from '../../sellers/port/seller.ts';
import { checkStayAdmission } from '../../sellers/stay/check-stay-admission.ts';
import type { Guesses } from '../../sellers/stay/count-guesses.ts';
import { proveByName } from '../../sellers/stay/prove-by-name.ts';
import { findBookingsOfStay } from '../../store/stay/coupon-repository.ts';
import { presentStay } from './presenter.ts';

export type ProveStayDependencies = {
  readonly db: Db;
  readonly pms: Pms;
  readonly inventory: Inventory;
  readonly tokens: Tokens;
  readonly guesses: Guesses;
  readonly seller: Pick<Seller, 'find' | 'numbersOf'>;
};

/**
 * Proves a stay by its number, or that of its booking, and its guest's last name and opens the session of that guest. One refusal,
 * `stay.not_found`, stands for a wrong name, a wrong arrival date, an unknown number and a cancelled stay; any other refusal needs both
 * right.
 * @throws Refused `stay.not_found`, `stay.arrival_required`, `server.busy`, `backend.unavailable`
 */
export async function proveStay(
  { db, pms, inventory, tokens, guesses, seller }: ProveStayDependencies,
  asked: {
    readonly lastName: string;
    readonly folio: string;
    readonly arrival: string | undefined;
    readonly ip: string;
    /** The calling program; null for the app itself. */
    readonly channel: number | null;
    readonly language: Language;
    readonly now: number;
  },
): Promise<CallAnswer<'findStay'>> {
  const { now, language } = asked;
  const snapshot = inventory.current();
  const proved = await proveByName(
    { pms, guesses, findBooking: seller.find, numbersOf: seller.numbersOf },
    asked,
    ({ stay }) => Boolean(snapshot.propertyByCode(stay.hotel)),
  );
  if (proved.kind === 'unavailable') throw new Refused('backend.unavailable');
  const property = proved.kind === 'proved' ? snapshot.propertyByCode(proved.found.stay.hotel) : undefined;
  if (proved.kind !== 'proved' || !property) throw new Refused('stay.not_found');
  const { stay } = proved.found;
  const bookings = proved.found.bookings ?? (await findBookingsOfStay(db, stay));
  const refusal = checkStayAdmission(snapshot, stay, property, now);
  const { hotel, folio, lastName } = stay;
  const session = await tokens.issueGuest({ hotel, folio, lastName, channel: asked.channel }, now);
  return { session, ...presentStay(snapshot, stay, property, { bookings, refusal, language }) };
}
