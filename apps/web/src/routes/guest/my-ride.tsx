import { useParams } from 'wouter';
import { MyRidePage } from '../../guest/my-ride/my-ride-page.tsx';
import { RideLinkPage } from '../../guest/my-ride/ride-link-page.tsx';

/** A ride on its day: of a booking, for its guests, or of a message's link. */
export function MyRide() {
  const { coupon } = useParams<{ coupon?: string }>();
  return coupon === undefined ? <RideLinkPage /> : <MyRidePage couponId={coupon} />;
}
