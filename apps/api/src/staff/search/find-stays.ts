import type { CallAnswer } from '@traslado/contract/schemas';
import { isInScope } from '@traslado/domain/access/scope';
import type { BookingQuestion } from '@traslado/domain/desk/recognise-question';
import { localDateOf } from '@traslado/domain/time/zone';
import type { Db } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import type { Inventory } from '../../inventory/inventory.ts';
import { listUnbookedStays, type StayQuestion } from '../../store/stay/unbooked-stay-repository.ts';

const isOfStay = (question: BookingQuestion): question is StayQuestion =>
  question.kind === 'folio' || question.kind === 'name';

/** Stays without a booking, for staff who may book for them. */
export async function findStays(
  { db, inventory }: { readonly db: Db; readonly inventory: Pick<Inventory, 'current'> },
  { scope, permissions }: StaffCaller,
  asked: { readonly questions: readonly BookingQuestion[]; readonly now: number },
): Promise<CallAnswer<'searchBookings'>['stays']> {
  const questions = asked.questions.filter(isOfStay);
  if (!permissions.includes('coupons:act') || questions.length === 0) return [];
  const snapshot = inventory.current();
  const own = snapshot.properties.filter(({ id }) => isInScope(scope, id));
  const days = own.map(({ code, timeZone }) => ({ hotel: code, today: localDateOf(asked.now, timeZone) }));
  const stays = await listUnbookedStays(db, questions, days);
  return stays.map(({ hotel, folio, guest, arrivalOn, departureOn }) => ({
    hotel,
    folio,
    guest,
    hotel_name: snapshot.propertyByCode(hotel)?.name ?? '',
    arrival_date: arrivalOn,
    departure_date: departureOn,
  }));
}
