import { isInForce } from '@traslado/domain/booking/state';
import { lazy, use } from 'react';
import type { CouponView } from '../../booking-parts/coupon-view.ts';
import { Button } from '../../components/button.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import type { EditTopic } from '../../shell/paths.ts';
import { DeadlineDialog, StateDialog } from '../manage/manage-dialogs.tsx';
import { ManageGate } from '../manage/manage-gate.tsx';
import { InLook } from '../my-bookings/in-look.ts';

const FlightEdit = lazy(() => import('./flight-edit.tsx').then((file) => ({ default: file.FlightEdit })));
const PassengersEdit = lazy(() =>
  import('./passengers-edit.tsx').then((file) => ({ default: file.PassengersEdit })),
);
const StaysEdit = lazy(() => import('./stays-edit.tsx').then((file) => ({ default: file.StaysEdit })));
const ContactEdit = lazy(() => import('./contact-edit.tsx').then((file) => ({ default: file.ContactEdit })));

type Ride = CouponView['transfers'][number];

/** Changing one thing of a booking: asked first, shown then, made last. */
export function EditPage({ couponId, topic }: { couponId: string; topic: EditTopic }) {
  const texts = useTexts('edit');
  return (
    <ManageGate couponId={couponId} title={texts.titles[topic]}>
      {(coupon) => <Edit key={`${topic}-${coupon.version}`} coupon={coupon} topic={topic} />}
    </ManageGate>
  );
}

/** The rides that a change of this topic touches; people ride on all of them. */
function ridesOf(coupon: CouponView, topic: EditTopic): Ride[] {
  const standing = coupon.transfers.filter((ride) => ride.status === 'confirmed');
  if (topic === 'arrival' || topic === 'departure')
    return standing.filter((ride) => ride.direction === topic);
  return standing;
}

/** The same for a booking that is there already. */
export function Edit({ coupon, topic }: { coupon: CouponView; topic: EditTopic }) {
  const texts = useTexts('edit');
  const { addStay } = useTexts('booking');
  // Candidate stays are asked for in the guest's name.
  const isLook = use(InLook) !== null;
  const byDeadline = ridesOf(coupon, topic).sort((a, b) => a.change_until.localeCompare(b.change_until));
  // Contact data belongs to no ride: the one that stays open longest serves.
  const ride = topic === 'contact' ? byDeadline.at(-1) : byDeadline[0];

  if (!ride || !isInForce(coupon.status)) return <StateDialog coupon={coupon} title={texts.titles[topic]} />;
  // The server decides about the deadline: the clock of a phone may be days off.
  if (!ride.viewer.can_change)
    return <DeadlineDialog coupon={coupon} ride={ride} title={texts.titles[topic]} />;
  if (topic === 'passengers' && isLook)
    return (
      <PassengersEdit
        coupon={coupon}
        ride={ride}
        stays={
          <Button variant="quiet" icon="plus" className="mt-3">
            {addStay.open}
          </Button>
        }
      />
    );
  if (topic === 'passengers')
    return (
      <StaysEdit coupon={coupon} ride={ride}>
        {(panel) => <PassengersEdit coupon={coupon} ride={ride} stays={panel} />}
      </StaysEdit>
    );
  if (topic === 'contact') return <ContactEdit coupon={coupon} ride={ride} />;
  return <FlightEdit coupon={coupon} ride={ride} />;
}
