import type { BookedLeg } from '@traslado/domain/booking/booked-legs';
import { addDays } from '@traslado/domain/time/civil';
import type { GuestCaller } from '../../http/tokens.ts';
import type { BackendCoupon, BackendRide } from '../../ports/transfers.ts';
import type { Sale } from '../../store/booking/sale.ts';
import { listKept } from '../../store/their-booking/repository.ts';
import { legBooked } from '../booking/refuse-booked-leg.ts';
import type { SettleDeps } from './reconcile-payment.ts';
import { refuseUnderWay } from './refuse-under-way.ts';

type StayName = { readonly hotel: string; readonly folio: string };
type Ride = Omit<BookedLeg, 'airportId'> & { readonly isConfirmed: boolean };

/**
 * A leg is booked once: reads their lists of the stays before a sale is sent to them. The sale is kept before, so that no other one of the
 * stay is on its way. An additional vehicle is not checked; that it is one stays with us, because their call does not know the word.
 */
export async function checkBackendLegs(
  deps: SettleDeps,
  guest: GuestCaller,
  { sale, now }: { readonly sale: Sale; readonly now: number },
): Promise<void> {
  if (sale.additional) return;
  const rides = (await Promise.all(sale.stays.map((stay) => listRides(deps, stay, sale)))).flat();
  const same = rides.filter((ride) => sale.legs.some(({ direction }) => direction === ride.direction));
  const booked = same.filter(({ isConfirmed }) => isConfirmed);
  if (booked.length > 0)
    throw legBooked(
      guest,
      booked.map((ride) => ({ ...ride, airportId: sale.airportId })),
    );
  const codes = [...new Set(same.map(({ couponCode }) => couponCode))];
  await refuseUnderWay(deps, codes, now);
}

/** By their list; while it is unavailable, by their last answers about the bookings. Their readiness to sell shows in the sale itself. */
async function listRides(
  { db, transfers }: SettleDeps,
  { hotel, folio }: StayName,
  sale: Sale,
): Promise<readonly Ride[]> {
  const answer = await transfers.listRides({ hotel, folio });
  if (answer.kind === 'ok') return answer.value.flatMap((ride) => readRide(ride, sale));
  return (await listKept(db, { hotel, folio })).flatMap(keptRides);
}

/** A fact that their list leaves out is as in the leg on the same day; a ride without a fitting fact is none of the legs. */
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
