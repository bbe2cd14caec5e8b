import { myTransportationPath } from '@traslado/contract/pages';
import { lazy, Suspense } from 'react';
import { useLocation } from 'wouter';
import type { CouponView } from '../../booking-parts/coupon-view.ts';
import { useMoment } from '../../booking-parts/moment.ts';
import { Button } from '../../components/button.tsx';
import { CallLink } from '../../components/call-link.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { TwoButtons } from '../../components/two-buttons.tsx';
import { formatCivilDate, formatCivilTime } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { editPath } from '../../shell/paths.ts';
import { PersonButtons } from '../manage/manage-dialogs.tsx';
import { refreshBookings } from '../my-bookings/refresh-bookings.ts';
import type { ChangeWish } from './ask-change.ts';
import type { EditStop } from './use-preview.ts';

const SignInAgain = lazy(() =>
  import('../sign-in/sign-in-again.tsx').then((file) => ({ default: file.SignInAgain })),
);

type Ride = CouponView['transfers'][number];

/** The input can be corrected, or a person helps. */
function ReviewOrCall({ coupon, onReview }: { coupon: CouponView; onReview: () => void }) {
  const texts = useTexts('edit').dialogs;
  return (
    <>
      <Button onClick={onReview}>{texts.review}</Button>
      <CallLink phone={coupon.phone} />
    </>
  );
}

type EditDialogsProps = {
  stop: EditStop | null;
  coupon: CouponView;
  ride: Ride;
  onClose: () => void;
  onRetry: () => void;
  /** The guest arrives later than the stay begins; missing where nothing is asked any more. */
  onLate?: (wish: ChangeWish | undefined) => void;
};

/** Every way in which a change is not made, with the next step. Typed data is only lost to a newer state. */
export function EditDialogs({ stop, coupon, ride, onClose, onRetry, onLate }: EditDialogsProps) {
  const texts = useTexts('edit').dialogs;
  const moment = useMoment();
  if (!stop || stop.kind === 'nothing') return null;
  switch (stop.kind) {
    case 'deadline':
      return (
        <Dialog onClose={onClose} title={texts.deadline.title} actions={<PersonButtons coupon={coupon} />}>
          <p>{texts.deadline.text(moment(ride.change_until, ride.pick_up))}</p>
        </Dialog>
      );
    case 'stale':
      return <StaleDialog newer={stop.newer ?? coupon} onClose={onClose} />;
    case 'capacity':
      return (
        <Dialog
          onClose={onClose}
          title={texts.capacity.title}
          actions={<ReviewOrCall coupon={coupon} onReview={onClose} />}
        >
          <p>{stop.detail}</p>
          <p className="text-soft">{texts.capacity.text}</p>
        </Dialog>
      );
    case 'time':
    case 'night':
    case 'refused':
      if (onLate && stop.kind === 'refused' && stop.mayBeLate)
        return (
          <LateDialog
            coupon={coupon}
            detail={stop.detail}
            onLate={() => onLate(stop.wish)}
            onClose={onClose}
          />
        );
      return (
        <Dialog
          onClose={onClose}
          title={texts.refused.title}
          actions={<ReviewOrCall coupon={coupon} onReview={onClose} />}
        >
          <p>{stop.detail}</p>
        </Dialog>
      );
    case 'signedOut':
      return (
        <Suspense fallback={null}>
          <SignInAgain couponId={coupon.coupon_id} onClose={onClose} />
        </Suspense>
      );
    case 'offline':
      return <OfflineDialog coupon={coupon} onClose={onClose} onRetry={onRetry} />;
    default:
      return (
        <Dialog
          onClose={onClose}
          title={texts.failed.title}
          actions={<TwoButtons main={[texts.again, onRetry]} other={[texts.cancel, onClose]} />}
        >
          <p>{texts.failed.text}</p>
        </Dialog>
      );
  }
}

type LateDialogProps = { coupon: CouponView; detail: string; onLate: () => void; onClose: () => void };

/** The flight lands after the day that the stay begins: the guest arrives later, or changes something. */
function LateDialog({ coupon, detail, onLate, onClose }: LateDialogProps) {
  const { dateAlert } = useTexts('booking');
  const [, navigate] = useLocation();
  return (
    <Dialog
      onClose={onClose}
      title={dateAlert.arrival.title}
      actions={
        <>
          <Button onClick={onLate}>{dateAlert.late}</Button>
          <Button variant="secondary" onClick={onClose}>
            {dateAlert.change}
          </Button>
          <Button variant="secondary" onClick={() => navigate(editPath(coupon.coupon_id, 'passengers'))}>
            {dateAlert.add}
          </Button>
          <CallLink phone={coupon.phone} />
        </>
      }
    >
      <p>{detail}</p>
      <p className="text-soft">{dateAlert.lateHelp}</p>
    </Dialog>
  );
}

type StaleDialogProps = { newer: CouponView; onClose: () => void };

/** The booking was changed elsewhere: closing shows that state. */
function StaleDialog({ newer, onClose }: StaleDialogProps) {
  const texts = useTexts('edit').dialogs.stale;
  // The page renders again when the booking changes.
  const show = () => void refreshBookings().then(onClose);
  return (
    <Dialog onClose={show} title={texts.title} actions={<Button onClick={show}>{texts.show}</Button>}>
      <p>{texts.text}</p>
      <Newer coupon={newer} />
    </Dialog>
  );
}

type OfflineDialogProps = Pick<EditDialogsProps, 'coupon' | 'onClose' | 'onRetry'>;

/** No answer came: the change may have been made. */
function OfflineDialog({ coupon, onClose, onRetry }: OfflineDialogProps) {
  const texts = useTexts('edit').dialogs;
  const [, navigate] = useLocation();
  const look = () => void refreshBookings().then(() => navigate(myTransportationPath(coupon.coupon_id)));
  return (
    <Dialog
      onClose={onClose}
      title={texts.offline.title}
      actions={<TwoButtons main={[texts.again, onRetry]} other={[texts.offline.look, look]} />}
    >
      <p>{texts.offline.text}</p>
    </Dialog>
  );
}

/** The rides of the newer state in short. */
function Newer({ coupon }: { coupon: CouponView }) {
  const words = useTexts('confirmation');
  const locale = useLocale();
  return (
    <dl className="grid gap-3">
      {coupon.transfers.map((one) => (
        <div key={one.transfer_id} className="rounded-md bg-sunk px-4 py-3">
          <dt className="text-small text-soft">{words.legs[one.direction]}</dt>
          <dd className="font-semibold">
            {formatCivilDate(one.pick_up.date, locale, 'short')}, {formatCivilTime(one.pick_up.time, locale)}
            {one.flight_code && ` · ${one.flight_code}`}
            {one.status === 'cancelled' && ` · ${words.cancelled}`}
          </dd>
        </div>
      ))}
    </dl>
  );
}
