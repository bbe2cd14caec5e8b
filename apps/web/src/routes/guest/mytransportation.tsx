import { myTransportationPath } from '@traslado/contract/pages';
import { lazy } from 'react';
import { Redirect, useLocation, useParams } from 'wouter';
import { bookingOfPath, isEditTopic } from '../../shell/paths.ts';

const MytransportationPage = lazy(() =>
  import('../../guest/mytransportation/mytransportation-page.tsx').then((file) => ({
    default: file.MytransportationPage,
  })),
);
const EditPage = lazy(() =>
  import('../../guest/edit/edit-page.tsx').then((file) => ({ default: file.EditPage })),
);
const CancelPage = lazy(() =>
  import('../../guest/cancel/cancel-page.tsx').then((file) => ({ default: file.CancelPage })),
);
const PayPage = lazy(() =>
  import('../../guest/mytransportation/pay-page.tsx').then((file) => ({ default: file.PayPage })),
);

const MyRidePage = lazy(() =>
  import('../../guest/mytransportation/my-ride-page.tsx').then((file) => ({ default: file.MyRidePage })),
);
const RideLinkPage = lazy(() =>
  import('../../guest/mytransportation/ride-link-page.tsx').then((file) => ({ default: file.RideLinkPage })),
);

/** My transportation, its rides on their day at `/my-ride`, and below it the pages of one booking: `/edit/…`, `/cancel`, `/pay`. */
export function MyTransportation() {
  // Also renders again with each new address.
  const { work, topic } = useParams<{ work?: string; topic?: string }>();
  const [path] = useLocation();
  const coupon = bookingOfPath();
  if (path.startsWith('/my-ride')) return coupon ? <MyRidePage couponId={coupon} /> : <RideLinkPage />;
  if (!coupon) return <MytransportationPage />;
  if (work === 'edit' && isEditTopic(topic)) return <EditPage couponId={coupon} topic={topic} />;
  if (work === 'cancel' && !topic) return <CancelPage couponId={coupon} />;
  if (work === 'pay' && !topic) return <PayPage couponId={coupon} />;
  return <Redirect to={myTransportationPath(coupon)} replace />;
}
