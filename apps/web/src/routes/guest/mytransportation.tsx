import { myTransportationPath } from '@traslado/contract/pages';
import { lazy } from 'react';
import { Redirect, useParams } from 'wouter';
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

/** My transportation, and below it the pages of one booking: `/edit/…`, `/cancel`, `/pay`. */
export function MyTransportation() {
  // Also renders again with each new address.
  const { work, topic } = useParams<{ work?: string; topic?: string }>();
  const coupon = bookingOfPath();
  if (!coupon) return <MytransportationPage />;
  if (work === 'edit' && isEditTopic(topic)) return <EditPage couponId={coupon} topic={topic} />;
  if (work === 'cancel' && !topic) return <CancelPage couponId={coupon} />;
  if (work === 'pay' && !topic) return <PayPage couponId={coupon} />;
  return <Redirect to={myTransportationPath(coupon)} replace />;
}
