import { myRidePath } from '@traslado/contract/pages';
import { terminalText } from '@traslado/domain/booking/meeting';
import { isDayOfRide } from '@traslado/domain/flight-watch/ride-day';
import { type ReactNode, Suspense, use } from 'react';
import type { CouponView } from '../../booking-parts/coupon-view.ts';
import { lazyExtra } from '../../components/lazy-extra.ts';
import { LinkButton } from '../../components/link-button.tsx';
import { useMinute } from '../../components/use-minute.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { cancelPath, editPath } from '../../shell/paths.ts';
import { InLook } from '../my-bookings/in-look.ts';
import { Fact, RideDayView } from './ride-day-view.tsx';
import { useRideDay } from './use-ride-day.ts';

/** Of few rides. */
const SpecialText = lazyExtra(() => import('../../booking-parts/special-text.tsx'), 'SpecialText');

type Ride = CouponView['transfers'][number];

type RideDayCardProps = {
  coupon: CouponView;
  ride: Ride;
  isKept: boolean;
  /** The ride as it was booked, shown in place of its day outside of it. */
  ticket?: ReactNode;
  /** At its foot. */
  children?: ReactNode;
};

/** A booking's ride on its day: its flight, the pick-up that follows from it, and the questions that only the guest can answer. */
export function RideDayCard({ coupon, ride, isKept, ticket = null, children }: RideDayCardProps) {
  const texts = useTexts('rideDay');
  const words = useTexts('confirmation');
  const nowAt = useMinute();
  const { day, said, answer } = useRideDay(
    ride.transfer_id,
    // Staff in a view-as-guest session have no session to ask with.
    isKept || use(InLook) !== null,
  );
  if (!day) return ticket;
  const pickUps = { soldAt: Date.parse(day.sold.at), expectedAt: Date.parse(day.expected.at) };
  if (!isDayOfRide(pickUps, nowAt)) return ticket;
  const { owner } = coupon.viewer;
  const edit = editPath(coupon.coupon_id, ride.direction);
  return (
    <RideDayView
      testId={`ride-day-${ride.transfer_id}`}
      day={day}
      said={said}
      ask={{
        silent: isKept ? texts.needsConnection : owner ? null : texts.ownerAnswers,
        change: ride.viewer.can_change ? edit : null,
        cancel: ride.viewer.can_cancel ? cancelPath(coupon.coupon_id) : null,
        answer,
      }}
      facts={
        <>
          {ride.direction === 'departure' && ride.terminal && (
            <Fact term={words.dropOff}>
              <span className="block font-semibold">{terminalText(ride.terminal)}</span>
              <span className="block text-small text-soft">{ride.drop_off}</span>
            </Fact>
          )}
          {ride.special_items.length > 0 && (
            <Fact term={words.special}>
              <Suspense>
                <SpecialText ride={ride} />
              </Suspense>
            </Fact>
          )}
        </>
      }
      contact={{ booking: coupon.folio, resort: coupon.hotel }}
    >
      {children !== undefined && (
        <div>
          {children}
          <LinkButton variant="quiet" href={myRidePath(coupon.coupon_id)}>
            {texts.page.only}
          </LinkButton>
        </div>
      )}
    </RideDayView>
  );
}
