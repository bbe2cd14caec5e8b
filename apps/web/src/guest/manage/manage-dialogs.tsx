import { myTransportationPath } from '@traslado/contract/pages';
import { useLocation } from 'wouter';
import type { CouponView } from '../../booking-parts/coupon-view.ts';
import { useMoment } from '../../booking-parts/moment.ts';
import { Button } from '../../components/button.tsx';
import { CallLink } from '../../components/call-link.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { openContact } from '../contact/open-contact.ts';
import { ManageFrame } from './manage-frame.tsx';

/** A person, one tap away. */
export function PersonButtons({ coupon }: { coupon: CouponView }) {
  const texts = useTexts('edit').dialogs;
  return (
    <>
      <CallLink variant="primary" phone={coupon.phone} />
      <Button
        variant="secondary"
        icon="mail"
        onClick={() => openContact({ resort: coupon.hotel, booking: coupon.folio })}
      >
        {texts.write}
      </Button>
    </>
  );
}

type Ride = CouponView['transfers'][number];

type WholePageProps = { coupon: CouponView; title: string };

/** The page of a change that can no longer be made online: closing the dialog leads back. */
export function DeadlineDialog({ coupon, ride, title }: WholePageProps & { ride: Ride }) {
  const texts = useTexts('edit').dialogs;
  const moment = useMoment();
  const [, navigate] = useLocation();
  const leave = () => navigate(myTransportationPath(coupon.coupon_id));
  return (
    <ManageFrame couponId={coupon.coupon_id} title={title}>
      <Dialog open onClose={leave} title={texts.deadline.title} actions={<PersonButtons coupon={coupon} />}>
        <p>{texts.deadline.text(moment(ride.change_until, ride.pick_up))}</p>
      </Dialog>
    </ManageFrame>
  );
}

/** The page of a booking that is in no state to be changed. */
export function StateDialog({ coupon, title }: WholePageProps) {
  const texts = useTexts('edit').dialogs;
  const [, navigate] = useLocation();
  return (
    <ManageFrame couponId={coupon.coupon_id} title={title}>
      <Dialog
        open
        onClose={() => navigate(myTransportationPath(coupon.coupon_id))}
        title={texts.state.title}
        actions={<PersonButtons coupon={coupon} />}
      >
        <p>{texts.state.text}</p>
      </Dialog>
    </ManageFrame>
  );
}
