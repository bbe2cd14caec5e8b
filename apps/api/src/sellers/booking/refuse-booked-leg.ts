import { type BookedLeg, directionsOf } from '@traslado/domain/booking/booked-legs';
import { listBookedLegs } from '../../db/booked-legs.ts';
import type { Db } from '../../db/client.ts';
import type { GuestCaller } from '../../http/tokens.ts';
import { tripOf } from '../../inventory/included-rules.ts';
import type { Inventory } from '../../inventory/inventory.ts';
import type { StayName } from '../../ports/pms.ts';
import { Refused } from '../../refused.ts';
import { listPartyMembers } from '../../store/booking/sale-repository.ts';
import { type Drafter, draftedBy } from '../party/drafter.ts';
import type { CreateBody } from './create-body.ts';

/** The refusal for a leg that is booked already. Only its owner gets the booking's name. */
export function legBooked(asker: StayName, legs: readonly BookedLeg[]): Refused {
  const [leg] = legs;
  const own = legs.find(({ hotel, folio }) => hotel === asker.hotel && folio === asker.folio);
  return new Refused('coupon.leg_booked', {
    ...(leg && { field: (own ?? leg).direction }),
    ...(own && {
      expected: { coupon_id: own.couponCode },
      sentence: `coupon.${own.direction}_booked`,
      params: { number: own.couponCode, day: own.flightOn },
    }),
    ...(leg && !own && { sentence: 'coupon.leg_booked_by_main_guest' }),
  });
}

type Asked = {
  readonly guest: GuestCaller;
  readonly serviceId: number;
  readonly body: Pick<CreateBody, 'additional' | 'receptive_group_id'>;
  /** Staff in the guest's place. */
  readonly drafter: Drafter;
};

/** Chooses the refusal for the guest: a leg that is already booked comes before a refusal by date. Other refusals stay as they are. */
export async function bookedInstead(
  { db, inventory }: { readonly db: Db; readonly inventory: Pick<Inventory, 'current'> },
  { guest, serviceId, body, drafter }: Asked,
  refused: Refused,
): Promise<Refused> {
  const isAboutTheRide =
    refused.code.startsWith('booking.') || refused.code === 'link.already_has_transportation';
  const service = inventory.current().serviceById(serviceId);
  if (body.additional || !isAboutTheRide || !service) return refused;
  const members = await listPartyMembers(db, {
    stay: guest,
    groupId: body.receptive_group_id,
    draftedBy: draftedBy(drafter),
  });
  const legs = await listBookedLegs(db, {
    stays: [guest, ...members],
    directions: directionsOf(tripOf[service.operationType]),
  });
  return legs.length > 0 ? legBooked(guest, legs) : refused;
}
