import { myTransportationPath } from '@traslado/contract/pages';
import { useLocation } from 'wouter';
import type { CouponView } from '../../booking-parts/coupon-view.ts';
import { RefundList } from '../../booking-parts/refund-list.tsx';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { ManageFrame } from '../manage/manage-frame.tsx';
import { useCoupon } from '../my-bookings/use-coupon.ts';
import { startBooking } from '../sign-in/start-booking.ts';
import type { Cancellation } from './ask-cancellation.ts';

type CancelDoneProps = { coupon: CouponView; cancellation: Cancellation };

/** The cancellation: its rides, and the way of the money. */
export function CancelDone({ coupon, cancellation }: CancelDoneProps) {
  const texts = useTexts('cancel').done;
  const [, navigate] = useLocation();
  const { coupon: after } = useCoupon(coupon.coupon_id);
  const isWhole = cancellation.status === 'cancelled';
  return (
    <ManageFrame couponId={coupon.coupon_id} title={isWhole ? texts.title : texts.titlePart}>
      <p
        className="mb-5 grid size-14 animate-rise place-items-center rounded-full bg-good text-page"
        aria-hidden="true"
      >
        <Icon name="check" className="size-8" />
      </p>
      <div role="status" className="max-w-prose text-lead">
        <p>{texts.text}</p>
        {!isWhole && <p className="mt-2">{texts.stays}</p>}
      </div>
      <div className="mt-7 empty:hidden">
        <RefundList refunds={after?.refunds ?? []} place={coupon.transfers[0]?.pick_up} />
      </div>
      <div className="mt-8 flex flex-wrap gap-3">
        <LinkButton href={myTransportationPath(coupon.coupon_id)}>{texts.back}</LinkButton>
        {isWhole && (
          <Button variant="secondary" onClick={() => navigate(startBooking())}>
            {texts.again}
          </Button>
        )}
      </div>
    </ManageFrame>
  );
}
