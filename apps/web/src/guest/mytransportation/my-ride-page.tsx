import { myTransportationPath } from '@traslado/contract/pages';
import { isDayOfRide } from '@traslado/domain/flight-watch/ride-day';
import { lazy } from 'react';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { Loader } from '../../components/loader.tsx';
import { useMinute } from '../../components/use-minute.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { ManageFrame } from '../manage/manage-frame.tsx';
import { useSignedIn } from '../manage/use-signed-in.ts';
import { useCoupon } from '../my-bookings/use-coupon.ts';
import { RideDayCard } from './ride-day-card.tsx';

const SignInGate = lazy(() =>
  import('../manage/sign-in-gate.tsx').then((file) => ({ default: file.SignInGate })),
);

/** The rides of a booking on their day, and nothing else of it; without a network as this device last saw them. */
export function MyRidePage({ couponId }: { couponId: string }) {
  const texts = useTexts('rideDay').page;
  const { failed } = useTexts('mytransportation');
  const nowAt = useMinute();
  const isSignedIn = useSignedIn();
  const { coupon, seenAt, error, refetch } = useCoupon(isSignedIn || !navigator.onLine ? couponId : null);
  if (!isSignedIn && !coupon) return <SignInGate couponId={couponId} />;
  const rides = (coupon?.transfers ?? []).filter(({ status, pick_up }) => {
    const at = Date.parse(pick_up.at);
    return status !== 'cancelled' && isDayOfRide({ soldAt: at, expectedAt: at }, nowAt);
  });
  const none = (
    <div className="grid gap-5">
      <p className="max-w-prose text-lead">{texts.none}</p>
      <LinkButton variant="secondary" className="w-fit" href={myTransportationPath(couponId)}>
        {texts.all}
      </LinkButton>
    </div>
  );
  return (
    <ManageFrame couponId={couponId} title={texts.title}>
      <div className="grid gap-6">
        {coupon &&
          rides.map((ride) => (
            <RideDayCard
              key={ride.transfer_id}
              coupon={coupon}
              ride={ride}
              isKept={seenAt !== null}
              ticket={none}
            />
          ))}
        {coupon && rides.length === 0 && none}
        {!coupon &&
          (error ? (
            <Banner
              tone="bad"
              live
              title={failed.title}
              action={<Button onClick={refetch}>{failed.retry}</Button>}
            >
              {failed.text}
            </Banner>
          ) : (
            <Loader page />
          ))}
      </div>
    </ManageFrame>
  );
}
