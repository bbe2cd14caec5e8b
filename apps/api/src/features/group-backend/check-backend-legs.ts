import type { BookedLeg } from '@traslado/domain/booking/booked-legs';
import { addDays } from '@traslado/domain/time/civil';
import type { Db } from '../../db/client.ts';
import type { GuestCaller } from '../../http/tokens.ts';
import type { BackendCoupon, BackendRide, Transfers } from '../../ports/transfers.ts';
import { Refused } from '../../refused.ts';
import { legBooked } from '../coupons/refuse-booked-leg.ts';
import type { Sale } from '../coupons/sale.ts';
import { findOpenPayment, listKept } from './repository.ts';

type Deps = { readonly db: Db; readonly transfers: Pick<Transfers, 'listRides'> };
type StayName = { readonly hotel: string; readonly folio: string };
type Ride = Omit<BookedLeg, 'airportId'> & { readonly isConfirmed: boolean };

/**
 * A leg is booked once: asks their lists of the stays before a sale is sent to them, with the sale written down, so that no other one of the
 * stay is on its way. For another vehicle nothing is asked; that it is one stays with us, because their call does not know the word.
 */
export async function checkBackendLegs(deps: Deps, guest: GuestCaller, sale: Sale): Promise<void> {
  if (sale.additional) return;
  const rides = (await Promise.all(sale.stays.map((stay) => listRides(deps, stay, sale)))).flat();
  const same = rides.filter((ride) => sale.legs.some(({ direction }) => direction === ride.direction));
  const booked = same.filter(({ isConfirmed }) => isConfirmed);
  if (booked.length > 0)
    throw legBooked(
      guest,
      booked.map((ride) => ({ ...ride, airportId: sale.airportId })),
    );
  const codes = same.map(({ couponCode }) => couponCode);
  if (codes.length > 0 && (await findOpenPayment(deps.db, codes))) throw new Refused('payment.under_way');
}

/** As their list says; while it is away, as they described the bookings last. Whether they sell is for the sale itself to find out. */
async function listRides(
  { db, transfers }: Deps,
  { hotel, folio }: StayName,
  sale: Sale,
): Promise<readonly Ride[]> {
  const answer = await transfers.listRides({ hotel, folio });
  if (answer.kind === 'ok') return answer.value.flatMap((ride) => readRide(ride, sale));
  return (await listKept(db, { hotel, folio })).flatMap(keptRides);
}

/** What their list does not say is as in the leg on the same day; a ride of which nothing fits is none of the legs. */
function readRide(ride: BackendRide, { legs, zone }: Sale): Ride[] {
  const leg = legs.find(({ direction, flightOn }) =>
    ride.direction ? direction === ride.direction : flightOn === ride.flightOn,
  );
  if (!leg) return [];
  const flightOn = ride.flightOn ?? leg.flightOn;
  const pickUpTime = ride.pickUpTime ?? leg.pickUp.time;
  const isDayBefore = leg.direction === 'departure' && pickUpTime > (ride.flightTime ?? leg.flightTime);
  return [
    {
      couponCode: ride.couponCode,
      hotel: ride.hotel,
      folio: ride.folio,
      direction: leg.direction,
      flightOn,
      pickUpOn: ride.pickUpOn ?? (isDayBefore ? addDays(flightOn, -1) : flightOn),
      pickUpTime,
      timeZone: ride.timeZone ?? zone,
      isConfirmed: ride.isConfirmed,
    },
  ];
}

const keptRides = ({ code, hotel, folio, status, transfers }: BackendCoupon): Ride[] =>
  transfers.map((ride) => ({
    ...ride,
    couponCode: code,
    hotel,
    folio,
    isConfirmed: (status === 'confirmed' || status === 'partially_cancelled') && ride.status === 'confirmed',
  }));
