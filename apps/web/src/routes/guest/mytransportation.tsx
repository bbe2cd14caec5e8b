import { Redirect, useParams } from 'wouter';
import { MytransportationPage } from '../../features/mytransportation/mytransportation-page.tsx';
import { PATHS } from '../paths.ts';

/** My transportation and the pages of one booking below it. */
export function MyTransportation() {
  const { coupon } = useParams<{ coupon?: string; work?: string; topic?: string }>();
  if (!coupon) return <MytransportationPage />;
  return <Redirect to={`${PATHS.myTransportation}?booking=${coupon}`} replace />;
}
