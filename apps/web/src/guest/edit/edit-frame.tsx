import type { ReactNode } from 'react';
import type { CouponView } from '../../booking-parts/coupon-view.ts';
import { RideTicket } from '../../booking-parts/ride-ticket.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import type { EditTopic } from '../../shell/paths.ts';
import { ManageFrame } from '../manage/manage-frame.tsx';

/** A booking, and the ride that is changed. */
export type EditProps = {
  coupon: CouponView;
  /** The ride that the change call names: among those affected, the one whose deadline ends first. */
  ride: CouponView['transfers'][number];
};

type EditFrameProps = { coupon: CouponView; topic: EditTopic; children: ReactNode };

/** The form, beside the rides as they are now. */
export function EditFrame({ coupon, topic, children }: EditFrameProps) {
  const texts = useTexts('edit');
  const isFlight = topic === 'arrival' || topic === 'departure';
  const rides = coupon.transfers.filter((ride) => !isFlight || ride.direction === topic);
  return (
    <ManageFrame
      couponId={coupon.coupon_id}
      title={texts.titles[topic]}
      lead={texts.lead}
      aside={
        <>
          <p className="font-semibold text-small text-soft">{texts.asNow}</p>
          {rides.map((ride) => (
            <RideTicket key={ride.transfer_id} transfer={ride} coupon={coupon} isCompact />
          ))}
        </>
      }
    >
      {children}
    </ManageFrame>
  );
}
