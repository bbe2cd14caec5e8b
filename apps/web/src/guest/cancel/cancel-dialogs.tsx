import { myTransportationPath } from '@traslado/contract/pages';
import { lazy, Suspense } from 'react';
import { useLocation } from 'wouter';
import type { CouponView } from '../../booking-parts/coupon-view.ts';
import { useMoment } from '../../booking-parts/moment.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { TwoButtons } from '../../components/two-buttons.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { PersonButtons } from '../manage/manage-dialogs.tsx';
import { refreshBookings } from '../my-bookings/refresh-bookings.ts';
import type { CancelOutcome } from './ask-cancellation.ts';

const SignInAgain = lazy(() =>
  import('../sign-in/sign-in-again.tsx').then((file) => ({ default: file.SignInAgain })),
);

type CancelDialogsProps = {
  stop: Exclude<CancelOutcome, { kind: 'answered' }> | null;
  coupon: CouponView;
  /** Deadline of the choice (ISO). */
  until: string;
  onRetry: () => void;
  /** Back to My transportation unless given. */
  onClose?: () => void;
};

/** Every way in which rides are not cancelled, with the next step. */
export function CancelDialogs({ stop, coupon, until, onRetry, onClose }: CancelDialogsProps) {
  const texts = useTexts('cancel').dialogs;
  const words = useTexts('edit').dialogs;
  const moment = useMoment();
  const [, navigate] = useLocation();
  if (!stop) return null;
  const leave = onClose ?? (() => navigate(myTransportationPath(coupon.coupon_id)));
  // Shows the current version. The page renders again when the booking changes.
  const show = () => void refreshBookings().then(() => navigate(myTransportationPath(coupon.coupon_id)));
  switch (stop.kind) {
    case 'deadline':
      return (
        <Dialog onClose={leave} title={texts.deadline.title} actions={<PersonButtons coupon={coupon} />}>
          <p>{texts.deadline.text(moment(until, coupon.transfers[0]?.pick_up))}</p>
        </Dialog>
      );
    case 'invalidTrip':
    case 'stale':
      return (
        <Dialog
          onClose={show}
          title={stop.kind === 'stale' ? words.stale.title : texts.invalidTrip.title}
          actions={<Button onClick={show}>{texts.invalidTrip.show}</Button>}
        >
          <p>{stop.kind === 'stale' ? texts.stale : texts.invalidTrip.text}</p>
        </Dialog>
      );
    case 'notAllowed':
      return (
        <Dialog
          onClose={leave}
          title={stop.code === 'payment.under_way' ? texts.notAllowed.notYet : texts.notAllowed.title}
          actions={<PersonButtons coupon={coupon} />}
        >
          <p>{stop.detail}</p>
        </Dialog>
      );
    case 'signedOut':
      return (
        <Suspense fallback={null}>
          <SignInAgain couponId={coupon.coupon_id} onClose={onRetry} />
        </Suspense>
      );
    default: {
      const said = stop.kind === 'offline' ? texts.offline : texts.failed;
      return (
        <Dialog
          onClose={leave}
          title={said.title}
          actions={<TwoButtons main={[words.again, onRetry]} other={[words.cancel, leave]} />}
        >
          <p>{said.text}</p>
        </Dialog>
      );
    }
  }
}
